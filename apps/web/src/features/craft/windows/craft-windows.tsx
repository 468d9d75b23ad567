import { Suspense } from 'react';
import { Boundary } from '../../../ui/boundary.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { useWindows } from '../../../ui/windows/manager.ts';
import { FRIENDS_WINDOW, LEADERBOARD_WINDOW, STATS_WINDOW } from '../craft-ui.ts';

const Bodies = lazyPart(async () => ({ default: (await import('./open-windows.tsx')).OpenWindows }));
const IDS: readonly string[] = [STATS_WINDOW, LEADERBOARD_WINDOW, FRIENDS_WINDOW];

/** The windows of the crafting board over whatever is on the screen; they come when they are first opened. */
export function CraftWindows() {
  const isOpen = useWindows(({ open }) => open.some((id) => IDS.includes(id)));
  return (
    <Boundary fallback={null}>
      <Suspense fallback={null}>{isOpen ? <Bodies /> : null}</Suspense>
    </Boundary>
  );
}
