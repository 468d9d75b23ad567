import type { GameRoomState, RoomPlayerState } from '@syllaboom/contracts';
import { defaultRoomSettings } from '@syllaboom/engine';

/** A player of a test's room. */
export const playerState = (id: string, changes: Partial<RoomPlayerState> = {}): RoomPlayerState => ({
  session_id: id,
  auth_id: `account-${id}`,
  username: id,
  avatar: '',
  level: 3,
  heart: 2,
  eliminated: false,
  combo: 0,
  spectating: false,
  autoJoin: false,
  bomb: 0,
  background: 0,
  dc: false,
  type: 0,
  lang: 'en-US',
  bot: false,
  wp: 500,
  f: 0,
  h: 0,
  locale: 'en-US',
  wpm: 0,
  alpha: 0,
  disco: 0,
  claim: 0,
  bank: -1,
  order: -1,
  last: '',
  draft: '',
  ...changes,
});

/** The state of a test's room: a lobby with these players unless told otherwise. */
export const roomState = (
  players: readonly RoomPlayerState[],
  changes: Partial<GameRoomState> = {},
): GameRoomState => ({
  ...defaultRoomSettings('en-US'),
  drawn: 0,
  locks: [],
  players: new Map(players.map((player) => [player.session_id, player])),
  currentPlayerSessionId: '',
  host: players[0]?.session_id ?? '',
  title: '',
  phase: 'lobby',
  countdown: 0,
  word: '',
  letter: '',
  time: 0,
  maxTime: 12,
  solves: 0,
  round: 0,
  turn: 0,
  turnStartedAt: -1,
  turnEndsAt: -1,
  started: false,
  ranked: false,
  twist: '',
  requirement: '',
  twistLetters: '',
  preparing: false,
  quick: false,
  startsAt: -1,
  ...changes,
});

/** The same room in the middle of a match: this player's turn, with this prompt. */
export const runningState = (
  players: readonly RoomPlayerState[],
  holder: string,
  changes: Partial<GameRoomState> = {},
): GameRoomState =>
  roomState(players, {
    started: true,
    phase: 'playing',
    currentPlayerSessionId: holder,
    letter: 'TIO',
    round: 1,
    turn: 1,
    maxTime: 13,
    turnStartedAt: 0,
    turnEndsAt: 13_000,
    ...changes,
  });
