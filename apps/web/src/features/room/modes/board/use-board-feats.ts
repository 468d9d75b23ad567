import { MODES } from '@syllaboom/engine';
import { type RefObject, useEffect } from 'react';
import { useLowDetail } from '../../preferences.ts';
import type { ModeShown } from '../../store/room-types.ts';
import { useRoom } from '../../store/use-topic.ts';
import { cheerAt, type Stage } from '../../table/effects/stage-effects.ts';

/** What a board cheers at, as one comparable text: the feat, and whose it is. */
function featOf(view: ModeShown | null, selfId: string): { readonly feat: string; readonly seat: string } | null {
  if (view?.mode === MODES.typeRacer) {
    const own = view.racers.find(({ seat }) => seat === selfId);
    return own?.finishedAt == null ? null : { feat: `lap ${view.lap}`, seat: selfId };
  }
  if (view?.mode === MODES.guessWord && view.last?.solver)
    return { feat: `word ${view.number} ${view.last.word}`, seat: view.last.solver };
  return null;
}

/** Confetti where a single word is worth none: at the end of an own lap, and when somebody has found the hidden word. */
export function useBoardFeats(stage: RefObject<Stage | null>): void {
  const { store } = useRoom();
  const lowDetail = useLowDetail();
  useEffect(() => {
    let before = featOf(store.get('mode'), store.selfId)?.feat;
    return store.on('mode', () => {
      const found = featOf(store.get('mode'), store.selfId);
      if (found && found.feat !== before && stage.current && !lowDetail) cheerAt(stage.current, found.seat);
      if (found) before = found.feat;
    });
  }, [store, stage, lowDetail]);
}
