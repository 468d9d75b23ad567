import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Sizes of the text, in percent of the browser's own. */
export const TEXT_SIZES = [100, 115, 130, 150] as const;
/** Sizes of the game's own keyboard on touch screens. */
export const KEYBOARD_SIZES = ['small', 'normal', 'large'] as const;

/** Preference keys. */
export const Preferences = z.object({
  /** Space becomes a hyphen. */
  sphyp: z.boolean(),
  /** Effects, music and bomb-ticking volumes, 0–1. */
  ev: z.number().check(z.minimum(0), z.maximum(1)),
  mv: z.number().check(z.minimum(0), z.maximum(1)),
  btv: z.number().check(z.minimum(0), z.maximum(1)),
  /** Auto-switch between chat and word input. */
  sw: z.boolean(),
  /** Red flash on wrong words. */
  rf: z.boolean(),
  /** Hide names. */
  nck: z.boolean(),
  /** Theme id. */
  t: z.string().check(z.maxLength(20)),
  /** Ctrl+A clears the word. */
  cra: z.boolean(),
  /** Key sound, 0–5; -1 = off. */
  ks: z.int().check(z.minimum(-1), z.maximum(5)),
  /** Low detail. */
  ld: z.boolean(),
  /** Streamer mode: codes, names of others and chat are hidden on the own screen. */
  str: z.boolean(),
  /** The device vibrates. */
  vib: z.boolean(),
  /** Size of the text, in percent. */
  ts: z.literal(TEXT_SIZES),
  /** Size of the game's own keyboard. */
  kbs: z.enum(KEYBOARD_SIZES),
});
export type Preferences = z.infer<typeof Preferences>;
export const DEFAULT_PREFERENCES: Preferences = {
  sphyp: true,
  ev: 0.75,
  mv: 1,
  btv: 0.85,
  sw: true,
  rf: true,
  nck: false,
  t: 'default',
  cra: true,
  ks: 0,
  ld: false,
  str: false,
  vib: true,
  ts: 100,
  kbs: 'normal',
};

const getPreferences = endpoint({
  method: 'GET',
  path: '/pref',
  summary: 'Preferences and unread count',
  service: 'game',
  auth: 'session',
  limit: 'read',
  reply: z.object({ prefs: z.partial(Preferences), ntfc: z.int() }),
  errors: [],
});
const updatePreferences = endpoint({
  method: 'POST',
  path: '/pref/update',
  summary: 'Store changed preferences',
  service: 'game',
  auth: 'player',
  limit: 'write',
  body: z.object({ prefs: z.partial(Preferences) }),
  reply: z.object({ success: z.literal(true) }),
  errors: [],
});
const reconnection = endpoint({
  method: 'GET',
  path: '/reconnection',
  summary: 'The seat that waits for the caller, if any',
  service: 'game',
  auth: 'session',
  limit: 'read',
  reply: z.object({ room_id: z.nullable(z.string()), reconnection_token: z.nullable(z.string()) }),
  errors: [],
});
/** Whether the caller has a seat in a room: none, one that only waits, or one that somebody plays on. */
export const SeatState = z.enum(['none', 'waits', 'played']);
const seatStatus = endpoint({
  method: 'GET',
  path: '/reconnection/:room',
  summary: 'The caller’s seat in a room, and whether a match runs',
  service: 'game',
  auth: 'player',
  limit: 'read',
  params: z.object({ room: z.string().check(z.maxLength(40)) }),
  /** `tab`: the window that asks, as it named itself to the rooms. */
  query: z.object({ tab: z.optional(z.string().check(z.maxLength(40))) }),
  reply: z.object({
    stands: z.boolean(),
    seat: SeatState,
    /** It was this window that sat on the seat last. */
    own: z.boolean(),
    match: z.boolean(),
  }),
  errors: [],
});
const wordExists = endpoint({
  method: 'GET',
  path: '/word/exists/:language/:word',
  summary: 'Is this a word?',
  service: 'dictionary',
  auth: 'player',
  limit: 'search',
  params: z.object({ language: z.string().check(z.maxLength(10)), word: z.string().check(z.maxLength(200)) }),
  reply: z.object({ exists: z.boolean() }),
  errors: ['words/language_unknown', 'words/language_building'],
});
const searchWords = endpoint({
  method: 'GET',
  path: '/search/words/:language/:syllable',
  summary: 'Words that hold a syllable',
  service: 'dictionary',
  auth: 'player',
  limit: 'search',
  params: z.object({ language: z.string().check(z.maxLength(10)), syllable: z.string().check(z.maxLength(200)) }),
  reply: z.array(z.string()),
  errors: ['words/language_unknown', 'words/language_building'],
});
const wordLanguages = endpoint({
  method: 'GET',
  path: '/word/languages',
  summary: 'State of the dictionaries',
  service: 'dictionary',
  auth: 'public',
  limit: 'read',
  reply: z.object({
    languages: z.array(z.object({ locale: z.string(), ready: z.boolean(), words: z.int(), offlineBytes: z.int() })),
  }),
  errors: [],
});

/** One player's result in a finished match, under the seeds' names. */
export const PlayerMatchStats = z.object({
  correct_words: z.int(),
  wrong_words: z.int(),
  typed_words: z.int(),
  longest_word: z.string(),
  xp: z.int(),
  combo: z.int(),
  alpha: z.int(),
  discovered: z.int(),
  claimed: z.int(),
  wpm: z.number(),
  wp: z.int(),
  defeated: z.int(),
  diamond_dropped: z.int(),
  key_dropped: z.int(),
  collected_coins: z.int(),
  health_lost: z.array(z.int()),
  category: z.string(),
  locale: z.string(),
  /** Null where nobody came in anywhere: the match was stopped. */
  place: z.nullable(z.int()),
  /** For charts: when each correct word came, and every change of hearts as [when, hearts]; seconds of the match. Missing in old matches. */
  timeline: z.optional(z.object({ wordsAt: z.array(z.int()), hearts: z.array(z.tuple([z.int(), z.int()])) })),
});
export type PlayerMatchStats = z.infer<typeof PlayerMatchStats>;
const matchDetail = endpoint({
  method: 'GET',
  path: '/match/:id',
  summary: 'A finished match',
  service: 'game',
  auth: 'player',
  limit: 'read',
  params: z.object({ id: z.string().check(z.maxLength(40)) }),
  reply: z.object({
    match: z.object({
      id: z.string(),
      mode: z.int(),
      locale: z.string(),
      startTime: z.string(),
      endTime: z.string(),
      winner: z.nullable(z.string()),
      turn: z.int(),
      /** Its code; empty for whoever did not play in it. */
      room: z.string(),
      ranked: z.boolean(),
      diff: z.int(),
      speed: z.number(),
      scenario: z.int(),
      /** How long it lasted, how many players with an account, and how many seats in all. */
      additional: z.object({ seconds: z.int(), people: z.int(), seats: z.int() }),
      stats: z.record(z.string(), PlayerMatchStats),
    }),
    playerDetails: z.array(z.object({ id: z.string(), displayName: z.string(), avatar: z.string() })),
  }),
  errors: ['match/not_found'],
});

export const PLAY_CALLS = {
  getPreferences,
  updatePreferences,
  reconnection,
  seatStatus,
  wordExists,
  searchWords,
  wordLanguages,
  matchDetail,
};
