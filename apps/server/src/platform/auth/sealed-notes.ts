import { createHmac, timingSafeEqual } from 'node:crypto';

/** Notes that others keep for this server: everybody may read them, nobody else can write one. */
export interface SealedNotes {
  seal(content: object): string;
  /** What was sealed; null for anything else. */
  open(note: string): unknown;
}

export function createSealedNotes(key: Buffer): SealedNotes {
  const macOf = (payload: string): Buffer => createHmac('sha256', key).update(payload).digest();
  return {
    seal: (content) => {
      const payload = Buffer.from(JSON.stringify(content)).toString('base64url');
      return `${payload}.${macOf(payload).toString('base64url')}`;
    },
    open: (note) => {
      const [payload = '', mac = '', ...rest] = note.split('.');
      const given = Buffer.from(mac, 'base64url');
      const own = macOf(payload);
      if (rest.length > 0 || given.length !== own.length || !timingSafeEqual(given, own)) return null;
      return JSON.parse(Buffer.from(payload, 'base64url').toString()) as unknown;
    },
  };
}
