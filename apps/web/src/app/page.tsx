import { type ComponentType, useLayoutEffect } from 'react';
import { create } from 'zustand';
import { Backdrop } from '../ui/backdrop/backdrop.tsx';
import { noteFailedPart } from '../ui/lazy-part.tsx';
import { finishFirstPaint } from '../navigation/first-screen.ts';
import { LandingPage } from './landing/landing-page.tsx';
import { useScreen } from '../navigation/navigation.ts';
import { Waiting } from './waiting.tsx';

/** Everything but the landing page: null until it is fetched. `failure`: why it can't be. */
const useApp = create<{ App: ComponentType | null; failure: unknown }>(() => ({ App: null, failure: null }));

/** Fetches everything that the landing page does without. */
export async function fetchApp(): Promise<void> {
  try {
    const { App, installApp } = await import('./app.tsx');
    installApp();
    useApp.setState({ App });
  } catch (failure) {
    noteFailedPart(() => {
      useApp.setState({ failure: null });
      void fetchApp();
    });
    useApp.setState({ failure });
  }
}

/**
 * The whole page. The landing page stands beside the app, not inside: it is there first, and stays as it is when the app
 * arrives.
 */
export function Page() {
  const { App, failure } = useApp();
  const { screen, isCovered } = useScreen();
  useLayoutEffect(finishFirstPaint, []);
  if (failure !== null) throw failure;
  return (
    <>
      <Backdrop />
      {screen.name === 'landing' && !isCovered ? <LandingPage /> : null}
      {App ? <App /> : null}
      {App === null && screen.name !== 'landing' ? <Waiting /> : null}
    </>
  );
}
