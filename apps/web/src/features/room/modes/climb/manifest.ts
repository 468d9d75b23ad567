import type { MODES } from '@syllaboom/engine';
import { climbFace } from '../../../../ui/mode/faces/climb.tsx';
import { AlphabetColumn } from '../alphabet-column.tsx';
import type { ModeManifest } from '../mode-manifest.ts';
import type { ViewOf } from '../mode-screen.ts';
import { ClimbStage } from './climb-stage.tsx';
import { climbScreen } from './screen.ts';

export const climb: ModeManifest<ViewOf<typeof MODES.climb>> = {
  ...climbFace,
  ...climbScreen,
  Stage: ClimbStage,
  Bar: null,
  Letters: AlphabetColumn,
  Choices: null,
  Entries: null,
};
