/** The platform's list of participants is asked for this often beside its news. */
export const PARTICIPANTS_POLL_MS = 4_000;

export interface ParticipantsSource {
  /** Ids of those who are in the activity now. */
  readonly read: () => Promise<readonly string[]>;
  /** News between the polls. */
  readonly subscribe: (listener: (ids: readonly string[]) => void) => Promise<unknown>;
  readonly onChange: (ids: readonly string[]) => void;
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id, at) => id === b[at]);

/** Follows who is in the activity: by its news, and by asking, because news may get lost. Returns what stops the asking. */
export function followParticipants({ read, subscribe, onChange }: ParticipantsSource): () => void {
  let known: readonly string[] = [];
  const take = (ids: readonly string[]) => {
    const sorted = [...new Set(ids)].sort();
    if (isSame(sorted, known)) return;
    known = sorted;
    onChange(sorted);
  };
  const poll = () => void read().then(take, () => undefined);
  void subscribe(take).catch(() => undefined);
  poll();
  const timer = setInterval(poll, PARTICIPANTS_POLL_MS);
  return () => clearInterval(timer);
}
