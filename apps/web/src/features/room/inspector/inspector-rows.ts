import type { SolveLine } from '@syllaboom/contracts';
import type { SeatView } from '../store/room-types.ts';

/** Those who play: discoveries count first, then the pace; spectators are no players. */
export const inspectorRows = (seats: readonly SeatView[]): readonly SeatView[] =>
  seats.filter((seat) => !seat.spectating).toSorted((a, b) => b.discovered - a.discovered || b.wpm - a.wpm);

/** Prompts of this length stand in the log as they are; others give way to the mode's name. */
const SHOWN_PROMPT = { shortest: 2, longest: 4 } as const;

export const isPromptShown = ({ prompt }: Pick<SolveLine, 'prompt'>): boolean => {
  const { length } = [...prompt];
  return length >= SHOWN_PROMPT.shortest && length <= SHOWN_PROMPT.longest;
};
