import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Done } from './shapes.ts';

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
  /** What calls the player back to a page that they don't look at: a match that starts. */
  nma: z.boolean(),
  /** The same for an invitation of a friend. */
  nin: z.boolean(),
  /** The same for the queue, once it found somebody. */
  nqu: z.boolean(),
  /** The same for a message. */
  nme: z.boolean(),
  /** Besides the page's title and a sound: by a notification of the system, where the device allows it. */
  nsy: z.boolean(),
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
  nma: true,
  nin: true,
  nqu: true,
  nme: true,
  nsy: false,
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
  reply: Done,
  errors: [],
});

export const PREFERENCE_CALLS = {
  getPreferences,
  updatePreferences,
};
