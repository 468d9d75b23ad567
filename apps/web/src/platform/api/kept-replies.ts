/** An answer, and the hash that the server gave with it. */
export interface KeptReply {
  readonly hash: string;
  readonly reply: unknown;
}

/** A player looks at few lists at a time; each may have pages. */
const MOST_KEPT = 30;
const TOO_MANY_REQUESTS = 429;

/** The last answers of conditional calls; the oldest make room for new ones. */
export function createKeptReplies() {
  const kept = new Map<string, KeptReply>();
  return {
    get: (key: string): KeptReply | undefined => kept.get(key),
    keep: (key: string, one: KeptReply): void => {
      kept.delete(key);
      kept.set(key, one);
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    },
  };
}

/** Whether a status says that what is kept still holds; it also stays, silently, while the server is asked too often. */
export const leavesKept = (status: number): boolean => status === 304 || status === TOO_MANY_REQUESTS;

/** Whether a reply only says that nothing changed. */
export const isUnchanged = (body: unknown): boolean => (body as { unchanged?: unknown } | null)?.unchanged === true;
