import type { TurnView } from './room-types.ts';

/** What a word of the turn must hold besides its prompt. */
export const secondPrompt = ({ requirement, twist }: TurnView): string | undefined =>
  requirement.also ?? (twist?.name === 'double' ? twist.letters : undefined);
