import type { MODES } from '@syllaboom/engine';
import { chainWordFace } from '../../../../ui/mode/faces/chain-word.tsx';
import { Table } from '../../table/table.tsx';
import { AlphabetColumn } from '../alphabet-column.tsx';
import type { ModeManifest } from '../mode-manifest.ts';
import type { ViewOf } from '../mode-screen.ts';
import { ChainBar } from './chain-bar.tsx';
import { chainWordScreen } from './screen.ts';

export const chainWord: ModeManifest<ViewOf<typeof MODES.chainWord>> = {
  ...chainWordFace,
  ...chainWordScreen,
  Stage: Table,
  Bar: ChainBar,
  Letters: AlphabetColumn,
  Choices: null,
  Entries: null,
};
