/** `node bench/words-pages.ts [claims] [turns]`: pages of a player's 30 000 words among so many claims; what counting claims adds to a match's end. */
import { WORD_LISTS, WORD_SORTS, type WordList, type WordSort } from '@syllaboom/contracts';
import { countActiveDays, recordMatch } from '../apps/server/src/features/match/index.ts';
import { createWordLists } from '../apps/server/src/features/words/index.ts';
import { systemClock } from '../apps/server/src/platform/clock/clock.ts';
import { createFinishedMatch, createSeat, createStats } from '../apps/server/src/testing/matches/finished-matches.ts';
import { matchPorts } from '../apps/server/src/testing/matches/match-ports.ts';
import { addPlayers } from '../apps/server/src/testing/people/players.ts';
import { printTable } from './print-table.ts';
import { openClaims, OWN_WORDS, OWNER } from './words/claimed-words.ts';

const CALLS = 30;
const LIMIT = 30;
const MATCHES = 60;
const WORDS_OF_SEAT = 25;
const SEATS = 4;
/** Of the lower end of the turns' ratios. */
const MOST_RATIO = 1.25;

const [claims = 1_000_000, turns = 7] = process.argv.slice(2).map(Number);
const began = performance.now();
const database = await openClaims(claims);
const madeIn = (performance.now() - began) / 1000;
const lists = createWordLists(database, systemClock, { countActiveDays });

async function medianMs(call: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let n = -5; n < CALLS; n += 1) {
    const start = performance.now();
    await call();
    if (n >= 0) times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[CALLS / 2] ?? Number.NaN;
}

const readPage = (type: WordList, sort: WordSort, page: number) => () =>
  lists.page(OWNER, { type, sort, page: String(page) });

interface Measured {
  readonly type: WordList;
  readonly sort: WordSort;
  readonly words: number;
  readonly first: number;
  readonly middle: number;
}

/** Ratios are to the first page of the claims by last use: such an order comes from the player's own rows alone. */
async function measurePages(): Promise<void> {
  const measured: Measured[] = [];
  for (const type of WORD_LISTS)
    for (const sort of WORD_SORTS) {
      const { totalWords: words, totalPages } = (await readPage(type, sort, 1)()).pagination;
      const first = await medianMs(readPage(type, sort, 1));
      const middle = await medianMs(readPage(type, sort, Math.ceil(totalPages / 2)));
      measured.push({ type, sort, words, first, middle });
    }
  const plain = measured.find(({ type, sort }) => type === 'claims' && sort === 'ld')?.first ?? Number.NaN;
  const stats = await medianMs(() => lists.stats(OWNER));
  printTable(
    `${OWN_WORDS} words among ${claims} claims (made in ${madeIn.toFixed(0)} s), pages of ${LIMIT}, ms p50 of ${CALLS}`,
    ['list', 'words', 'sort', 'first page', 'middle page', 'first to claims by ld', 'middle to it'],
    [
      ...measured.map(({ type, sort, words, first, middle }) => [
        type,
        String(words),
        sort,
        first.toFixed(1),
        middle.toFixed(1),
        (first / plain).toFixed(1),
        (middle / plain).toFixed(1),
      ]),
      ['stats', '', '', stats.toFixed(1), '', (stats / plain).toFixed(1), ''],
    ],
  );
}

/** Milliseconds in the statement that counts claims up. */
let counting = 0;
database.pool.on('connect', (client) => {
  const plain = client.query.bind(client) as (...args: unknown[]) => unknown;
  const timed = async (...args: unknown[]): Promise<unknown> => {
    const start = performance.now();
    const result = await plain(...args);
    if (String(args[0]).includes('with played as')) counting += performance.now() - start;
    return result;
  };
  Object.assign(client, { query: timed });
});

/** Ends of matches whose words many have claimed already, most of them fresh to these players. */
async function measureEnds(): Promise<void> {
  const { rows } = await database.pool.query<{ word: string }>(
    "select word from word_discovery where locale = 'en-US' and claims > 1 order by random() limit 20000",
  );
  const ratios: number[] = [];
  const totals: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const players = await addPlayers(database, SEATS);
    const draw = () => rows[Math.floor(Math.random() * rows.length)]?.word ?? '';
    counting = 0;
    const start = performance.now();
    for (let n = 0; n < MATCHES; n += 1) {
      const seats = players.map((id, at) =>
        createSeat(id, at + 1, createStats(Array.from({ length: WORDS_OF_SEAT }, draw))),
      );
      await recordMatch(database, matchPorts, createFinishedMatch(seats));
    }
    const total = performance.now() - start;
    totals.push(total / MATCHES);
    ratios.push(total / (total - counting));
  }
  const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);
  const middle = (values: readonly number[]) => sorted(values)[Math.floor(values.length / 2)] ?? Number.NaN;
  const spread = sorted(ratios);
  printTable(
    `Ends of matches of ${SEATS} with ${WORDS_OF_SEAT} words each, ${turns} turns of ${MATCHES}`,
    ['ms each', 'to the same without counting', 'ratios of the turns'],
    [[middle(totals).toFixed(1), middle(ratios).toFixed(2), `${spread[0]?.toFixed(2)}–${spread.at(-1)?.toFixed(2)}`]],
  );
  if ((spread[0] ?? 0) > MOST_RATIO) process.exitCode = 1;
}

try {
  await measurePages();
  await measureEnds();
} finally {
  await database.close();
}
