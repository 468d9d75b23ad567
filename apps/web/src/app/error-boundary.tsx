import { Component, type ErrorInfo, type ReactNode } from 'react';
import { page } from '../platform/page.ts';
import { Notice } from './notice-screen.tsx';

/** The last net: a screen that could not be drawn says so and offers a fresh start [R0532]. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    reportError(new Error(`${error.message}${info.componentStack ?? ''}`, { cause: error }));
  }

  override render(): ReactNode {
    return this.state.failed ? (
      <Notice messageKey="notInitialized" onRetry={() => page.reload()} />
    ) : (
      this.props.children
    );
  }
}
