import { randomId } from './random-id.ts';

const LENGTH = 22;

/**
 * An operation's key for what a client wants: from the key that the client gave, or a random one. The prefix keeps clients
 * away from keys that the server makes itself (`daily:2026-03-01`).
 */
export const operationKey = (given: string | undefined): string => `intent:${given ?? randomId(LENGTH)}`;
