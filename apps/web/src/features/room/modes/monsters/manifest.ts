import type { MODES } from '@syllaboom/engine';
import { monstersFace } from '../../../../ui/mode/faces/monsters.tsx';
import { AlphabetColumn } from '../alphabet-column.tsx';
import type { ModeManifest } from '../mode-manifest.ts';
import type { ViewOf } from '../mode-screen.ts';
import { MonsterBar } from './monster-bar.tsx';
import { MonsterEntry } from './monster-entry.tsx';
import { MonsterStage } from './monster-stage.tsx';
import { monstersScreen } from './screen.ts';

export const monsters: ModeManifest<ViewOf<typeof MODES.monsters>> = {
  ...monstersFace,
  ...monstersScreen,
  Stage: MonsterStage,
  Bar: MonsterBar,
  Letters: AlphabetColumn,
  Choices: null,
  Entries: MonsterEntry,
};
