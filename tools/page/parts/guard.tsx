// An error boundary: if a view throws, the page stays and says what happened.

import type { RenderableProps } from "preact";
import { useErrorBoundary, useLayoutEffect } from "preact/hooks";
import { Button } from "./words.tsx";

/** What is in it is tried again when the address changes. */
export const Guard = ({ address, children }: RenderableProps<{ address: string }>) => {
  // Nothing else reports an error that is caught here. Browsers take `reportError` only as a call of its own.
  const [wrong, retry] = useErrorBoundary((error) => reportError(error));
  useLayoutEffect(retry, [address]);
  if (!wrong) return <>{children}</>;
  return (
    <>
      <p class="left bad" role="alert">
        Something went wrong here. Your game is kept.
      </p>
      <p class="note more">Try again, or go on in another view. The error was: {`${wrong}`}</p>
      <p class="row">
        <Button words="Try again" class="main" onClick={retry} />
      </p>
    </>
  );
};
