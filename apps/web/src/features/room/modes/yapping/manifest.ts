import type { MODES } from '@syllaboom/engine';
import { yappingFace } from '../../../../ui/mode/faces/yapping.tsx';
import type { ModeManifest } from '../mode-manifest.ts';
import type { ViewOf } from '../mode-screen.ts';
import { yappingScreen } from './screen.ts';
import { YappingWindow } from './yapping-window.tsx';

export const yapping: ModeManifest<ViewOf<typeof MODES.yapping>> = {
  ...yappingFace,
  ...yappingScreen,
  Stage: YappingWindow,
  Bar: null,
  Letters: null,
  Choices: null,
  Entries: null,
};
