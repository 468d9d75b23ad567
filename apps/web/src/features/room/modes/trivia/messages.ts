import { asSeatId, MODES } from '@syllaboom/engine';
import { type ModeMessageHandlers, patchMode } from '../../store/patch-mode.ts';

/** The answers are shown. */
export const TRIVIA_HANDLERS: ModeMessageHandlers = {
  'trivia-reveal': (store, { correct, answers, author, until }) =>
    patchMode(store, MODES.trivia, {
      reveal: {
        correct,
        answers: answers.map(({ index, sessionId }) => ({ index, seat: asSeatId(sessionId) })),
        author,
        until,
      },
    }),
};
