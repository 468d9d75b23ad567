import type { MODES } from '@syllaboom/engine';
import { lengthLimitFace } from '../../../../ui/mode/faces/length-limit.tsx';
import { Table } from '../../table/table.tsx';
import { AlphabetColumn } from '../alphabet-column.tsx';
import type { ModeManifest } from '../mode-manifest.ts';
import type { ViewOf } from '../mode-screen.ts';
import { lengthLimitScreen } from './screen.ts';

export const lengthLimit: ModeManifest<ViewOf<typeof MODES.lengthLimit>> = {
  ...lengthLimitFace,
  ...lengthLimitScreen,
  Stage: Table,
  Bar: null,
  Letters: AlphabetColumn,
  Choices: null,
  Entries: null,
};
