import { Spawns } from '../../ui/spawns/spawns.tsx';
import { DailyPopup } from './daily-popup.tsx';
import { DailyWordCard } from './daily-word-card.tsx';
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
