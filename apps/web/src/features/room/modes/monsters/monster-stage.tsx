import { Table } from '../../table/table.tsx';
import { MonsterFigure } from './monster-figure.tsx';

/** The table, with a monster where the bomb would be. */
export const MonsterStage = () => <Table Figure={MonsterFigure} />;
