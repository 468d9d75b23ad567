import { type GuessView, MODES } from '@syllaboom/engine';
import type { RoomStore } from '../../store/room-store.ts';
import type { ModeShown } from '../../store/room-types.ts';

/**
 * A guess that places no letter is neither right nor wrong: the turn goes on, and nothing says so but the list that has it. It leaves
 * its player's draft as every judged word does.
 */
export function clearGuessed(store: RoomStore, view: ModeShown): void {
  const before = store.kept('mode');
  // Whoever has just come reads the drafts as they are.
  if (view.mode !== MODES.guessWord || before?.mode !== view.mode || before.number !== view.number) return;
  // The own draft went with its submit.
  for (const { seat } of view.guesses.slice(before.guesses.length)) if (seat !== store.selfId) store.setDraft(seat, '');
}

const knownIn = ({ known }: Pick<GuessView, 'known'>): number => known.filter((letter) => letter !== null).length;

/** Whether this seat has just made a guess that placed nothing: the bomb stays, which the list alone doesn't say. */
export function hasPlacedNothing(before: ModeShown | null, view: ModeShown | null, seat: string): boolean {
  if (view?.mode !== MODES.guessWord || before?.mode !== view.mode || before.number !== view.number) return false;
  const isOwn = view.guesses.length > before.guesses.length && view.guesses.at(-1)?.seat === seat;
  return isOwn && knownIn(view) === knownIn(before);
}
