import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Encrypter } from './encrypter.ts';

describe('an encrypter', () => {
  const encrypter = new Encrypter(randomBytes(32));

  it('decrypts what it encrypted, for the same purpose', () => {
    const encrypted = encrypter.encrypt('a secret, 漢字', 'grant 7');
    expect(encrypter.decrypt(encrypted, 'grant 7')).toBe('a secret, 漢字');
    expect(encrypter.decrypt(encrypted, 'grant 8')).toBeNull();
    expect(encrypted.toString('latin1')).not.toContain('secret');
  });

  it('decrypts nothing that was changed, cut or encrypted by another', () => {
    const encrypted = encrypter.encrypt('state', 'cookie');
    for (let bit = 0; bit < encrypted.length * 8; bit++) {
      const changed = Buffer.from(encrypted);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(encrypter.decrypt(changed, 'cookie')).toBeNull();
    }
    for (let length = 0; length < encrypted.length; length++)
      expect(encrypter.decrypt(encrypted.subarray(0, length), 'cookie')).toBeNull();
    expect(new Encrypter(randomBytes(32)).decrypt(encrypted, 'cookie')).toBeNull();
  });

  it('never encrypts alike', () => {
    expect(encrypter.encrypt('x', 'y').equals(encrypter.encrypt('x', 'y'))).toBe(false);
  });

  it('refuses a weak key', () => {
    expect(() => new Encrypter(randomBytes(16))).toThrow('32 bytes');
  });
});
