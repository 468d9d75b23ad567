import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Sealer } from './sealer.ts';

describe('a sealer', () => {
  const sealer = new Sealer(randomBytes(32));

  it('opens what it sealed, for the same purpose', () => {
    const sealed = sealer.seal('a secret, 漢字', 'grant 7');
    expect(sealer.open(sealed, 'grant 7')).toBe('a secret, 漢字');
    expect(sealer.open(sealed, 'grant 8')).toBeNull();
    expect(sealed.toString('latin1')).not.toContain('secret');
  });

  it('opens nothing that was changed, cut or sealed by another', () => {
    const sealed = sealer.seal('state', 'cookie');
    for (let bit = 0; bit < sealed.length * 8; bit++) {
      const changed = Buffer.from(sealed);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(sealer.open(changed, 'cookie')).toBeNull();
    }
    for (let length = 0; length < sealed.length; length++)
      expect(sealer.open(sealed.subarray(0, length), 'cookie')).toBeNull();
    expect(new Sealer(randomBytes(32)).open(sealed, 'cookie')).toBeNull();
  });

  it('never seals alike', () => {
    expect(sealer.seal('x', 'y').equals(sealer.seal('x', 'y'))).toBe(false);
  });

  it('refuses a weak key', () => {
    expect(() => new Sealer(randomBytes(16))).toThrow('32 bytes');
  });
});
