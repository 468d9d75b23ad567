import {
  DEFAULT_MODE,
  isRatedForAll,
  matchCounts,
  mayEndByButton,
  type ModeId,
  modeTraits,
  NO_ROLE,
  roleOfType,
  SHOWN_POINTS,
  SUPPORTER_ROLE,
} from '@syllaboom/engine';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { guardRoom } from '../../../navigation/navigation.ts';
import { askConfirm, type Question } from '../../../ui/kit/popups/confirm.tsx';
import { setLeaveAction } from '../../settings/index.ts';
import type { RoomStore } from '../store/room-store.ts';
import { useRoom, useSelf, useSnapshot, useTopic } from '../store/use-topic.ts';

/** Whether leaving now loses a ranked match: from the moment that it was found until it is decided. */
function losesRanked(store: RoomStore): boolean {
  const undecided = !store.get('hasPlayed');
  return store.get('info')?.ranked === true && undecided && store.self !== undefined && !store.self.spectating;
}

/** Asks about the match that runs; its end takes the question away. */
async function askInMatch(store: RoomStore, question: Question): Promise<boolean> {
  const over = new AbortController();
  const unsubscribe = store.onEvent('winner', () => over.abort());
  const sure = await askConfirm(question, over.signal);
  unsubscribe();
  return sure;
}

/** Asks before the room is left while a match runs; supporters are not asked. Ranked matches cost points. */
function useAskToLeave(): () => Promise<boolean> {
  const { t } = useTranslation();
  const { store } = useRoom();
  return useCallback(async () => {
    const ranked = losesRanked(store);
    const asks =
      (store.get('info')?.started || ranked) && roleOfType(store.self?.type ?? NO_ROLE).id !== SUPPORTER_ROLE;
    const question = ranked
      ? { title: t('ranked.leaveConfirm'), text: t('ranked.leaveCosts', { points: SHOWN_POINTS.leaving }) }
      : { title: t('room.leaveConfirm') };
    return !asks || askInMatch(store, { ...question, confirmLabel: t('room.leave'), danger: true });
  }, [store, t]);
}

/** Leaves the room, after the question. */
export function useLeaveRoom(): () => Promise<void> {
  const { actions } = useRoom();
  const ask = useAskToLeave();
  return useCallback(async () => {
    if (await ask()) actions.leave();
  }, [actions, ask]);
}

const mayEnd = (store: RoomStore): boolean => {
  const info = store.get('info');
  const players = store.seats.filter((seat) => !seat.spectating);
  return mayEndByButton({
    isRunning: info?.started ?? false,
    isRanked: info?.ranked ?? false,
    round: store.get('turn')?.round ?? 0,
    isHost: info?.host === store.selfId,
    isAlive: (store.self?.hearts ?? 0) > 0,
    livingPeople: players.filter((seat) => !seat.bot && seat.hearts > 0 && seat.id !== store.selfId).length,
    players: players.length,
  });
};

/** Whether ending the match takes it from other people, so that the own rating falls as a leaver's. */
function desertsOthers(store: RoomStore): boolean {
  const info = store.get('info');
  const isMine = store.self !== undefined && !store.self.spectating;
  const isShared = store.seats.some(
    ({ bot, spectating, hearts, id }) => !bot && !spectating && hearts > 0 && id !== store.selfId,
  );
  if (!info || !isMine || !isShared) return false;
  return isRatedForAll({ mode: info.mode as ModeId, scenario: info.sc, ranked: info.ranked });
}

function costOfEnding(store: RoomStore): 'room.endNothing' | 'room.endLeaves' | 'room.endCosts' {
  // Where letters are laid each word is as good as a turn (`turnsPlayed`).
  const counts =
    modeTraits(store.get('info')?.mode ?? DEFAULT_MODE).laysLetters || matchCounts(store.get('turn')?.turn ?? 0);
  if (!counts) return 'room.endNothing';
  return desertsOthers(store) ? 'room.endLeaves' : 'room.endCosts';
}

/** Asks before the match is ended for everybody, and says what comes of it: nobody wins then, and who ends it may have left it. */
export function useEndMatch(): () => Promise<boolean> {
  const { t } = useTranslation();
  const { store } = useRoom();
  return useCallback(
    () =>
      askInMatch(store, {
        title: t('room.endConfirm'),
        text: t(costOfEnding(store)),
        confirmLabel: t('room.endGame'),
        danger: true,
      }),
    [store, t],
  );
}

/** Whoever goes from here straight to another room is asked the same. */
export function useGuardedRoom(): void {
  const ask = useAskToLeave();
  useEffect(() => {
    guardRoom(ask);
    return () => guardRoom(null);
  }, [ask]);
}

/** While inside, the settings' button leaves the room, or ends the match for a host who may. */
export function useSettingsLeave(): void {
  const { t } = useTranslation();
  const { store, actions } = useRoom();
  const leave = useLeaveRoom();
  const askEnd = useEndMatch();
  useSelf();
  useSnapshot('info');
  const round = useTopic('turn', () => store.get('turn')?.round ?? 0);
  const seats = useTopic('seats', () => store.seats);
  const ends = mayEnd(store);
  useEffect(() => {
    setLeaveAction(
      ends
        ? { label: t('room.endGame'), run: () => void askEnd().then((sure) => sure && actions.send('end')) }
        : { label: t('room.leave'), run: () => void leave() },
    );
    return () => setLeaveAction(null);
  }, [ends, leave, askEnd, actions, t, round, seats]);
}
