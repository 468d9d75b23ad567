import { runServer } from '../run-server.ts';

/**
 * The server of `main.ts` for journeys: its rooms hardly pause before a match and after it. Whatever else takes time takes
 * as long as for players: fuses, bots, seats that are kept, the queue.
 */
await runServer({
  secondMs: 100,
  versusMs: 300,
  versusFramesMs: 300,
  versusRankedMs: 300,
  reelMs: 1_500,
  backToLobbyMs: 1_000,
});
