import type { DailyOffer, DailyWord, UnlockedItem } from '@syllaboom/contracts';
import { create } from 'zustand';
import { type LobbyConnection, lobbyConnection } from '../../platform/rooms/lobby-connection.ts';
import { onPlayerEvent } from '../../platform/rooms/player-events.ts';
import { showSpawn } from '../../ui/spawns/spawn-store.ts';
import { currentUser } from '../session/index.ts';

interface DailyState {
  /** The reward that waits. */
  readonly offer: DailyOffer | null;
  /** Whether it is offered on the screen. */
  readonly shown: boolean;
  readonly claimed: boolean;
  readonly word: DailyWord | null;
  /** What is new in the inventory, one after the other. */
  readonly unlocked: readonly UnlockedItem[];
  /** How many want it to wait. */
  readonly holders: number;
}
const NO_OFFER = { offer: null, shown: false, claimed: false } as const;
const NOTHING: DailyState = { ...NO_OFFER, word: null, unlocked: [], holders: 0 };
export const useDaily = create<DailyState>(() => NOTHING);

/** While something else shows what is new, this waits; returns what ends it. What was shown there is not shown again. */
export function holdUnlocked(isShown: (item: UnlockedItem) => boolean): () => void {
  useDaily.setState(({ holders }) => ({ holders: holders + 1 }));
  return () =>
    useDaily.setState(({ holders, unlocked }) => ({
      holders: holders - 1,
      unlocked: unlocked.filter((item) => !isShown(item)),
    }));
}

/** Shows something new in the inventory, after what is shown already. */
export const showUnlocked = (item: UnlockedItem): void =>
  useDaily.setState(({ unlocked }) => ({ unlocked: [...unlocked, item] }));
/** The first one was shown. */
export const dropUnlocked = (): void => useDaily.setState(({ unlocked }) => ({ unlocked: unlocked.slice(1) }));

/** Whether a reward waits that nobody has claimed. */
export const useRewardWaits = (): boolean => useDaily(({ offer, claimed }) => offer !== null && !claimed);
export const openOffer = (): void => useDaily.setState({ shown: true });
/** What was claimed is gone; what was not waits on. */
export const closeOffer = (): void =>
  useDaily.setState(({ offer, claimed }) => ({ ...NO_OFFER, offer: claimed ? null : offer }));
export const closeWord = (): void => useDaily.setState({ word: null });

/** Asks for the reward that is offered; once. */
export function claimOffer(connection: Pick<LobbyConnection, 'send'> = lobbyConnection): void {
  const { offer, claimed } = useDaily.getState();
  if (!offer || claimed) return;
  if (connection.send('claim-daily')) useDaily.setState({ claimed: true });
  else closeOffer();
}

/** Hears what the lobby says of the day. */
export function listenDaily(connection: Pick<LobbyConnection, 'on' | 'watch' | 'send'>): void {
  connection.on('daily', (offer) => {
    // Who has not played yet has nothing to read: the reward comes by itself.
    if ((currentUser()?.exp ?? 0) === 0) connection.send('claim-daily');
    else useDaily.setState({ offer, shown: true, claimed: false });
  });
  connection.on('daily-result', (word) => useDaily.setState({ word }));
  connection.on('coin-spawn', ({ count }) => showSpawn('coin', count));
  connection.on('diamond-spawn', ({ count }) => showSpawn('diamond', count));
  connection.on('key-spawn', ({ count }) => showSpawn('key', count));
  connection.on('exp-spawn', ({ count }) => showSpawn('exp', count));
  connection.on('word-spawn', ({ syllables }) => showSpawn('tile', syllables.length, { syllables }));
  connection.on('item-spawn', ({ value, diamonds }) => {
    showSpawn('bomb', 1, { item: value });
    showSpawn('diamond', diamonds);
  });
  // A reward that was not claimed is offered anew at the next connection.
  connection.watch({ closed: () => useDaily.setState(NO_OFFER) });
}

listenDaily(lobbyConnection);
onPlayerEvent('item-unlocked', showUnlocked);
onPlayerEvent('new-item', showUnlocked);
