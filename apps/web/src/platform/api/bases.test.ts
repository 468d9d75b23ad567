import { ENDPOINTS, type EndpointName, type Service } from '@syllaboom/contracts';
import { describe, expect, it } from 'vitest';
import { readBases } from './bases.ts';

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
  ],
  social: ['rankedHistory', 'about'],
  dictionary: ['wordExists'],
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
});

it('each service may have a base of its own; one server serves all by default', () => {
  expect(readBases({})).toEqual({ game: './api', player: './api', social: './api', dictionary: './api' });
  expect(
    readBases({ VITE_GAME_BASE: 'https://g', VITE_PLAYER_BASE: 'https://p', VITE_SOCIAL_BASE: 'https://s' }),
  ).toEqual({ game: 'https://g', player: 'https://p', social: 'https://s', dictionary: 'https://g' });
});
