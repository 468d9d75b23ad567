import { describe, expect, it } from 'vitest';
import { DiscordState } from '../../testing/fakes/discord-state.ts';
import { createDiscordSignatures } from './signature.ts';

const discord = new DiscordState();
const signatures = createDiscordSignatures(discord.publicKey);
const lower = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
const NOW = new Date('2026-03-04T10:00:00Z');
const SECONDS = Math.floor(NOW.getTime() / 1000);

describe('the signature of a webhook', () => {
  const body = '{"type":0}';
  const signed = lower(discord.signWebhook(body));

  it('48 covers timestamp and body', () => {
    expect(signatures.isFromDiscord(signed, Buffer.from(body))).toBe(true);
    expect(signatures.isFromDiscord(signed, Buffer.from('{"type":1}'))).toBe(false);
    expect(signatures.isFromDiscord({ ...signed, 'x-signature-timestamp': '1' }, Buffer.from(body))).toBe(false);
  });

  it('48 of somebody else, of another form or none is not believed', () => {
    const foreign = lower(new DiscordState().signWebhook(body));
    for (const headers of [foreign, {}, { 'x-signature-ed25519': 'zz' }, { ...signed, 'x-signature-ed25519': '00' }])
      expect(signatures.isFromDiscord(headers, Buffer.from(body))).toBe(false);
  });
});

describe('what Discord’s proxy vouches for', () => {
  const voucher = (payload: Record<string, unknown> = {}) =>
    lower(discord.signProxy({ created_at: SECONDS, expires_at: SECONDS + 60, user_id: '42', ...payload }));

  it('38 is a person, however the payload names them', () => {
    expect(signatures.vouchedFor(voucher(), NOW)).toBe('discord:42');
    expect(signatures.vouchedFor(voucher({ user_id: undefined, user: { id: '43' } }), NOW)).toBe('discord:43');
    const unnamed = signatures.vouchedFor(voucher({ user_id: undefined }), NOW);
    expect(unnamed).toMatch(/^discord:[0-9a-f]{64}$/);
    expect(unnamed).not.toBe(signatures.vouchedFor(voucher({ user_id: undefined, channel: 'x' }), NOW));
  });

  it('38 ends, and can be neither bent nor made up', () => {
    const good = voucher();
    const bent = Buffer.from(JSON.stringify({ created_at: SECONDS, expires_at: SECONDS + 60, user_id: '1' }));
    for (const headers of [
      {},
      voucher({ expires_at: SECONDS - 1 }),
      { ...good, 'x-signature-timestamp': String(SECONDS + 1) },
      { ...good, 'x-discord-proxy-payload': bent.toString('base64') },
      { ...good, 'x-signature-ed25519': 'AAAA' },
      { ...good, 'x-discord-proxy-payload': 'x'.repeat(10_000) },
      lower(new DiscordState().signProxy({ created_at: SECONDS, expires_at: SECONDS + 60, user_id: '42' })),
    ])
      expect(signatures.vouchedFor(headers, NOW)).toBeNull();
  });
});
