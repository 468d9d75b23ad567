import { DIFFICULTIES } from '@syllaboom/engine';
import type { SeatView } from '../store/room-types.ts';
import { useRoom, useSelf, useSnapshot, useTopic } from '../store/use-topic.ts';
import { isComing } from '../typing/hint/asked.ts';
import { type Life, lifeOf, screenOf } from './screens.ts';
import { useMode, useModeTraits } from './use-mode.ts';

/** Whether somebody plays no more, or never did in this match. */
export const isOut = (seat: SeatView, life: Life): boolean =>
  seat.spectating || seat.eliminated || (life === 'hearts' && seat.hearts <= 0);

/** Whoever watches (a replay: without any seat) or has lost all hearts writes nothing any more. */
export function useIsOut(): boolean {
  const { store } = useRoom();
  const self = useSelf();
  const life = useLife();
  return self === undefined ? store.selfId === '' : isOut(self, life);
}

/** What the room's mode counts as a player's life; in practice nobody can lose a heart, so there are none. */
export function useLife(): Life {
  const mode = useMode();
  const view = useSnapshot('mode');
  const practises = useSnapshot('info')?.diff === DIFFICULTIES.practice;
  const life = lifeOf(mode, view);
  return practises && life === 'hearts' ? 'none' : life;
}

/** Whether something is picked first: the turn's word is not asked for yet. */
export const useIsPicking = (): boolean =>
  useTopic('mode', (store) => {
    const view = store.get('mode');
    return (view && screenOf(view).isPicking?.(view)) ?? false;
  });

/** Whether the own part is done while others still type. */
export const useLapDone = (): boolean =>
  useTopic('mode', (store) => {
    const view = store.get('mode');
    return (view && screenOf(view).isDone?.(view, store.selfId)) ?? false;
  });

/** Whether the own keys count now: the own turn, or where everybody types, any time of the match. */
export function useMayType(): boolean {
  const { store } = useRoom();
  const { typing } = useModeTraits();
  const turn = useSnapshot('turn');
  const picking = useIsPicking();
  const self = useSelf();
  const out = useIsOut();
  const lapDone = useLapDone();
  const mode = useMode();
  if (!turn || lapDone || typing === 'none' || picking || isComing(turn, mode)) return false;
  return typing === 'all' ? self !== undefined && !out : turn.holder === store.selfId;
}
