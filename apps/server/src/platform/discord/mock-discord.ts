import { mockDiscordUserOf } from '@syllaboom/contracts';
import type { DiscordApi } from './discord-api.ts';
import { answered, failed } from './discord-outcome.ts';
import type { DiscordTokens } from './discord-shapes.ts';

/**
 * Discord as the mock mode imitates it: whoever the page says it is, it is. Only `MOCK_DISCORD=on` leads
 * here, which production refuses. Nothing is sold, nobody boosts, no activity runs.
 */
export function createMockDiscordApi(): DiscordApi {
  const tokensOf = (code: string): DiscordTokens => ({
    accessToken: code,
    refreshToken: code,
    expiresInSeconds: 604_800,
    scopes: ['identify', 'guilds'],
  });
  const asTokens = async (code: string) =>
    mockDiscordUserOf(code) === null ? failed('refused') : answered(tokensOf(code));
  return {
    hasBot: false,
    isResting: false,
    exchangeCode: ({ code }) => asTokens(code),
    refresh: asTokens,
    revoke: async () => answered(null),
    readUser: async (accessToken) => {
      const id = mockDiscordUserOf(accessToken);
      if (id === null) return failed('refused');
      return answered({ id, username: `mock${id}`, displayName: `Mock ${id}`, avatar: null, locale: null });
    },
    readCommunityMember: async () => answered(null),
    readEntitlement: async () => answered(null),
    listEntitlements: async () => answered([]),
    consumeEntitlement: async () => failed('refused'),
    readInstance: async () => answered(null),
  };
}
