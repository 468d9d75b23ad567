import { MODES } from '@syllaboom/engine';
import { useTopic } from '../../store/use-topic.ts';

/** How many chips somebody has in a card bet; null in other modes, and of who is not in it. */
export const useChips = (id: string): number | null =>
  useTopic('mode', (store) => {
    const view = store.get('mode');
    return view?.mode === MODES.cardBet ? (view.chips.find(({ seat }) => seat === id)?.chips ?? null) : null;
  });
