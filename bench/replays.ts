/** `node bench/replays.ts`: what logs of two minutes take, and how long winding a long match takes. */
import { MatchPlayback, MODES, type ModeName, replayMatch } from '@syllaboom/engine';
import { logSize, tableSetup } from './matches/log-size.ts';
import { realWords } from './matches/play-bots.ts';
import { playPeople } from './matches/play-people.ts';
import { printTable } from './print-table.ts';

const TWO_MINUTES = 120_000;
const HOUR = 3_600_000;
const words = realWords();
const kb = (bytes: number): string => (bytes / 1024).toFixed(1);
const timed = (run: () => void): number => {
  const began = performance.now();
  run();
  return performance.now() - began;
};

const sizes = (Object.keys(MODES) as ModeName[]).map((name) => {
  const tables = [
    [4, 0],
    [1, 3],
    [8, 0],
  ] as const;
  const cells = tables.map(([people, bots]) => {
    const { log } = playPeople(tableSetup(MODES[name], people, bots, 7), words, TWO_MINUTES);
    const { plain, packed, withoutDrafts } = logSize(log);
    return `${kb(withoutDrafts)} / ${kb(packed)} (${kb(plain)})`;
  });
  return [name, ...cells];
});
printTable(
  'Log of 2 minutes, KB compressed: without / with drafts (as plain JSON)',
  ['mode', '4 people', '1 person, 3 bots', '8 people'],
  sizes,
);

const winding = (['original', 'monsters', 'yapping'] as const).map((name) => {
  const { log, state } = playPeople(tableSetup(MODES[name], 6, 2, 3), words, HOUR);
  const whole = timed(() => replayMatch(log));
  const playback = new MatchPlayback(log);
  const seeks = Array.from({ length: 200 }, (_, i) => timed(() => playback.seek((state.now * ((i * 37) % 200)) / 200)));
  seeks.sort((a, b) => a - b);
  const ms = (value = 0): string => value.toFixed(1);
  return [name, (state.now / 60_000).toFixed(1), String(log.inputs.length), ms(whole), ms(seeks[100]), ms(seeks[198])];
});
printTable('Winding a long match, ms', ['mode', 'minutes', 'inputs', 'whole replay', 'seek p50', 'seek p99'], winding);
