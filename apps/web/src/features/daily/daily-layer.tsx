import { DailyPopup } from './daily-popup.tsx';
import { DailyWordCard } from './daily-word-card.tsx';
import { Spawns } from './spawns.tsx';
import { UnlockedPopup } from './unlocked-popup.tsx';

/** What the day brings, over the pages of home. */
export function DailyLayer() {
  return (
    <>
      <DailyPopup />
      <DailyWordCard />
      <UnlockedPopup />
      <Spawns />
    </>
  );
}
