import type { MODES } from '@syllaboom/engine';
import { scapesFace } from '../../../../ui/mode/faces/scapes.tsx';
import { AlphabetColumn } from '../alphabet-column.tsx';
import type { ModeManifest } from '../mode-manifest.ts';
import type { ViewOf } from '../mode-screen.ts';
import { ScapeBoard } from './scape-board.tsx';
import { scapesScreen } from './screen.ts';

export const scapes: ModeManifest<ViewOf<typeof MODES.scapes>> = {
  ...scapesFace,
  ...scapesScreen,
  Stage: ScapeBoard,
  Bar: null,
  Letters: AlphabetColumn,
  Choices: null,
  Entries: null,
};
