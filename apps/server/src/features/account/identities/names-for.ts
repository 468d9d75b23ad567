import { randomInt } from 'node:crypto';
import { CHECKED_TEXTS, type GameLanguage } from '@syllaboom/engine';
import { isDeveloperName } from '../roles/developers.ts';
import { refuseUsername } from '../names/username.ts';

const LONGEST = CHECKED_TEXTS.username.most;
const DIGITS = 4;
const TRIES = 20;
/** For whom nothing of their own name can be used. */
const PLAIN_NAME = 'Player';

/** Keeps the letters that user names may have. */
const lettersOf = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/\s+/gu, '_')
    .replace(/[^\p{L}\p{Nd}_-]/gu, '')
    .replace(/_{2,}/g, '_')
    .replace(/^[_-]+|[_-]+$/g, '');
const cut = (name: string, length: number): string => [...name].slice(0, length).join('');

/**
 * User names for somebody whom an identity provider calls `name`, in the order in which they are tried: the name itself, then
 * with digits. Names of the staff, of developers to come and bad ones are left out.
 */
export function* namesFor(
  name: string,
  language: GameLanguage,
  developers: readonly string[],
): Generator<string, void> {
  const own = cut(lettersOf(name), LONGEST);
  const isUsable = (candidate: string): boolean =>
    refuseUsername(candidate, language) === null && !isDeveloperName({ developers }, candidate);
  if (isUsable(own)) yield own;
  const stem = isUsable(own) ? own : PLAIN_NAME;
  for (let tried = 0; tried < TRIES; tried++) {
    const candidate = `${cut(stem, LONGEST - DIGITS)}${String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')}`;
    if (isUsable(candidate)) yield candidate;
  }
  for (;;) yield `${PLAIN_NAME}${String(randomInt(10 ** 10)).padStart(10, '0')}`;
}
