import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const FORM = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + IV_BYTES + TAG_BYTES;

/** Encrypts what leaves the server's hands, and recognises what it gave away itself. */
export class Encrypter {
  readonly #key: Buffer;

  /** `key`: 32 bytes. */
  constructor(key: Buffer) {
    if (key.length !== 32) throw new Error('An encrypter needs a key of 32 bytes.');
    this.#key = key;
  }

  /** `purpose` must be the same when it is decrypted. */
  encrypt(text: string, purpose: string): Buffer {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.#key, iv).setAAD(Buffer.from(purpose));
    const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([Buffer.of(FORM), iv, cipher.getAuthTag(), encrypted]);
  }

  /** Null when it was not encrypted with this key for this purpose. */
  decrypt(encrypted: Buffer, purpose: string): string | null {
    if (encrypted.length < HEAD_BYTES || encrypted[0] !== FORM) return null;
    const decipher = createDecipheriv(CIPHER, this.#key, encrypted.subarray(1, 1 + IV_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(purpose))
      .setAuthTag(encrypted.subarray(1 + IV_BYTES, HEAD_BYTES));
    try {
      return Buffer.concat([decipher.update(encrypted.subarray(HEAD_BYTES)), decipher.final()]).toString('utf8');
    } catch {
      return null;
    }
  }
}
