import { ENDPOINTS, type EndpointName, type Service } from '@syllaboom/contracts';
import { describe, expect, it } from 'vitest';
import type { SessionPort } from '../session-port.ts';
import { readBases } from './bases.ts';
import { createApi } from './create-api.ts';

/** Calls that the seeds give to a service by name. */
const NAMED: Readonly<Record<Exclude<Service, 'game'>, readonly EndpointName[]>> = {
  player: [
    'syllableBookmarks',
    'addSyllableBookmark',
    'removeSyllableBookmark',
    'clearSyllableBookmarks',
    'wordUsage',
    'searchPlayers',
    'searchPlayersOfExp',
    'craftBoard',
    'craftPlace',
    'craftCollectAll',
    'craftLeaderboard',
    'publicCollections',
    'createCollection',
    'searchCollections',
  ],
  social: ['rankedHistory', 'about', 'clanInfo', 'createClan', 'clanSettings', 'gifSearch'],
  dictionary: ['wordExists', 'searchSyllables'],
};

/** The calls of their list "community and economy", as far as there are any. */
const COMMUNITY: readonly EndpointName[] = [
  'updateAuth',
  'randomPlayer',
  'removals',
  'leaderboard',
  'categoryLeaderboard',
  'matchDetail',
  'matchHistory',
  'market',
  'marketHistory',
  'sellWord',
  'buyWord',
  'removeListing',
  'redeemCode',
  'exchangeRates',
  'exchangeCurrency',
  'exchangeHistory',
  'gambleSyllable',
  'destroyWord',
  'claimCategory',
  'readShop',
];

describe('the service of a call', () => {
  it.each(Object.entries(NAMED))('is the %s service where the seeds say so [S0139 R0399 R0409]', (service, calls) => {
    expect(calls.filter((name) => ENDPOINTS[name].service !== service)).toEqual([]);
  });
  it('is the game server for community and economy', () => {
    expect(COMMUNITY.filter((name) => ENDPOINTS[name].service !== 'game')).toEqual([]);
  });
  it('has a base, and each call of the page goes there [S0138 L0223 R0363]', async () => {
    const bases = {
      game: 'https://g/api',
      player: 'https://p/api',
      social: 'https://s/api',
      dictionary: 'https://d/api',
    };
    const seen: string[] = [];
    const api = createApi({
      bases,
      session: () => ({ token: () => 't', isExpired: () => false, playerId: () => 'p' }) as unknown as SessionPort,
      fetch: (address) => {
        seen.push(address instanceof Request ? address.url : address.toString());
        return Promise.resolve(new Response('{}', { status: 404 }));
      },
    });
    const params = new Proxy({}, { get: () => 'x' });
    for (const [service, calls] of [...Object.entries(NAMED), ['game', COMMUNITY] as const]) {
      for (const name of calls) {
        seen.length = 0;
        await api.call(name, { params, query: {}, body: {} } as never).catch(() => undefined);
        expect([name, seen.map((address) => new URL(address).origin)]).toEqual([
          name,
          [new URL(bases[service as Service]).origin],
        ]);
      }
    }
  });
});

it('each service may have a base of its own; one server serves all by default', () => {
  expect(readBases({})).toEqual({ game: './api', player: './api', social: './api', dictionary: './api' });
  expect(
    readBases({ VITE_GAME_BASE: 'https://g', VITE_PLAYER_BASE: 'https://p', VITE_SOCIAL_BASE: 'https://s' }),
  ).toEqual({ game: 'https://g', player: 'https://p', social: 'https://s', dictionary: 'https://g' });
});
