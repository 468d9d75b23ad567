import type { MODES } from '@syllaboom/engine';
import { lazyPart } from '../../../../ui/lazy-part.tsx';
import { monstersFace } from '../../../../ui/mode/faces/monsters.tsx';
import { AlphabetColumn } from '../alphabet-column.tsx';
import type { ModeManifest } from '../mode-manifest.ts';
import type { ViewOf } from '../mode-screen.ts';
import { MonsterBar } from './monster-bar.tsx';
import { MonsterStage } from './monster-stage.tsx';
import { monstersScreen } from './screen.ts';

// It reads the word categories: a room does without the cache of answers until somebody asks for one.
const MonsterEntry = lazyPart(async () => ({ default: (await import('./monster-entry.tsx')).MonsterEntry }));
export const monsters: ModeManifest<ViewOf<typeof MODES.monsters>> = {
  ...monstersFace,
  ...monstersScreen,
  Stage: MonsterStage,
  Bar: MonsterBar,
  Letters: AlphabetColumn,
  Choices: null,
  Entries: MonsterEntry,
};
