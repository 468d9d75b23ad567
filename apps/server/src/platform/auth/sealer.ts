import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const FORM = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + IV_BYTES + TAG_BYTES;

/** Encrypts what leaves the server's hands, and recognises what it gave away itself. */
export class Sealer {
  readonly #key: Buffer;

  /** `key`: 32 bytes. */
  constructor(key: Buffer) {
    if (key.length !== 32) throw new Error('A sealer needs a key of 32 bytes.');
    this.#key = key;
  }

  /** `purpose` and whatever else must be the same when it is opened. */
  seal(text: string, purpose: string): Buffer {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.#key, iv).setAAD(Buffer.from(purpose));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([Buffer.of(FORM), iv, cipher.getAuthTag(), sealed]);
  }

  /** Null when it was not sealed with this key for this purpose. */
  open(sealed: Buffer, purpose: string): string | null {
    if (sealed.length < HEAD_BYTES || sealed[0] !== FORM) return null;
    const opener = createDecipheriv(CIPHER, this.#key, sealed.subarray(1, 1 + IV_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(purpose))
      .setAuthTag(sealed.subarray(1 + IV_BYTES, HEAD_BYTES));
    try {
      return Buffer.concat([opener.update(sealed.subarray(HEAD_BYTES)), opener.final()]).toString('utf8');
    } catch {
      return null;
    }
  }
}
