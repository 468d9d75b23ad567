import { MODES } from '@syllaboom/engine';
import { useTopic } from '../store/use-topic.ts';
import { CardBar } from './cards/card-bar.tsx';
import { ChainBar } from './chain/chain-bar.tsx';
import { MonsterBar } from './monsters/monster-bar.tsx';
import { ScenarioBar } from './scenario/scenario-bar.tsx';

const BARS: Readonly<Record<number, typeof ChainBar>> = {
  [MODES.original]: ScenarioBar,
  [MODES.chainWord]: ChainBar,
  [MODES.monsters]: MonsterBar,
  [MODES.cardBet]: CardBar,
};

/** Above the table: what the mode shows besides the turn. */
export function ModeBar() {
  const mode = useTopic('info', (store) => store.get('info')?.mode ?? MODES.original);
  const Bar = BARS[mode];
  return Bar ? <Bar /> : null;
}
