import type { MODES } from '@syllaboom/engine';
import { typeRacerFace } from '../../../../ui/mode/faces/type-racer.tsx';
import type { ModeManifest } from '../mode-manifest.ts';
import type { ViewOf } from '../mode-screen.ts';
import { RaceBoard } from './race-board.tsx';
import { typeRacerScreen } from './screen.ts';

export const typeRacer: ModeManifest<ViewOf<typeof MODES.typeRacer>> = {
  ...typeRacerFace,
  ...typeRacerScreen,
  Stage: RaceBoard,
  Bar: null,
  Letters: null,
  Choices: null,
  Entries: null,
};
