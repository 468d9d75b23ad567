import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { withRetry } from './retry.ts';

/** A connection for reading. Features add their own tables with `withTables`. */
export type Db = Kysely<object>;
/** An open transaction: whatever writes demands one. */
export type Tx = Transaction<object>;

/** Where to connect: a server's URL, or the socket or port of the embedded database. */
export type ConnectionTarget =
  | { readonly url: string }
  | {
      readonly host: string;
      readonly port?: number;
      readonly user: string;
      readonly password?: string;
      readonly database: string;
    };

/** What is done once a transaction has committed. */
type CommitHook = () => void;
const hooksOf = new WeakMap<Tx, CommitHook[]>();

/**
 * Does something once the transaction that `transact` gave has committed, and never when it rolls back. Where the answer
 * of a commit was lost it is done when the work, tried again, found itself done.
 */
export function afterCommit(tx: Tx, hook: CommitHook): void {
  const hooks = hooksOf.get(tx);
  if (!hooks) throw new Error('afterCommit wants the transaction that transact gave');
  hooks.push(hook);
}

/** The open database. */
export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  /** Runs work in one transaction, again after a lost connection or a conflict: the work must be safe to repeat. */
  transact<Value>(work: (tx: Tx) => Promise<Value>): Promise<Value>;
  close(): Promise<void>;
}

const INT8_OID = 20;
const STATEMENT_TIMEOUT_MS = 10_000;
/** Nothing but SQL is awaited inside a transaction: one that idles has lost its owner. */
const IDLE_TRANSACTION_TIMEOUT_MS = 15_000;
const CONNECT_TIMEOUT_MS = 5000;

/** bigint columns are numbers with us; one beyond the safe range is a bug that must not pass silently. */
function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 out of the safe range: ${text}`);
  return value;
}

/**
 * Opens a pool of connections with our types. Statements that take longer than `statementMs` are given up; 0: none is.
 * `complain` is told of what was to be done after a commit and failed: the commit stands, so its caller never is.
 */
export function connectDatabase(
  target: ConnectionTarget,
  poolSize: number,
  statementMs: number = STATEMENT_TIMEOUT_MS,
  complain: (cause: unknown) => void = () => undefined,
): Database {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8_OID, parseInt8);
  const pool = new pg.Pool({
    ...('url' in target ? { connectionString: target.url } : target),
    types,
    max: poolSize,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'syllaboom',
    keepAlive: true,
  });
  // A lost idle client: the next query reconnects. A lost client in use would end the process without the second listener.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db: Db = new Kysely<object>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    pool,
    transact: (work) => transact(db, work, complain),
    close: () => db.destroy(),
  };
}

async function transact<Value>(
  db: Db,
  work: (tx: Tx) => Promise<Value>,
  complain: (cause: unknown) => void,
): Promise<Value> {
  /** Of a commit whose answer did not come. */
  let uncertain: CommitHook[] = [];
  const { value, hooks } = await withRetry(async () => {
    const own: CommitHook[] = [];
    let isDone = false;
    try {
      const result = await db.transaction().execute(async (tx) => {
        hooksOf.set(tx, own);
        const done = await work(tx);
        isDone = true;
        return done;
      });
      return { value: result, hooks: own.length > 0 ? own : uncertain };
    } catch (cause) {
      if (isDone) uncertain = own;
      throw cause;
    }
  });
  for (const hook of hooks) {
    try {
      hook();
    } catch (cause) {
      complain(cause);
    }
  }
  return value;
}

/** Whether the database answers. */
export async function pingDatabase(db: Db): Promise<boolean> {
  await sql`select 1`.execute(db);
  return true;
}

/**
 * Whether the database takes writes: it may not (`default_transaction_read_only`, a standby), or have no room for its log.
 * Changes nothing, and waits for no disk.
 */
export async function canWrite(db: Db): Promise<boolean> {
  await db.transaction().execute(async (tx) => {
    await sql`update kysely_migration set name = name where false`.execute(tx);
    await sql`select set_config('synchronous_commit', 'off', true), pg_logical_emit_message(true, 'readyz', '')`.execute(
      tx,
    );
  });
  return true;
}
