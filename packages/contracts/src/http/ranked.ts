import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Done, WornFrame } from './shapes.ts';

/** One side of a ranked match. */
export const RankedSide = z.object({
  playerId: z.string(),
  displayName: z.string(),
  avatar: z.string(),
  frame: WornFrame,
  wp: z.int(),
  diffWp: z.int(),
});
export const RankedMatch = z.object({
  id: z.string(),
  player1: RankedSide,
  player2: RankedSide,
  winner: z.string(),
  startTime: z.string(),
  endTime: z.string(),
});
export type RankedMatch = z.infer<typeof RankedMatch>;
/** The last twenty of the caller. */
const rankedHistory = endpoint({
  method: 'GET',
  path: '/ranked/history',
  summary: 'The caller’s latest ranked matches',
  service: 'social',
  auth: 'player',
  limit: 'read',
  reply: z.object({ histories: z.array(RankedMatch) }),
  errors: [],
});
/** The caller's rank in the running season. */
const ownRank = endpoint({
  method: 'GET',
  path: '/ranked/rank',
  summary: 'Season, points, perk, lock and the timeline of the caller’s rating',
  service: 'social',
  auth: 'player',
  limit: 'read',
  reply: z.object({
    season: z.object({ id: z.string(), startsAt: z.string(), endsAt: z.string(), daysLeft: z.int() }),
    wp: z.int(),
    /** Of this season. */
    matches: z.int(),
    wins: z.int(),
    /** Least level and whether the caller has reached it. */
    leastLevel: z.int(),
    perk: z.nullable(z.string()),
    /** Whether perks act in this season. */
    perksAct: z.boolean(),
    /** Until when the caller may not queue after leaving matches. */
    lockedUntil: z.nullable(z.string()),
    /** Points after each match of the season, the oldest first. */
    timeline: z.array(z.object({ at: z.string(), wp: z.int() })),
  }),
  errors: [],
});
const choosePerk = endpoint({
  method: 'POST',
  path: '/ranked/perk',
  summary: 'Choose the perk that is shown in ranked play',
  service: 'social',
  auth: 'wayIn',
  limit: 'write',
  body: z.object({ perk: z.nullable(z.string().check(z.maxLength(30))) }),
  reply: Done,
  errors: ['http/bad_request'],
});

export const RANKED_CALLS = { rankedHistory, ownRank, choosePerk };
