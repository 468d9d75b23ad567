import type { MODES } from '@syllaboom/engine';
import { guessWordFace } from '../../../../ui/mode/faces/guess-word.tsx';
import type { ModeManifest } from '../mode-manifest.ts';
import type { ViewOf } from '../mode-screen.ts';
import { GuessBoard } from './guess-board.tsx';
import { GuessColumn } from './guess-column.tsx';
import { guessWordScreen } from './screen.ts';

export const guessWord: ModeManifest<ViewOf<typeof MODES.guessWord>> = {
  ...guessWordFace,
  ...guessWordScreen,
  Stage: GuessBoard,
  Bar: null,
  Letters: GuessColumn,
  Choices: null,
  Entries: null,
};
