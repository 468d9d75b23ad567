import type { InboxEvent } from './chat-list.ts';
import type { Happening } from './thread.ts';

/** What happened in a chat, by an event or by the answer to an own call. */
export type Heard = Pick<InboxEvent, 'c' | 'm' | 'edit' | 'gone'>;

/** For each call under way, what was heard since it was asked: its answer may not know of it. */
const calls = new Set<Heard[]>();

export const noteHeard = (heard: Heard): void => {
  for (const since of calls) since.push(heard);
};

/** Waits for an answer, and keeps what is heard meanwhile. */
export async function hearWhile<Reply>(
  call: Promise<Reply>,
): Promise<{ readonly reply: Reply; readonly since: readonly Heard[] }> {
  const since: Heard[] = [];
  calls.add(since);
  try {
    return { reply: await call, since };
  } finally {
    calls.delete(since);
  }
}

/** The same as what happens in a thread; nothing where only counts or states have changed. */
export function happeningOf({ m, edit, gone }: Heard): Happening | null {
  if (m !== undefined) return { m };
  if (edit !== undefined) return { edit };
  return gone === undefined ? null : { gone };
}

export const happeningsIn = (chatId: string, since: readonly Heard[]): readonly Happening[] =>
  since.filter(({ c }) => c === chatId).flatMap((heard) => happeningOf(heard) ?? []);
