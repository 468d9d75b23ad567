import type { CardView, ModeView, MonsterView, Requirement, TriviaAuthor, Twist } from '@syllaboom/engine';
import type { SessionUser } from '../http/account/session-user.ts';
import type { AchievementMessages } from './achievement.ts';
import type { PlayerEvents } from './player-events.ts';
import type { ChatLine } from './chat-line.ts';
import type { ChatMessages } from './chat-messages.ts';
import type { BotEdit } from './client-messages.ts';
import type { ShopMessages } from './shop.ts';

/** One line of the prompt/solve log. */
export interface SolveLine {
  /** Id of the seat, not of an account: the name is the seeds'. */
  playerId: string;
  name: string;
  avatar: string;
  word: string;
  isCorrect: boolean;
  prompt: string;
}

/** One row of the winner screen. `react` in seconds. */
export interface WinnerEntry {
  /** `id`: of the seat; of somebody who never sat down at a ranked match the account's. */
  player: { id: string; name: string; avatar: string; frame: number };
  /** 1 = best; those who are level share theirs. Left out where the order of the list is all that is known. */
  place?: number;
  wpm: number;
  react: number;
  /** How the ranked points changed; 0 where nothing moved them, or nothing is recorded (yet). */
  elo: number;
  /** Rating of free-for-all rooms after the match; 0 for bots, guests and until it is recorded. */
  rating: number;
  /** Ranked points after the match and their change; null where it is not ranked or not recorded (yet). */
  wp: { points: number; change: number } | null;
  reached_wpp: number;
  longest_word: string;
  correct_words: number;
  wrong_words: number;
  /** Most right words in a row. */
  combo: number;
  category: Record<string, number>;
  xp: number;
  coins: number;
  discovered: number;
  claimed: number;
}

/** What of a match the profile had never seen better; words of a first match beat nothing. */
export const PERSONAL_BESTS = ['word', 'wpm', 'combo', 'alphabets'] as const;
export type PersonalBest = (typeof PERSONAL_BESTS)[number];

/** How far somebody is with the bonus alphabets: told when one is complete, and to who comes back. */
export interface AlphaProgress {
  id: string;
  /** Which alphabet it is about, from 0. */
  index: number;
  status: 'running' | 'completed';
  /** Whether it is news to be shown. */
  show: boolean;
  /** How many are complete, and what coins count for now. */
  completed: number;
  multiplier: number;
}

/** Views under the common name. */
export type ModeStateView = Exclude<ModeView, CardView | MonsterView>;

/** What only the room knows of a monster: extra text and definition, both plain text, possibly empty. */
export interface MonsterTexts {
  oinfo: string;
  def: string;
}

