/** `node bench/economy/simulated-year.ts [players] [seed]`: a simulated year of the economy, and the bands that it has to stay in. */
import { HABITS } from '../../packages/engine/src/testing/simulated-year/habits.ts';
import { bandsOf, burntShare, simulateYear } from '../../packages/engine/src/testing/simulated-year/simulate-year.ts';
import { printTable } from '../print-table.ts';

const players = Number(process.argv[2] ?? 2_000);
const seed = Number(process.argv[3] ?? 1);
const year = simulateYear(players, seed);
const names = HABITS.map(({ name }) => name);
const thousands = (coins: number): string => `${Math.round(coins / 1000)}`;

printTable(
  `Twelve months of ${players} players, half of whom build crafting boards`,
  ['month', ...names.map((name) => `${name} holds (1000 coins)`), 'burnt of made', 'coins a diamond'],
  year.months.map((month, n) => {
    const before = year.months[n - 1];
    return [
      String(n + 1),
      ...names.map((name) => thousands(month.held[name] ?? 0)),
      before === undefined ? '' : burntShare(before, month).toFixed(2),
      month.price.toFixed(0),
    ];
  }),
);

const bands = bandsOf(year);
const { regular = 0, heavy = 0 } = bands.weeksToFrame;
const perHour = Object.values(bands.coinsAnHour);
const mostOfLeast = Math.max(...perHour) / Math.min(...perHour);
const rows: readonly [what: string, value: string, band: string, isIn: boolean][] = [
  [
    'coins of the median regular, a month',
    `${(100 * bands.growthOfRegular).toFixed(1)} %`,
    '≤ 10 %',
    bands.growthOfRegular <= 0.1,
  ],
  ['burnt of made', bands.burntOfMade.toFixed(2), '0.7–1.1', bands.burntOfMade >= 0.7 && bands.burntOfMade <= 1.1],
  [
    'hours of the exchange at a clamp',
    `${(100 * bands.hoursAtClamp).toFixed(1)} %`,
    '≤ 20 %',
    bands.hoursAtClamp <= 0.2,
  ],
  ['first frame of a regular', `${regular.toFixed(1)} weeks`, '3–8', regular >= 3 && regular <= 8],
  ['first frame of a heavy player', `${heavy.toFixed(1)} weeks`, '1–3', heavy >= 1 && heavy <= 3],
  ['most an hour of a habit to the least', mostOfLeast.toFixed(1), '≤ 3', mostOfLeast <= 3],
];
printTable(
  'Bands, from the third month on',
  ['what', 'value', 'band', ''],
  rows.map(([what, value, band, isIn]) => [what, value, band, isIn ? '' : 'OUT']),
);
printTable('Coins a day from the boards of those who have one', names, [
  names.map((name) => Math.round(bands.boardCoins[name] ?? 0).toString()),
]);
if (rows.some(([, , , isIn]) => !isIn)) process.exitCode = 1;
