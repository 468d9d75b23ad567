import { readBannedPlayers } from '#features/account';
import type { Clock, StopTimer } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/index.ts';
import type { Logger } from '#platform/log/logger.ts';
import { hideOnly, markBoard, readLongBoards } from './board-marks.repository.ts';

/** Marks are at least so old before they are made anew, in all processes together. */
const FRESH_MS = 15_000;
/** Making them takes this share of the time at most, however many long boards there are. */
const MOST_SHARE = 0.05;

/** Hides the banned, shows whose ban has ended, and marks long boards anew; the ranks read between two rounds are as good as the marks. */
export async function refreshBoards({ db, transact }: Database, freshMs = FRESH_MS): Promise<void> {
  const banned = await readBannedPlayers(db);
  await transact((tx) => hideOnly(tx, banned));
  for (const board of await readLongBoards(db)) await transact((tx) => markBoard(tx, board, freshMs));
}

/** Refreshes the boards for as long as the server runs; returns the way to stop, which waits for a round that runs. */
export function startBoardRefresh(database: Database, clock: Clock, logger: Logger): () => Promise<void> {
  let stop: StopTimer = () => undefined;
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  const wait = (ms: number): void => {
    if (stopped) return;
    stop = clock.after(ms, () => {
      running = round();
    });
  };
  const round = async (): Promise<void> => {
    if (stopped) return;
    const before = clock.monotonicMs();
    await refreshBoards(database).catch((cause: unknown) =>
      logger.error({ part: 'leaderboards', err: cause }, 'the boards could not be tended'),
    );
    wait(Math.max(FRESH_MS, (clock.monotonicMs() - before) / MOST_SHARE));
  };
  wait(FRESH_MS);
  return () => {
    stopped = true;
    stop();
    return running;
  };
}
