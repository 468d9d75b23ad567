import { mockDiscordUserOf } from '@syllaboom/contracts';
import { expect, it, vi } from 'vitest';
import { readLaunch } from './launch.ts';
import { createMockSdk } from './mock-sdk.ts';

it('imitates the platform with the ids of the address; nothing fails [S0018 S0019 L0012]', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const { mock } = readLaunch('?frame_id=x&user_id=7&guild_id=1&channel_id=2&participants=8,9');
  if (!mock) throw new Error('the address names a person');
  const sdk = createMockSdk('42', mock);
  await sdk.ready();
  expect([sdk.clientId, sdk.guildId, sdk.channelId]).toEqual(['42', '1', '2']);
  const { code } = await sdk.commands.authorize({ client_id: '42', scope: ['identify'] });
  expect(mockDiscordUserOf(code)).toBe('7');
  await sdk.commands.authenticate({ access_token: code });
  const { participants } = await sdk.commands.getInstanceConnectedParticipants();
  expect(participants.map(({ id }) => id)).toEqual(['7', '8', '9']);
  expect(await sdk.commands.getEntitlements()).toEqual({ entitlements: [] });
});
