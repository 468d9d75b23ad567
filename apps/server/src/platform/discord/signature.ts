import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** What stands before a raw Ed25519 key in its DER form. */
const KEY_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');
const SIGNATURE_BYTES = 64;
const SIGNATURE = 'x-signature-ed25519';
const TIMESTAMP = 'x-signature-timestamp';
const PAYLOAD = 'x-discord-proxy-payload';
/** Headers are short; longer ones are not worth a signature check. */
const LONGEST_PAYLOAD = 4096;

/** Checks what Discord signs with the application's key. */
export interface DiscordSignatures {
  /** Whether a webhook's call comes from Discord: hexadecimal, over the timestamp and the body as it came. */
  isFromDiscord(headers: IncomingHttpHeaders, body: Buffer): boolean;
  /**
   * Whose request Discord's proxy vouches for, as a key for limits: an activity's players all share the proxy's few
   * addresses. Null: it vouches for nothing.
   */
  vouchedFor(headers: IncomingHttpHeaders, now: Date): string | null;
}

const headerOf = (headers: IncomingHttpHeaders, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

/** With the application's public key: 64 hexadecimal digits. */
export function createDiscordSignatures(publicKey: string): DiscordSignatures {
  const key = createPublicKey({
    key: Buffer.concat([KEY_PREFIX, Buffer.from(publicKey, 'hex')]),
    format: 'der',
    type: 'spki',
  });
  return {
    isFromDiscord: (headers, body) =>
      isSigned(
        key,
        Buffer.concat([Buffer.from(headerOf(headers, TIMESTAMP)), body]),
        Buffer.from(headerOf(headers, SIGNATURE), 'hex'),
      ),
    vouchedFor: (headers, now) => {
      const encoded = headerOf(headers, PAYLOAD);
      if (encoded === '' || encoded.length > LONGEST_PAYLOAD) return null;
      const bytes = Buffer.from(encoded, 'base64');
      if (!isSigned(key, bytes, Buffer.from(headerOf(headers, SIGNATURE), 'base64'))) return null;
      return readVoucher(bytes, headerOf(headers, TIMESTAMP), now);
    },
  };
}

const isSigned = (key: KeyObject, text: Buffer, signature: Buffer): boolean =>
  signature.length === SIGNATURE_BYTES && verify(null, text, key, signature);

function readVoucher(bytes: Buffer, timestamp: string, now: Date): string | null {
  const payload = parse(bytes);
  const { created_at: createdAt, expires_at: expiresAt, user_id: userId, user } = payload;
  if (String(createdAt) !== timestamp || typeof expiresAt !== 'number' || expiresAt * 1000 < now.getTime()) return null;
  const nested = (user as { id?: unknown } | null | undefined)?.id;
  const id = [userId, nested].find((one) => typeof one === 'string' && /^\d{1,25}$/.test(one));
  // A payload that names nobody is at least one per person.
  return `discord:${typeof id === 'string' ? id : createHash('sha256').update(bytes).digest('hex')}`;
}

function parse(bytes: Buffer): Record<string, unknown> {
  try {
    return (JSON.parse(bytes.toString('utf8')) ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}
