import { Table } from '../../table/table.tsx';
import { ClimbLadder } from './climb-ladder.tsx';
import s from './climb-stage.module.css';

/** The table beside the ladder. */
export const ClimbStage = () => (
  <div className={s.climb}>
    <ClimbLadder />
    <Table />
  </div>
);
