import type { PlayerEventName } from './player-events.ts';

/** The names of what a player is told wherever they are: without the schemas, which browsers need not load. */
export const PLAYER_EVENT_NAMES = [
  'popup',
  'achievement-progress',
  'inbox',
  'unlock-chest',
  'item-spawn',
  'item-unlocked',
  'new-item',
  'friends',
  'friend_invite',
  'clan',
] as const satisfies readonly PlayerEventName[];
