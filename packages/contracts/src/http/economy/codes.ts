import { REWARD_CODES } from '@syllaboom/engine';
import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Page } from '../moderation/staff-shapes.ts';
import { Done, PlayerRef } from '../shapes.ts';

/** One thing that a code gives. */
export const CodeReward = z.union([
  z.object({ key: z.int() }),
  z.object({ diamond: z.int() }),
  z.object({ coin: z.int() }),
]);
export type CodeReward = z.infer<typeof CodeReward>;

/** A code as the staff sees it. */
export const RewardCode = z.object({
  /** As it is kept: capitals and digits. */
  code: z.string(),
  coin: z.int(),
  diamond: z.int(),
  key: z.int(),
  uses: z.int(),
  usesLeft: z.int(),
  madeAt: z.string(),
  /** Null: the account is gone. */
  madeBy: z.nullable(PlayerRef),
  /** Null: it doesn’t run out. */
  until: z.nullable(z.string()),
  /** When the staff ended it. */
  endedAt: z.nullable(z.string()),
});
export type RewardCode = z.infer<typeof RewardCode>;

const Code = z.object({ code: z.string().check(z.maxLength(200)) });
const upTo = (most: number) => z.int().check(z.minimum(0), z.maximum(most));

const redeemCode = endpoint({
  method: 'POST',
  path: '/reedem/:code',
  summary: 'Redeem a code: each once, from level 10 on',
  service: 'game',
  auth: 'player',
  limit: 'code',
  keyed: true,
  params: Code,
  reply: z.object({ success: z.literal(true), rewards: z.array(CodeReward), error: z.null() }),
  errors: ['code/not_exist', 'code/used', 'code/not_enough_exp'],
});
const rewardCodes = endpoint({
  method: 'GET',
  path: '/gm/codes',
  summary: 'All codes, the newest first',
  service: 'game',
  auth: 'develop',
  limit: 'read',
  query: Page,
  reply: z.object({ codes: z.array(RewardCode), total: z.int() }),
  errors: [],
});
const makeCode = endpoint({
  method: 'POST',
  path: '/gm/codes',
  summary: 'Make a code that players redeem',
  service: 'game',
  auth: 'develop',
  limit: 'write',
  body: z.object({
    /** Left out: the server makes one up. */
    code: z.optional(z.string().check(z.maxLength(100))),
    coin: upTo(REWARD_CODES.mostCoins),
    diamond: upTo(REWARD_CODES.mostDiamonds),
    key: upTo(REWARD_CODES.mostKeys),
    uses: z.int().check(z.minimum(1), z.maximum(REWARD_CODES.mostUses)),
    until: z.nullable(z.iso.datetime()),
  }),
  reply: z.object({ success: z.literal(true), code: z.string() }),
  errors: ['code/letters', 'code/no_reward', 'code/taken', 'moderation/end_in_past'],
});
const endCode = endpoint({
  method: 'POST',
  path: '/gm/codes/:code/end',
  summary: 'End a code: nobody redeems it any more',
  service: 'game',
  auth: 'develop',
  limit: 'write',
  params: Code,
  reply: Done,
  errors: ['moderation/not_found', 'moderation/closed'],
});

export const CODE_CALLS = { redeemCode, rewardCodes, makeCode, endCode };
