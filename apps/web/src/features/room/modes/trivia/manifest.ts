import type { MODES } from '@syllaboom/engine';
import { triviaFace } from '../../../../ui/mode/faces/trivia.tsx';
import type { ModeManifest } from '../mode-manifest.ts';
import type { ViewOf } from '../mode-screen.ts';
import { QuestionEntries } from './question-entries.tsx';
import { triviaScreen } from './screen.ts';
import { TriviaBoard } from './trivia-board.tsx';

export const trivia: ModeManifest<ViewOf<typeof MODES.trivia>> = {
  ...triviaFace,
  ...triviaScreen,
  Stage: TriviaBoard,
  Bar: null,
  Letters: null,
  Choices: null,
  Entries: QuestionEntries,
};
