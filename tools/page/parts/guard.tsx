// An error boundary: if a view throws, the page stays and says what happened.

import type { RenderableProps } from "preact";
import { useErrorBoundary, useRef } from "preact/hooks";
import { Button } from "./words.tsx";

/** Shows its children. If they throw, they are tried again when the address changes. */
export const Guard = ({ address, children }: RenderableProps<{ address: string }>) => {
  const failedAt = useRef("");
  const [wrong, retry] = useErrorBoundary((error) => {
    failedAt.current = address;
    // Nothing else reports an error that is caught here. As a callback, `reportError` would throw.
    reportError(error);
  });
  if (failedAt.current !== address) failedAt.current = "";
  if (!wrong || !failedAt.current) return <>{children}</>;
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
