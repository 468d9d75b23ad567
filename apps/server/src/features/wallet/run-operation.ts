import { createHash } from 'node:crypto';
import type { Database, Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { enterOperation, keepResult, readOperation } from './operation.repository.ts';

/** A change of value that happens once, however often it is asked for. */
export interface Operation {
  /** A player's id, or a part of the server such as `match`. */
  readonly actor: string;
  /** Made by whoever wants the change, kept until it is acknowledged. */
  readonly key: string;
  readonly kind: string;
  /** What is asked for; the same key with another body is refused. */
  readonly body: unknown;
}

/** The number under which all entries of an operation stand in the ledgers. */
export type OperationId = number;

/**
 * Runs the effect in one transaction, exactly once per actor and key: the operation's row is written first, together
 * with the effect. A repeated call gets the kept result. A refusal rolls back, so the key stays usable. A call whose commit
 * succeeded although its answer was lost is no repetition: it is told that it was the one.
 */
export function runOperation<Result>(
  database: Database,
  operation: Operation,
  effect: (tx: Tx, id: OperationId) => Promise<Result>,
): Promise<{ readonly result: Result; readonly replayed: boolean }> {
  const requestHash = hashOf(operation);
  let own: OperationId | null = null;
  return database.transact(async (tx) => {
    const id = await enterOperation(tx, { ...operation, requestHash });
    if (id === null) {
      const kept = await readOperation(tx, operation.actor, operation.key);
      if (!requestHash.equals(kept.requestHash)) throw new AppError('wallet/key_reused');
      return { result: kept.result as Result, replayed: kept.id !== own };
    }
    own = id;
    const result = await effect(tx, id);
    await keepResult(tx, id, result);
    return { result, replayed: false };
  });
}

/**
 * The same as part of a transaction that does more: for what is paid because of something that can happen once, and whose
 * row the transaction holds. So its key is always new.
 */
export async function runWithin(
  tx: Tx,
  operation: Operation,
  effect: (tx: Tx, id: OperationId) => Promise<void>,
): Promise<void> {
  const id = await enterOperation(tx, { ...operation, requestHash: hashOf(operation) });
  if (id === null) throw new Error(`This was paid already: ${operation.key}`);
  await effect(tx, id);
  await keepResult(tx, id, null);
}

const hashOf = ({ kind, body }: Pick<Operation, 'kind' | 'body'>): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([kind, body]))
    .digest();
