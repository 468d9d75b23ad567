import { createHmac, timingSafeEqual } from 'node:crypto';

/** Notes that others keep for this server: everybody may read them, nobody else can write one. */
export interface SignedNotes {
  sign(content: object): string;
  /** What was signed; null for anything else. */
  verify(note: string): unknown;
}

export function createSignedNotes(key: Buffer): SignedNotes {
  const macOf = (payload: string): Buffer => createHmac('sha256', key).update(payload).digest();
  return {
    sign: (content) => {
      const payload = Buffer.from(JSON.stringify(content)).toString('base64url');
      return `${payload}.${macOf(payload).toString('base64url')}`;
    },
    verify: (note) => {
      const [payload = '', mac = '', ...rest] = note.split('.');
      const given = Buffer.from(mac, 'base64url');
      const own = macOf(payload);
      if (rest.length > 0 || given.length !== own.length || !timingSafeEqual(given, own)) return null;
      return JSON.parse(Buffer.from(payload, 'base64url').toString()) as unknown;
    },
  };
}
