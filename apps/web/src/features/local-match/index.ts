/** A match whose table is in this page: what offline practice and replays share. */
export { createLocalLink } from './local-link.ts';
export { localMessages, modeMessages, winnerMessage } from './local-messages.ts';
export { type LocalAudience, type LocalPerson, type LocalRoom, localRoomState } from './local-state.ts';
