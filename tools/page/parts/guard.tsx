// An error boundary: if a view throws, the page stays and says what happened.

import { Component, type RenderableProps } from "preact";
import { Button } from "./button.tsx";

interface GuardProps {
  /** The view is tried again when this changes. */
  address: string;
}

interface GuardState {
  address?: string;
  /** What the view threw at this address, if it threw anything. */
  wrong?: string | undefined;
}

export class Guard extends Component<GuardProps, GuardState> {
  override state: GuardState = {};

  static override getDerivedStateFromProps({ address }: GuardProps, before: GuardState): GuardState | null {
    return address === before.address ? null : { address, wrong: undefined };
  }

  override componentDidCatch(error: unknown): void {
    // Nothing else reports an error that was caught here.
    reportError(error);
    this.setState({ wrong: `${error}` });
  }

  render({ children }: RenderableProps<GuardProps>, { wrong }: GuardState) {
    if (wrong === undefined) return children;
    return (
      <>
        <p class="left bad" role="alert">
          Something went wrong here. Your game is kept.
        </p>
        <p class="note more">Try again, or go on in another view. The error was: {wrong}</p>
        <p class="row">
          <Button words="Try again" class="main" onClick={() => this.setState({ wrong: undefined })} />
        </p>
      </>
    );
  }
}
