import { sql } from 'kysely';
import type { Tx } from '#platform/db/index.ts';
import type { WalletTables } from './wallet.tables.ts';

/** Who asks for what, under which key. */
export interface OperationRequest {
  readonly actor: string;
  readonly key: string;
  readonly kind: string;
  readonly requestHash: Buffer;
}

/** Enters the operation; null when its key is known already. A concurrent twin waits here for our commit. */
export async function enterOperation(tx: Tx, request: OperationRequest): Promise<number | null> {
  const row = await tx
    .withTables<WalletTables>()
    .insertInto('operation')
    .values({
      actor: request.actor,
      idempotency_key: request.key,
      kind: request.kind,
      request_hash: request.requestHash,
      result: null,
    })
    .onConflict((on) => on.columns(['actor', 'idempotency_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** A known operation: its number, what was asked for, and its kept result. */
export async function readOperation(
  tx: Tx,
  actor: string,
  key: string,
): Promise<{ id: number; requestHash: Buffer; result: unknown }> {
  const row = await tx
    .withTables<WalletTables>()
    .selectFrom('operation')
    .select(['id', 'request_hash', 'result'])
    .where('actor', '=', actor)
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow();
  return { id: row.id, requestHash: row.request_hash, result: row.result };
}

/** Keeps an operation's result for those who ask again. */
export async function keepResult(tx: Tx, operationId: number, result: unknown): Promise<void> {
  await sql`update operation set result = ${JSON.stringify(result)}::jsonb where id = ${operationId}`.execute(tx);
}
