import type { PromptPlace } from '../../word-index.ts';

/**
 * What a word must be besides holding the prompt somewhere. Everything that is set must hold; an empty requirement is
 * that of mode 0. The room sends it with the turn, so that each screen can say and mark it.
 */
export interface Requirement {
  /** Where the prompt must stand; unset: anywhere. */
  readonly place?: Exclude<PromptPlace, 'contains'>;
  /** At most so many letters (mode 6). */
  readonly most?: number;
  /** Exactly so many letters (mode 6 with exact length, mode 2). */
  readonly exact?: number;
  /** At least so many letters (scenario Long Words). */
  readonly least?: number;
  /** A second prompt that the word must hold too (scenario Multi Word). */
  readonly also?: string;
  /** The prompt's letters need only follow each other in order, with gaps (scenario Plate). */
  readonly gaps?: true;
  /** The prompt is no part of a word: it is what must be typed (mode 5, monsters' phrases), or a question (modes 2, 3). */
  readonly free?: true;
}

/** Requirement of mode 0: the prompt, anywhere. */
export const ANY_WORD: Requirement = {};

/** Whether a word need hold the prompt and nothing else. */
export const isAnyWord = (requirement: Requirement): boolean => Object.keys(requirement).length === 0;

function holdsInOrder(word: string, letters: string): boolean {
  let from = 0;
  for (const letter of letters) {
    const at = word.indexOf(letter, from);
    if (at < 0) return false;
    from = at + letter.length;
  }
  return true;
}

function holdsPrompt(word: string, prompt: string, requirement: Requirement): boolean {
  if (requirement.free) return true;
  if (requirement.gaps) return holdsInOrder(word, prompt);
  if (requirement.place === 'starts') return word.startsWith(prompt);
  return requirement.place === 'ends' ? word.endsWith(prompt) : word.includes(prompt);
}

/** Whether the word fits the prompt and everything else that the turn asks for. */
export function meetsRequirement(word: string, prompt: string, requirement: Requirement): boolean {
  const { most, exact, least, also } = requirement;
  if (most !== undefined && word.length > most) return false;
  if (exact !== undefined && word.length !== exact) return false;
  if (least !== undefined && word.length < least) return false;
  if (also !== undefined && !word.includes(also)) return false;
  return holdsPrompt(word, prompt, requirement);
}