/** Messages from the server, in the seeds' names. Ids are those of seats. Times are the room clock in ms (see `clock`). */
export interface ServerMessages extends AchievementMessages, ChatMessages, PlayerEvents, ShopMessages {
  /** First message after a join: the room clock now, so that the client knows its offset. Repeated every 5 s. */
  clock: { now: number };
  countdown: { n: number };
  /** `versusMs`: how long two players are shown against each other before the first turn; 0 = not at all. */
  start: { matchId: string; versusMs: number };
  stop: { reason: string };
  turn: {
    /** The holder's seat; empty where everybody plays at once. */
    id: string;
    prompt: string;
    round: number;
    turn: number;
    startedAt: number;
    endsAt: number | null;
    maxTime: number;
    twist: Twist | null;
    requirement: Requirement;
  };
  /** What the mode shows besides the turn; two modes have names of their own. Sent at every change and to who joins late. */
  'mode-state': ModeStateView;
  'card-state': CardView;
  'monster-state': MonsterView & MonsterTexts;
  'monster-health': { id: string; health: number; points: number };
  /** `coins`: what everybody who is still in got. */
  'monster-kill': { id: string; level: number; boss: boolean; coins: number };
  /** The answers of a trivia question, and when the next one comes (room clock). */
  'trivia-reveal': {
    correct: number;
    answers: { index: number; sessionId: string }[];
    author: TriviaAuthor | null;
    until: number;
  };
  'yapping-joined': { id: string };
  'yapping-left': { id: string };
  /** The random preset (99) drew this one among the others; the reel runs for `lastsMs`. */
  'scenario-drawn': { sc: number; options: number[]; lastsMs: number };
  /** A played word belongs to word categories. */
  cat: { id: string; word: string; categories: string[] };
  /** The last prompt of a list was solved. */
  finished: { prompt: 'FNSHD' };
  /** Somebody's chat was muted or opened again by the staff. */
  mt: { id: string; muted: boolean };
  duration: { startedAt: number; endsAt: number };
  twist: { twist: Twist };
  spectate: { id: string; spectating: boolean };
  new: { id: string };
  hurt: { id: string; heart: number };
  heart: { id: string; heart: number };
  eliminated: { id: string };
  /**
   * The first three; `rest`: everybody behind them, in the order of their places. `flagged`: the match does not count for whoever
   * gets the message (see `ownFlag`); `bests`: what of it is whose own best. Both are known once it is recorded.
   */
  winner: {
    winners: WinnerEntry[];
    rest?: WinnerEntry[];
    matchId: string;
    recorded: boolean;
    flagged?: boolean;
    /** Too few turns: nothing of the match is kept. */
    short?: boolean;
    bests?: PersonalBest[];
    self: WinnerEntry | null;
  };
  correct: { id: string; word: string; prompt: string; points: number; combo: number };
  wrong: { id: string; word: string; reason: string };
  title: { title: string };
  /** The receiver sees the room so much later from now on; 0: as it is. Comes past everything that waits. */
  'watch-delay': { ms: number };
  /** Opens this table again when its server is gone; the newest one counts. */
  'table-ticket': { ticket: string };
  hint: { prompt: string; words: string[] };
  dc: { id: string; dc: boolean };
  'user-letter-healths': { id: string; letters: Record<string, number> };
  alpha: AlphaProgress;
  'lang-set': { id: string; locale: string };
  'chat-history': { lines: ChatLine[]; solves: SolveLine[] };
  solve: SolveLine;
  emoji: { id: string; emoji: string };
  'st-change': { key: string };
  confirm: { what: 'bot-added' | 'bot-removed' | 'bot-updated' };
  'bot-profile': BotEdit;
  'submit-res': { a: boolean };
  'practice-word': { word: string };
  profile: { exp: number; level: number; score: number; diamond: number; key: number };
  /** The player's own data after a change. */
  'update-profile': SessionUser;
  'coin-spawn': { id: string; count: number };
  'exp-spawn': { id: string; count: number };
  'diamond-spawn': { id: string; count: number };
  'key-spawn': { id: string; count: number };
  'word-spawn': { id: string; syllables: string[] };
  'server-message': { msg: string };
}
export type ServerMessageName = keyof ServerMessages;

/** Why the room refused; the client holds the words. */
export const ROOM_REFUSALS = [
  'onlyHost',
  'running',
  'notRunning',
  'noPlayers',
  'modeLocked',
  'noMonsters',
  'badValue',
  'roomFull',
  'botLanguage',
  'botLanguageUnknown',
  'botRunning',
  'botUnknown',
  'playerUnknown',
  'self',
  'tooLate',
  'stillPlayed',
  'ranked',
  'muted',
  'chatCooldown',
  'guest',
  'wayInNeeded',
  'unknownCommand',
  'missingParameter',
  'loveCooldown',
  'gifLevel',
  'gifCooldown',
  'gifUnknown',
  'tooOften',
  'needThree',
  'languageBuilding',
  'notPlaying',
  'notAllowed',
] as const;
export type RoomRefusal = (typeof ROOM_REFUSALS)[number];
