import { mockDiscordCode } from '@syllaboom/contracts';
import { DiscordSDKMock, type IDiscordSDK } from '@discord/embedded-app-sdk';
import type { MockLaunch } from './launch.ts';

/** The SDK's own imitation, playing the person and the channel that the address names. In no build for players. */
export function createMockSdk(clientId: string, mock: MockLaunch): IDiscordSDK {
  const sdk = new DiscordSDKMock(clientId, mock.guildId, mock.channelId, null);
  const participants = [...new Set([mock.userId, ...mock.participants])].map((id) => ({
    id,
    username: `mock${id}`,
    discriminator: '0',
    bot: false,
    flags: 0,
    global_name: null,
    avatar: null,
    avatar_decoration_data: null,
    premium_type: null,
  }));
  sdk._updateCommandMocks({
    authorize: () => Promise.resolve({ code: mockDiscordCode(mock.userId) }),
    getInstanceConnectedParticipants: () => Promise.resolve({ participants }),
  });
  return sdk;
}
