import type { Feature } from '#manifest/feature.ts';
import type { CodeDeps } from './codes.deps.ts';
import { codesPersonalData } from './personal-data.repository.ts';
import { redeemCode } from './redeem-code.ts';
import { endCode, listCodes, makeCode } from './staff-codes.ts';

/** Codes that the operator gives out and players redeem. */
export const codesFeature = (deps: CodeDeps) =>
  ({
    routes: {
      redeemCode: async ({ caller, params, key }) => ({
        success: true,
        rewards: await redeemCode(deps, caller.playerId, params.code, key),
        error: null,
      }),
      rewardCodes: ({ query }) => listCodes(deps, query.page),
      makeCode: async ({ caller, body }) => ({ success: true, code: await makeCode(deps, caller.playerId, body) }),
      endCode: async ({ caller, params }) => {
        await endCode(deps, caller.playerId, params.code);
        return { success: true };
      },
    },
    personalData: codesPersonalData,
    playerTables: ['reward_code_use', 'reward_code'],
  }) satisfies Feature;
