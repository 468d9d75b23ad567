import type { MODES } from '@syllaboom/engine';
import { cardBetFace } from '../../../../ui/mode/faces/card-bet.tsx';
import { Table } from '../../table/table.tsx';
import { AlphabetColumn } from '../alphabet-column.tsx';
import type { ModeManifest } from '../mode-manifest.ts';
import type { ViewOf } from '../mode-screen.ts';
import { CardBar } from './card-bar.tsx';
import { CardPicker } from './card-picker.tsx';
import { cardBetScreen } from './screen.ts';

export const cardBet: ModeManifest<ViewOf<typeof MODES.cardBet>> = {
  ...cardBetFace,
  ...cardBetScreen,
  Stage: Table,
  Bar: CardBar,
  Letters: AlphabetColumn,
  Choices: CardPicker,
  Entries: null,
};
