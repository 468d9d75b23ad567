import type { MODES } from '@syllaboom/engine';
import { originalFace } from '../../../../ui/mode/faces/original.tsx';
import { Table } from '../../table/table.tsx';
import { AlphabetColumn } from '../alphabet-column.tsx';
import type { ModeManifest } from '../mode-manifest.ts';
import type { ViewOf } from '../mode-screen.ts';
import { PresetEntry } from './preset-entry.tsx';
import { ScenarioBar } from './scenario-bar.tsx';
import { originalScreen } from './screen.ts';

export const original: ModeManifest<ViewOf<typeof MODES.original>> = {
  ...originalFace,
  ...originalScreen,
  Stage: Table,
  Bar: ScenarioBar,
  Letters: AlphabetColumn,
  Choices: null,
  Entries: PresetEntry,
};
