import type { InboxMessage } from '@syllaboom/contracts';
import { TOGETHER_MS } from '../inbox-timings.ts';
import type { Outgoing, Thread } from '../store/thread.ts';

/** A line of a chat as it is drawn. */
export type MessageRow = {
  readonly key: string;
  /** The first of some that one person wrote together: it has the face, the name and the time. */
  readonly isHead: boolean;
  /** The day begins here, as it is stored. */
  readonly day: string | null;
} & ({ readonly message: InboxMessage } | { readonly outgoing: Outgoing });

/** A line keeps its key when its copy comes from the server: it is the same line. */
const keyOf = ({ i, k }: InboxMessage): string => k ?? String(i);

const dayOf = (at: string): string => new Date(at).toDateString();

/** All lines of a chat: those that are there, then those on their way. */
export function messageRows(
  { messages, outgoing }: Pick<Thread, 'messages' | 'outgoing'>,
  ownId: string,
): MessageRow[] {
  let last: { readonly s: string; readonly c: string } | null = null;
  const place = (line: { readonly s: string; readonly c: string }) => {
    const before = last;
    last = line;
    const isNewDay = before === null || dayOf(before.c) !== dayOf(line.c);
    const isTogether =
      before !== null && before.s === line.s && Date.parse(line.c) - Date.parse(before.c) < TOGETHER_MS;
    return { isHead: isNewDay || !isTogether, day: isNewDay ? line.c : null };
  };
  return [
    ...messages.map((message) => ({ key: keyOf(message), message, ...place(message) })),
    ...outgoing.map((one) => ({ key: one.k, outgoing: one, ...place({ s: ownId, c: one.c }) })),
  ];
}
