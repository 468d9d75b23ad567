import type { ChatLine, SystemLine } from '@syllaboom/contracts';
import type { NumberedLine } from '../../../ui/chat/chat-store.ts';

type Params = NonNullable<ChatLine['params']>;

/** Puts merged rows into words. */
export interface RowWords {
  /** A match by its number in the room and what is played, e.g. "Match 4 · Trivia". */
  match(params: Params): string;
  /** How it ended. */
  end(match: string, key: MatchEnd, params: Params): string;
  /** Changed settings with what they are now; null when none of them has words. */
  settings(changes: Params): string | null;
}

const MATCH_ENDS = ['matchWon', 'matchEnded', 'matchStopped'] as const satisfies readonly SystemLine[];
export type MatchEnd = (typeof MATCH_ENDS)[number];
const isEnd = (key: SystemLine | undefined): key is MatchEnd => MATCH_ENDS.some((end) => end === key);

/** What is told of a match while it runs and says nothing more once it is over. */
const PASSING: readonly (SystemLine | undefined)[] = ['playerOut', 'scenarioDrawn', 'promptsWidened'];

/** A line with words of its own instead of a key. */
function said(line: NumberedLine, message: string): NumberedLine {
  const row: NumberedLine = { ...line, message };
  delete row.key;
  return row;
}

/** Index of the running match's first line; -1 when no match runs. */
function matchBefore(rows: readonly NumberedLine[]): number {
  const at = rows.findLastIndex(({ key }) => key === 'matchStarted' || isEnd(key));
  return rows[at]?.key === 'matchStarted' ? at : -1;
}

/** Takes a match's end: one row for all of it, where it began. */
function endMatch(rows: NumberedLine[], line: NumberedLine): void {
  const start = matchBefore(rows);
  const begun = rows[start];
  if (begun?.params?.number === undefined) {
    rows.push(line);
    return;
  }
  const kept = rows.filter((row, index) => index < start || (index > start && !PASSING.includes(row.key)));
  rows.splice(0, rows.length, ...kept, { ...line, params: { ...line.params, ...begun.params } });
}

/** Takes changed settings: one row with those right before it. */
function changeSettings(rows: NumberedLine[], line: NumberedLine): void {
  const before = rows.at(-1);
  if (before?.key !== 'settingChanged') rows.push(line);
  else rows[rows.length - 1] = { ...before, params: { ...before.params, ...line.params } };
}

/** The lines as the chat shows them: people's as they are, one row a match, one row for settings that were changed in a row. */
export function chatRows(lines: readonly NumberedLine[], words: RowWords): NumberedLine[] {
  const rows: NumberedLine[] = [];
  for (const line of lines) {
    if (isEnd(line.key)) endMatch(rows, line);
    else if (line.key === 'settingChanged') changeSettings(rows, line);
    else rows.push(line);
  }
  return rows.map((row) => {
    const { key, params = {} } = row;
    if (key === 'settingChanged') {
      const text = words.settings(params);
      return text === null ? row : said(row, text);
    }
    if (params.number === undefined) return row;
    if (key === 'matchStarted') return said(row, words.match(params));
    return isEnd(key) ? said(row, words.end(words.match(params), key, params)) : row;
  });
}
