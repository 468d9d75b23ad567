import { EXCHANGE, factorFor } from '@syllaboom/engine';
import type { ExchangeDeps } from './exchange.deps.ts';
import { lockPool, lockUncounted, savePool, setTarget } from './pool.repository.ts';

const DAY_MS = 86_400_000;

/** Once a day, whichever server comes first: counts the players, and lets the reserves grow or shrink with them. */
export const resizePool = ({ database, clock, ports }: ExchangeDeps): Promise<void> =>
  database.transact(async (tx) => {
    const now = clock.now();
    const day = now.toISOString().slice(0, 10);
    if (!(await lockUncounted(tx, day))) return;
    const { pool, settledAt } = await lockPool(tx, now);
    const since = new Date(Date.parse(day) - (EXCHANGE.activeDays - 1) * DAY_MS);
    // What was before is settled by the size that was aimed at before.
    await savePool(tx, pool, settledAt);
    await setTarget(tx, factorFor(await ports.countPlayersSince(tx, since)), day);
  });
