import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { ACCOUNT } from '@syllaboom/engine';

/** Digits and capitals without those that are taken for each other. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 16 letters of 32: 80 bits, which nobody guesses, so that a fast hash is enough. */
const LENGTH = 16;
const GROUP = 4;

const createCode = (): string =>
  Array.from({ length: LENGTH }, (_, at) => {
    const letter = LETTERS[randomInt(LETTERS.length)] ?? '';
    return at > 0 && at % GROUP === 0 ? `-${letter}` : letter;
  }).join('');

/** New codes, as they are shown: groups of four. */
export const createCodes = (count: number = ACCOUNT.recoveryCodes): string[] =>
  Array.from({ length: count }, createCode);

/** A code as somebody typed it from paper: strokes and small letters don't matter, nor O for 0 and I or L for 1. */
const readCode = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');

/** What the database keeps of a code; the same code of another player is another one. */
export const hashCode = (playerId: string, typed: string): Buffer =>
  createHash('sha256')
    .update(`recovery code of ${playerId}: ${readCode(typed)}`)
    .digest();

/** The stored hash that fits, looked for without telling by the time how near a guess came. */
export function findHash(stored: readonly Buffer[], wanted: Buffer): Buffer | null {
  let found: Buffer | null = null;
  for (const hash of stored) if (hash.length === wanted.length && timingSafeEqual(hash, wanted)) found = hash;
  return found;
}
