import { Component, type ErrorInfo, type ReactNode } from 'react';

interface BoundaryProps {
  /** What stands in the place of a body that could not be drawn. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Catches what fails while its body is drawn, reports it, and shows the fallback instead. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    reportError(new Error(`${error.message}${info.componentStack ?? ''}`, { cause: error }));
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
