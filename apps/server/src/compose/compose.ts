import type { Express } from 'express';
import type { AccountService } from '#features/account';
import { refreshBoards } from '#features/leaderboards';
import type { Feature, Features } from '#manifest/feature.ts';
import { startJobs } from '#manifest/jobs.ts';
import { createAtMatchEnd } from '#manifest/match-end.ts';
import type { PasswordHasher } from '#platform/auth/password-hasher.ts';
import type { Database } from '#platform/db/index.ts';
import { createMetrics, type Metrics } from '#platform/http/index.ts';
import type { VouchedFor } from '#platform/http/request-facts.ts';
import { mountEdge } from './compose-edge.ts';
import { composeServices, type Services, type World } from './compose-services.ts';
import { listFeatures } from '../features.ts';
import { createRoomPorts } from './room-ports.ts';
import type { RoomPorts } from '../rooms/ports.ts';

/** The wired server, without a port to listen on. */
export interface Composition {
  readonly accounts: AccountService;
  readonly features: Features;
  readonly roomPorts: RoomPorts;
  readonly metrics: Metrics;
  readonly vouchedFor: VouchedFor;
  /** What a timer does: removes words whose notice is over, and learns of those that others removed. */
  tendRemovals(): Promise<void>;
  /** What another timer does: hides the banned from the boards, and marks long ones anew. */
  refreshBoards(): Promise<void>;
  /** Puts the HTTP edge on the express app of the room server. */
  mountHttp(app: Express): void;
  /** From now on `/readyz` says no. */
  startDraining(): void;
  /** Stops timers and connections; the database belongs to the caller. */
  close(): Promise<void>;
}

/** The one place that wires the parts of the server to each other: the features, their rooms, their calls, their jobs. */
export async function compose(world: World): Promise<Composition> {
  const services = await composeServices(world, (): readonly Feature[] => Object.values(features));
  const features = listFeatures(services);
  const { accounts, staff, discord, drawer, redis } = services;
  const metrics = composeMetrics(world.database, services.hasher);
  const stopJobs = startJobs(features, world.clock, world.logger);
  const vouchedFor: VouchedFor = (headers) => discord?.signatures?.vouchedFor(headers, world.clock.now()) ?? null;
  let draining = false;
  return {
    accounts,
    features,
    vouchedFor,
    tendRemovals: staff.tendRemovals,
    refreshBoards: () => refreshBoards(world.database, 0),
    metrics,
    roomPorts: composeRoomPorts(services, features),
    mountHttp: (app) => mountEdge(app, services, { features, metrics, vouchedFor, isDraining: () => draining }),
    startDraining: () => {
      draining = true;
    },
    close: async () => {
      // What runs is let end: the database is closed next.
      await stopJobs();
      for (const feature of Object.values<Feature>(features)) await feature.close?.();
      drawer.close();
      redis?.disconnect();
    },
  };
}

function composeRoomPorts(services: Services, features: Features): RoomPorts {
  const { world, play, createLimiter } = services;
  const { modesOff, limits } = world.config;
  return createRoomPorts({
    ...services,
    ...play,
    atMatchEnd: createAtMatchEnd(Object.values(features)),
    database: world.database,
    dictionaries: world.dictionaries,
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
