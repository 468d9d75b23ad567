import { type ReactNode, useState } from 'react';
import { isEmbedded } from '../../platform/discord/launch.ts';
import { page } from '../../platform/page.ts';
import { Boundary } from '../../ui/boundary.tsx';
import { forgetFailedParts } from '../../ui/lazy-part.tsx';
import { useScreen } from '../../navigation/navigation.ts';
import { Notice } from './notice-screen.tsx';

/**
 * The last net: a screen that could not be drawn, or fetched, says so and offers a fresh start: a load of the page,
 * inside the chat platform, where that can't be, everything from its beginning.
 */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const [attempt, setAttempt] = useState(0);
  const startAfresh = () => {
    if (!isEmbedded()) return page.reload();
    forgetFailedParts();
    useScreen.setState({ screen: { name: 'starting' } });
    setAttempt(attempt + 1);
  };
  const broken = <Notice messageKey={navigator.onLine ? 'notInitialized' : 'network'} onRetry={startAfresh} />;
  return (
    <Boundary key={attempt} fallback={broken}>
      {children}
    </Boundary>
  );
}
