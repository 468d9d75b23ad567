import type { Clock } from '#platform/clock/clock.ts';
import type { DiscordApi } from './discord-api.ts';

/** Who is in an activity, as Discord says; null when it doesn't say. */
export type ReadInstanceUsers = (instanceId: string) => Promise<readonly string[] | null>;

/** Everybody in an activity asks about the same few people, every few seconds. */
const KEPT_MS = 15_000;
const MOST_KEPT = 1_000;
const INSTANCE = /^[\w-]{1,200}$/;

/** Asks Discord who is in an activity, at most once in fifteen seconds for each. */
export function createInstanceReader(api: DiscordApi, clock: Clock): ReadInstanceUsers {
  const kept = new Map<string, { readonly users: ReturnType<ReadInstanceUsers>; readonly untilMs: number }>();
  const ask = async (instanceId: string): Promise<readonly string[] | null> => {
    const found = await api.readInstance(instanceId);
    return found.ok ? (found.value?.users ?? []) : null;
  };
  return (instanceId) => {
    if (!INSTANCE.test(instanceId)) return Promise.resolve([]);
    const now = clock.monotonicMs();
    const known = kept.get(instanceId);
    if (known && known.untilMs > now) return known.users;
    const users = ask(instanceId);
    // The oldest leaves: a map keeps the order in which its keys came.
    kept.delete(instanceId);
    if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
    kept.set(instanceId, { users, untilMs: now + KEPT_MS });
    return users;
  };
}
