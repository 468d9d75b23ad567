/** `npm run bench [-- name…]`: the benches one after the other; each has the machine for itself. */
import { runScript } from '../tools/run-command.ts';

const BENCHES: Readonly<Record<string, string>> = {
  bundle: 'bench/bundle.ts',
  engine: 'bench/engine.ts',
  generators: 'bench/generators.ts',
  draws: 'bench/draws.ts',
  replays: 'bench/replays.ts',
  tournament: 'bench/tournament.ts',
  ranked: 'bench/ranked-matches.ts',
  words: 'packages/words/bench/lookups.ts',
  syllables: 'bench/syllables.ts',
  leaderboards: 'bench/leaderboards.ts',
  friends: 'bench/friends.ts',
  inbox: 'bench/inbox.ts',
  'words-pages': 'bench/words-pages.ts',
  ledger: 'bench/economy/ledger.ts',
  economy: 'bench/economy/simulated-year.ts',
  market: 'bench/economy/market.ts',
  crafting: 'bench/economy/crafting.ts',
  collections: 'bench/makers/collections.ts',
  clans: 'bench/makers/clans.ts',
  rooms: 'bench/rooms.ts',
  idle: 'bench/idle-rooms.ts',
  lobby: 'bench/lobby.ts',
  queue: 'bench/queue.ts',
  typing: 'bench/typing.ts',
  frames: 'bench/frames.ts',
  scroll: 'bench/room-scroll.ts',
  'words-scroll': 'bench/words/scroll.ts',
  'board-frames': 'bench/frames/board.ts',
};

const wanted = process.argv.slice(2);
for (const [name, script] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n## ${name}`);
  const { code } = await runScript(script, [], { show: true });
  if (code !== 0) process.exitCode = 1;
}
