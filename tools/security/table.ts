import { CHECKLIST, type ChecklistItem, ITEMS, NOT_YET } from './checklist.ts';
import { WEAKENINGS } from './weakenings/index.ts';

const linkTo = (path: string): string => `[${path.split('/').at(-1)}](../${path})`;

const rowOf = (item: ChecklistItem): string => {
  const waits = NOT_YET[item];
  const own = WEAKENINGS.filter((one) => one.item === item);
  const takenOut = waits === undefined ? own.map(({ what }) => what).join('; ') : `waits for ${waits}`;
  const tests = [...new Set(own.map(({ test }) => test))].map(linkTo).join(', ');
  return `| ${item} | ${CHECKLIST[item]} | ${takenOut} | ${tests} |`;
};

/** The table of docs/security.md: every item, what is taken out of the game to check its tests, and which of them notice. */
export const securityTable = (): string =>
  ['| item | what is tried | taken out | noticed by |', '|---|---|---|---|', ...ITEMS.map(rowOf)].join('\n');
