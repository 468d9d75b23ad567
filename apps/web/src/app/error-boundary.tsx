import type { ReactNode } from 'react';
import { page } from '../platform/page.ts';
import { Boundary } from '../ui/boundary.tsx';
import { Notice } from './notice-screen.tsx';

const Broken = () => (
  <Notice messageKey={navigator.onLine ? 'notInitialized' : 'network'} onRetry={() => page.reload()} />
);

/** The last net: a screen that could not be drawn, or fetched, says so and offers a fresh start [R0532]. */
export const ErrorBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary fallback={<Broken />}>{children}</Boundary>
);
