import type { Express } from 'express';
import type { AccountService } from '#features/account';
import { tendBoards } from '#features/leaderboards';
import { checkLedger } from '#features/wallet';
import type { PasswordHasher } from '#platform/auth/password-hasher.ts';
import type { Database } from '#platform/db/index.ts';
import { createMetrics, type Metrics } from '#platform/http/index.ts';
import type { VouchedFor } from '#platform/http/request-facts.ts';
import { mountEdge } from './compose-edge.ts';
import { composeServices, type Services, type World } from './compose-services.ts';
import { createRoomPorts } from './room-ports.ts';
import type { RoomPorts } from './rooms/ports.ts';

/** The wired server, without a port to listen on. */
export interface Composition {
  readonly accounts: AccountService;
  readonly roomPorts: RoomPorts;
  readonly metrics: Metrics;
  readonly vouchedFor: VouchedFor;
  /** What a timer does: removes words whose notice is over, and learns of those that others removed. */
  tendRemovals(): Promise<void>;
  /** What another timer does: hides the banned from the boards, and marks long ones anew. */
  tendBoards(): Promise<void>;
  /** Puts the HTTP edge on the express app of the room server. */
  mountHttp(app: Express): void;
  /** From now on `/readyz` says no. */
  startDraining(): void;
  /** Stops timers and connections; the database belongs to the caller. */
  close(): Promise<void>;
}

const HOUR_MS = 3_600_000;
/** So soon the rooms learn whose sessions the operator has ended from the terminal. */
const OPERATOR_LOOK_MS = 3_000;

/** The one place that wires the parts of the server to each other: the features, their rooms, their calls, their timers. */
export async function compose(world: World): Promise<Composition> {
  const services = await composeServices(world);
  const { accounts, staff, discord, drawer, redis, ranked } = services;
  const metrics = composeMetrics(world.database, services.hasher);
  const stopTimers = startHousekeeping(services);
  const stopTelling = startTellingOperatorEnds(services);
  const vouchedFor: VouchedFor = (headers) => discord?.signatures?.vouchedFor(headers, world.clock.now()) ?? null;
  let draining = false;
  return {
    accounts,
    vouchedFor,
    tendRemovals: staff.tendRemovals,
    tendBoards: () => tendBoards(world.database, 0),
    metrics,
    roomPorts: composeRoomPorts(services),
    mountHttp: (app) => mountEdge(app, services, { metrics, vouchedFor, isDraining: () => draining }),
    startDraining: () => {
      draining = true;
    },
    close: async () => {
      // What runs is let end: the database is closed next.
      await Promise.all([stopTimers(), stopTelling(), staff.stop(), services.stopTendingBoards()]);
      await discord?.close();
      await ranked.close();
      drawer.close();
      redis?.disconnect();
    },
  };
}

function composeRoomPorts(services: Services): RoomPorts {
  const { world, play, createLimiter } = services;
  const { modesOff, limits } = world.config;
  return createRoomPorts({
    ...services,
    ...play,
    database: world.database,
    shelf: world.shelf,
    moderation: services.staff.roomPorts,
    modesOff,
    seatLimits: {
      perPlayer: createLimiter('seatsOfPlayer', limits.rooms.seats.perPlayer),
      perAddress: createLimiter('seatsOfAddress', limits.rooms.seats.perAddress),
    },
  });
}

const composeMetrics = (database: Database, hasher: PasswordHasher): Metrics =>
  createMetrics({
    argon2_queue: { help: 'Password checks that wait', read: () => hasher.waiting },
    pg_pool_waiting: { help: 'Callers that wait for a database connection', read: () => database.pool.waitingCount },
    pg_pool_idle: { help: 'Idle database connections', read: () => database.pool.idleCount },
  });

/**
 * Hourly: forget ended sessions, rotate keys, count words of categories, check that the ledger balances. The way to stop
 * waits for the chore that runs.
 */
function startHousekeeping({
  world: { clock, logger, database },
  accounts,
  tokens,
  play,
}: Services): () => Promise<void> {
  const proveLedger = async () => {
    const imbalances = await checkLedger(database);
    if (imbalances > 0) logger.fatal({ part: 'wallet', imbalances }, 'the ledger does not balance');
  };
  const chores = {
    sessions: () => accounts.purge(),
    unseen: () => accounts.eraseUnseen(),
    keys: () => tokens.rotate(),
    categories: () => play.categories.catchUp(),
    ledger: proveLedger,
  };
  let stopped = false;
  const tend = async () => {
    for (const [chore, run] of Object.entries(chores)) {
      if (stopped) return;
      // One that fails keeps none of the others from its hour.
      await run().catch((error: unknown) => logger.error({ chore, err: error }, 'housekeeping failed'));
    }
  };
  let running: Promise<void> = Promise.resolve();
  const stop = clock.every(HOUR_MS, () => {
    running = running.then(tend);
  });
  return () => {
    stopped = true;
    stop();
    return running;
  };
}

/** Rooms learn of sessions that the operator has ended in a process of its own; the way to stop waits for the look that runs. */
function startTellingOperatorEnds({ world: { clock, logger }, accounts }: Services): () => Promise<void> {
  let running: Promise<void> | null = null;
  const stop = clock.every(OPERATOR_LOOK_MS, () => {
    running ??= accounts
      .tellOperatorEnds()
      // Without the database the next look finds them.
      .catch((cause: unknown) =>
        logger.debug({ part: 'accounts', err: cause }, 'ended sessions could not be looked for'),
      )
      .finally(() => {
        running = null;
      });
  });
  return async () => {
    stop();
    await running;
  };
}
