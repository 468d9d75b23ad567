import type { OwnTile, SessionUser, TileOdds } from '@syllaboom/contracts';
import { GAMBLE } from '@syllaboom/engine';
import { fakeFetch, refusal, reply, type SeenCall } from '../../../testing/fake-fetch.ts';
import { sessionUser } from '../../../testing/sign-in.ts';

export const ownTile = (syllable: string, changes: Partial<OwnTile> = {}): OwnTile => ({
  syllable,
  locale: 'en-US',
  count: 1,
  free: 1,
  ...changes,
});

export const ODDS: TileOdds = {
  words: 4_120,
  cost: GAMBLE.diamonds,
  classes: [
    { least: 300, most: null, percent: 60, tiles: 812 },
    { least: 50, most: 299, percent: 28, tiles: 1_904 },
    { least: 8, most: 49, percent: 10, tiles: 2_411 },
    { least: 1, most: 7, percent: 2, tiles: 3_050 },
  ],
};

interface Kept {
  purse: Partial<SessionUser>;
  tiles: readonly OwnTile[];
  gamble: boolean;
  odds: TileOdds;
  /** What the next tile turns into, and how many words hold that. */
  next: { readonly newSyllable: string; readonly words: number };
  /** Instead of the usual answer, by method and path. */
  instead: Readonly<Record<string, (call: SeenCall) => Response | Promise<Response>>>;
}

/** A server that keeps tiles as the real one does. */
export function serveTiles(first: Partial<Kept> = {}) {
  const kept: Kept = {
    purse: { diamond: 12 },
    tiles: [ownTile('ING')],
    gamble: true,
    odds: ODDS,
    next: { newSyllable: 'QUA', words: 214 },
    instead: {},
    ...first,
  };
  const gamble = ({ body }: SeenCall): Response => {
    const remaining = (kept.purse.diamond ?? 0) - GAMBLE.diamonds;
    if (remaining < 0) return refusal('gamble/no_diamonds', 409);
    kept.purse = { ...kept.purse, diamond: remaining };
    const locale = String(body.locale);
    const { newSyllable, words } = kept.next;
    kept.tiles = [...kept.tiles.filter(({ syllable }) => syllable !== body.syllable), ownTile(newSyllable, { locale })];
    return reply({ success: true, newSyllable, locale, words, remaining, message: 'It turned' });
  };
  const answers: Record<string, (call: SeenCall) => Response> = {
    'GET /syllable/own': () => reply({ tiles: kept.tiles, gamble: kept.gamble }),
    'POST /syllable/gamble': gamble,
    'GET /me': () => reply({ user: sessionUser(kept.purse) }),
  };
  const seen = fakeFetch((call) => {
    const isOdds = call.method === 'GET' && call.path.startsWith('/syllable/gamble/');
    const name = isOdds ? 'GET odds' : `${call.method} ${call.path}`;
    const answer = kept.instead[name] ?? (isOdds ? () => reply(kept.odds) : answers[name]);
    return answer?.(call) ?? refusal('http/not_found', 404);
  });
  return {
    kept,
    seen,
    gambles: () => seen.filter(({ method, path }) => method === 'POST' && path === '/syllable/gamble'),
  };
}
