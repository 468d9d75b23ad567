import { type RefObject, useEffect } from 'react';
import { useLowDetail } from '../../preferences.ts';
import type { ModeShown } from '../../store/room-types.ts';
import { useRoom } from '../../store/use-topic.ts';
import { screenOf } from '../screens.ts';
import { cheerAt, type Stage } from '../../table/effects/stage-effects.ts';

/** What a board cheers at now. */
const featOf = (view: ModeShown | null, selfId: string) => (view && screenOf(view).feat?.(view, selfId)) ?? null;

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
