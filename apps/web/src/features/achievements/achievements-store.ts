import type { AchievementMessages, AchievementView, PlayerEvents } from '@syllaboom/contracts';
import { useEffect } from 'react';
import { create } from 'zustand';
import { i18n } from '../../platform/i18n/i18n.ts';
import { page } from '../../platform/page.ts';
import { type LobbyConnection, lobbyConnection } from '../../platform/rooms/lobby-connection.ts';
import { onPlayerEvent } from '../../platform/rooms/player-events.ts';
import { sound } from '../../platform/sound/sound.ts';
import { isGuestId, useUser } from '../session/index.ts';
import { showGood } from '../../ui/toasts/toasts.tsx';

/** Without an answer after so long it is said that none came. */
export const ANSWER_MS = 5_000;

interface AchievementsState {
  readonly views: readonly AchievementView[] | null;
  readonly failed: boolean;
  /** Steps whose claim is under way. */
  readonly claiming: readonly string[];
}
const NOTHING: AchievementsState = { views: null, failed: false, claiming: [] };
export const useAchievements = create<AchievementsState>(() => NOTHING);

/** Where questions about achievements go: the room while the player is in one, else the lobby. */
export interface AchievementSender {
  /** False: nobody is connected. */
  ask(): boolean;
  claim(id: string): boolean;
}
const viaLobby = (connection: Pick<LobbyConnection, 'send'>): AchievementSender => ({
  ask: () => connection.send('achievement-progress'),
  claim: (id) => connection.send('claim-achievement', { id }),
});
let room: AchievementSender | null = null;
/** While the player is in a room, it answers. Null outside. */
export const setAchievementSender = (sender: AchievementSender | null): void => {
  room = sender;
};
const sender = (): AchievementSender => room ?? viaLobby(lobbyConnection);

let waiting: ReturnType<typeof setTimeout> | undefined;
/** Asks how far the player has come. */
export function askAchievements(): void {
  clearTimeout(waiting);
  useAchievements.setState({ failed: false });
  const fail = () => useAchievements.setState({ failed: true });
  if (sender().ask()) waiting = setTimeout(fail, ANSWER_MS);
  else fail();
}

let isWatched = false;
/** How many steps wait to be claimed, for every door to them: asked for once, then told as it changes. */
export function useClaimable(): number {
  const id = useUser()?.id;
  useEffect(() => {
    // Guests have none.
    if (id === undefined || isGuestId(id)) return;
    isWatched = true;
    if (useAchievements.getState().views === null) sender().ask();
  }, [id]);
  return useAchievements(({ views }) => views?.filter(({ isClaimable }) => isClaimable).length ?? 0);
}

/** Asks for the diamonds of a step; once until it is answered. */
export function claimAchievement(id: string): void {
  if (useAchievements.getState().claiming.includes(id) || !sender().claim(id)) return;
  useAchievements.setState(({ claiming }) => ({ claiming: [...claiming, id] }));
  setTimeout(() => settle(id), ANSWER_MS);
}
const settle = (id: string): void =>
  useAchievements.setState(({ claiming }) => ({ claiming: claiming.filter((one) => one !== id) }));

export function receiveProgress({ achievements }: PlayerEvents['achievement-progress']): void {
  clearTimeout(waiting);
  useAchievements.setState({ views: achievements, failed: false });
}

export function receiveClaimed({ id, reward }: AchievementMessages['achievement-claimed']): void {
  settle(id);
  useAchievements.setState(({ views }) => ({
    views: views?.map((view) => (view.id === id ? { ...view, isClaimed: true, isClaimable: false } : view)) ?? null,
  }));
  sound.play('ok');
  showGood(i18n.t('achievements.got'), i18n.t('achievements.reward', { count: reward }));
}

/** Another player's progress is nobody's. @internal Tests begin without any. */
export const resetAchievements = (): void => {
  isWatched = false;
  useAchievements.setState(NOTHING);
};
page.onStartOver(resetAchievements);

onPlayerEvent('achievement-progress', receiveProgress);
// What was told while nobody was connected is asked for again.
lobbyConnection.watch({
  opened: (link) => {
    if (isWatched || useAchievements.getState().views !== null) link.send('achievement-progress');
  },
});
lobbyConnection.on('achievement-claimed', receiveClaimed);
