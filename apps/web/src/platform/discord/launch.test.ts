import { describe, expect, it } from 'vitest';
import { isEmbedded, readLaunch } from './launch.ts';

describe('the parameters of the start', () => {
  it('say by frame_id that the product runs inside the chat platform', () => {
    expect([isEmbedded('?frame_id=x'), isEmbedded('?room=x'), isEmbedded('')]).toEqual([true, false, false]);
    expect(readLaunch('?frame_id=x&platform=mobile&custom_id=K7QX').embedded).toBe(true);
  });
  it('carry the platform’s kind, the shared room and the channel', () => {
    expect(readLaunch('?frame_id=x&platform=mobile&custom_id=K7QX&guild_id=1&channel_id=2')).toMatchObject({
      platform: 'mobile',
      customId: 'K7QX',
      guildId: '1',
      channelId: '2',
    });
    expect(readLaunch('')).toMatchObject({ platform: 'desktop', customId: null, guildId: null, channelId: null });
  });
  it('name whom the imitation plays, with the others of the channel [S0018 S0019 L0012]', () => {
    expect(readLaunch('?frame_id=x&user_id=7&guild_id=1&channel_id=2&participants=8,9').mock).toEqual({
      userId: '7',
      guildId: '1',
      channelId: '2',
      participants: ['8', '9'],
    });
    expect(readLaunch('?frame_id=x&user_id=7').mock?.participants).toEqual([]);
    // Without the frame they mean nothing.
    expect(readLaunch('?user_id=7&guild_id=1&channel_id=2').mock).toBeNull();
  });
});
