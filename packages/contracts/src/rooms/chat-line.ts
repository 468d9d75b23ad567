import type { Gif } from '../http/gifs.ts';

/**
 * System lines of the chat: the client holds the words, `params` what goes into them. `scenarioDrawn` carries the id (`sc`)
 * and the key (`name`) of the preset, which the client names itself.
 */
export const SYSTEM_LINES = [
  'hostNow',
  'matchStarted',
  'matchWon',
  'matchStopped',
  'matchEnded',
  'playerOut',
  'scenarioDrawn',
  'settingChanged',
  'joined',
  'left',
  'kicked',
  'banned',
  'voteKick',
  'votedOut',
  'surrendered',
  'titleChanged',
  'promptsWidened',
  'unknownCommand',
  'missingParameter',
  'playerNotFound',
  'wordsFound',
  'noWordsFound',
  'wordInfo',
  'wordUnknown',
  'syllableInfo',
  'meaning',
  'noMeaning',
  'meaningUnavailable',
  'yappingJoined',
  'yappingLeft',
  'startStopped',
  'startDeserted',
  'seriesRestarted',
] as const;
export type SystemLine = (typeof SYSTEM_LINES)[number];
export type ChatKind = 'normal' | 'gif' | 'system' | 'q' | 'i' | 'syl';
/** A chat line. System lines carry a message key and parameters, so that each client uses its own language. */
export interface ChatLine {
  id: string;
  avatar: string;
  /** The frame that the writer wears, if any. */
  frame?: number;
  displayName: string;
  message: string;
  time: number;
  private: boolean;
  /** Whom a whisper went to; only who whispered is told. */
  to?: string;
  system: boolean;
  type: ChatKind;
  playerType: number;
  /** Of the type `gif`: what is shown; the message is empty. */
  g?: Gif;
  key?: SystemLine;
  params?: Record<string, string | number>;
}
