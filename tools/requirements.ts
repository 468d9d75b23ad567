import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from './run-command.ts';

/** A row of docs/requirements.tsv, as far as the tools need it. */
export interface Requirement {
  readonly id: string;
  readonly area: string;
  /** What it asks for, in words; '' where the table has no such column. */
  readonly text: string;
  /** The settled reading of an open point; '' for none. */
  readonly resolution: string;
}

/** Reads the rows of a requirements table: tab-separated, the first line names the columns. */
export function parseRequirements(table: string): Requirement[] {
  const [head = '', ...lines] = table.split('\n').filter((line) => line !== '');
  const columns = head.split('\t');
  const [idAt, areaAt] = [columns.indexOf('id'), columns.indexOf('area')];
  const [textAt, resolutionAt] = [columns.indexOf('requirement'), columns.indexOf('resolution')];
  if (idAt < 0 || areaAt < 0) throw new Error('The requirements table needs the columns "id" and "area".');
  const rows = lines.map((line) => {
    const cells = line.split('\t');
    return {
      id: cells[idAt] ?? '',
      area: cells[areaAt] ?? '',
      text: cells[textAt] ?? '',
      resolution: cells[resolutionAt] ?? '',
    };
  });
  const twice = rows.find((row, at) => rows.findIndex((other) => other.id === row.id) !== at);
  if (twice) throw new Error(`The requirements table holds ${twice.id} twice.`);
  return rows;
}

export const readRequirements = (): Requirement[] =>
  parseRequirements(readFileSync(resolve(ROOT, 'docs/requirements.tsv'), 'utf8'));
