import type { TurnView } from '../../store/room-types.ts';

const mirror = (text: string): string => [...text].reverse().join('');

/** What the bomb's sign shows of the prompt: dots stand where further letters go. */
export function signText(turn: TurnView | null): string {
  if (!turn) return '';
  const { prompt, requirement, twist } = turn;
  if (requirement.free || prompt === '') return prompt;
  const shown = twist?.name === 'mirror' ? mirror(prompt) : prompt;
  if (requirement.gaps) return [...shown].join('·');
  if (requirement.place === 'starts') return `${shown}…`;
  return requirement.place === 'ends' ? `…${shown}` : shown;
}

/** The second prompt that the word must hold as well: of Multi Word, or of the twist that doubles. */
export const secondPrompt = (turn: TurnView | null): string | undefined =>
  turn?.requirement.also ?? (turn?.twist?.name === 'double' ? turn.twist.letters : undefined);
