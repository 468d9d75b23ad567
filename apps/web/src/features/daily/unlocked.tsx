import { Suspense } from 'react';
import { ornamentPart } from '../../ui/lazy-part.tsx';
import { useDaily } from './daily-store.ts';

/** Most matches unlock nothing: what shows it comes with the first thing. */
const UnlockedPopup = ornamentPart(async () => ({ default: (await import('./unlocked-popup.tsx')).UnlockedPopup }));

/** Themes and bombs that are new in the inventory, wherever the player is; several one after the other. */
export function Unlocked() {
  const first = useDaily((state) => state.unlocked[0]);
  const left = useDaily((state) => state.unlocked.length);
  const held = useDaily((state) => state.holders > 0);
  if (!first || held) return null;
  return (
    <Suspense fallback={null}>
      <UnlockedPopup key={left} {...first} />
    </Suspense>
  );
}
