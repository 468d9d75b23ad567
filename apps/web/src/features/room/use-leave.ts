import { mayEndByButton, NO_ROLE, roleOfType, SHOWN_POINTS, SUPPORTER_ROLE } from '@syllaboom/engine';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { askConfirm } from '../../ui/kit/confirm.tsx';
import { setLeaveAction } from '../settings/index.ts';
import type { RoomStore } from './store/room-store.ts';
import { useRoom, useSelf, useSnapshot, useTopic } from './store/use-topic.ts';

/** Whether leaving now loses a ranked match: from the moment that it was found until it is decided. */
function losesRanked(store: RoomStore): boolean {
  const undecided = store.get('winner') === null && store.get('lastMatch') === null;
  return store.get('info')?.ranked === true && undecided && store.self !== undefined && !store.self.spectating;
}

/** Leaves the room, after a question while a match runs; supporters are not asked [R0095 R0096]. Ranked matches cost points. */
export function useLeaveRoom(): () => Promise<void> {
  const { t } = useTranslation();
  const { store, actions } = useRoom();
  return useCallback(async () => {
    const ranked = losesRanked(store);
    const asks =
      (store.get('info')?.started || ranked) && roleOfType(store.self?.type ?? NO_ROLE).id !== SUPPORTER_ROLE;
    const question = ranked
      ? { title: t('ranked.leaveConfirm'), text: t('ranked.leaveCosts', { points: SHOWN_POINTS.leaving }) }
      : { title: t('room.leaveConfirm') };
    const sure = !asks || (await askConfirm({ ...question, confirmLabel: t('room.leave'), danger: true }));
    if (sure) actions.leave();
  }, [store, actions, t]);
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

/** While inside, the settings' button leaves the room, or ends the match for a host who may [R0221–R0224]. */
export function useSettingsLeave(): void {
  const { t } = useTranslation();
  const { store, actions } = useRoom();
  const leave = useLeaveRoom();
  useSelf();
  useSnapshot('info');
  const round = useTopic('turn', () => store.get('turn')?.round ?? 0);
  const seats = useTopic('seats', () => store.seats);
  const ends = mayEnd(store);
  useEffect(() => {
    setLeaveAction(
      ends
        ? { label: t('room.endGame'), run: () => actions.send('end') }
        : { label: t('room.leave'), run: () => void leave() },
    );
    return () => setLeaveAction(null);
  }, [ends, leave, actions, t, round, seats]);
}
