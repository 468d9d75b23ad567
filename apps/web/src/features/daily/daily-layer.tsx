import { Spawns } from '../../ui/spawns/spawns.tsx';
import { DailyPopup } from './daily-popup.tsx';
import { DailyWordCard } from './daily-word-card.tsx';
import { Unlocked } from './unlocked.tsx';

/** What the day brings, over the pages of home. */
export function DailyLayer() {
  return (
    <>
      <DailyPopup />
      <DailyWordCard />
      <Unlocked />
      <Spawns />
    </>
  );
}
