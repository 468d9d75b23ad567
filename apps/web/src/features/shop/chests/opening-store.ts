import type { PlayerEvents } from '@syllaboom/contracts';
import { create } from 'zustand';
import { page } from '../../../platform/page.ts';
import { onPlayerEvent } from '../../../platform/rooms/player-events.ts';

export type ChestOpened = PlayerEvents['unlock-chest'];

/** What came out of chests and was not looked at yet, the oldest first. */
export const useOpened = create<{ readonly opened: readonly ChestOpened[] }>(() => ({ opened: [] }));

export const showOpened = (chest: ChestOpened): void =>
  useOpened.setState(({ opened }) => ({ opened: [...opened, chest] }));
/** The first one was looked at. */
export const closeOpened = (): void => useOpened.setState(({ opened }) => ({ opened: opened.slice(1) }));
/** @internal Tests begin without any. */
export const forgetOpened = (): void => useOpened.setState({ opened: [] });

page.onStartOver(forgetOpened);
onPlayerEvent('unlock-chest', showOpened);
