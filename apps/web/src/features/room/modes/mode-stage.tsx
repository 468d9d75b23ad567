import { MODES } from '@syllaboom/engine';
import type { ComponentType } from 'react';
import { useTopic } from '../store/use-topic.ts';
import { Table } from '../table/table.tsx';
import { ClimbLadder } from './climb/climb-ladder.tsx';
import { CustomBoard } from './custom/custom-board.tsx';
import { GuessBoard } from './guess/guess-board.tsx';
import s from './mode-stage.module.css';
import { RaceBoard } from './race/race-board.tsx';
import { ScapeBoard } from './scapes/scape-board.tsx';
import { TriviaBoard } from './trivia/trivia-board.tsx';
import { YappingWindow } from './yapping/yapping-window.tsx';

const ClimbStage = () => (
  <div className={s.climb}>
    <ClimbLadder />
    <Table />
  </div>
);

const STAGES: Readonly<Record<number, ComponentType>> = {
  [MODES.guessWord]: GuessBoard,
  [MODES.customPrompts]: CustomBoard,
  [MODES.typeRacer]: RaceBoard,
  [MODES.climb]: ClimbStage,
  [MODES.scapes]: ScapeBoard,
  [MODES.trivia]: TriviaBoard,
  [MODES.yapping]: YappingWindow,
};

/** What the room's mode plays on: the table with the bomb, or a board of its own. */
export function ModeStage() {
  const mode = useTopic('info', (store) => store.get('info')?.mode ?? MODES.original);
  const Stage = STAGES[mode] ?? Table;
  return <Stage />;
}
