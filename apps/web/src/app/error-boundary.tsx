import type { ReactNode } from 'react';
import { page } from '../platform/page.ts';
import { Boundary } from '../ui/boundary.tsx';
import { Notice } from './notice-screen.tsx';

/** The last net: a screen that could not be drawn says so and offers a fresh start [R0532]. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return (
    <Boundary fallback={<Notice messageKey="notInitialized" onRetry={() => page.reload()} />}>{children}</Boundary>
  );
}
