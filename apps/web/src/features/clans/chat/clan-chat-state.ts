import type { ClanEvent, ClanLine } from '@syllaboom/contracts';
import { CLANS } from '@syllaboom/engine';
import { create } from 'zustand';

interface ClanChatState {
  /** Whose chat it is; null: none was read. */
  readonly clan: string | null;
  /** By their numbers, the oldest first. */
  readonly lines: readonly ClanLine[];
  /** Where the page before these begins; null: there is none. */
  readonly earlier: string | null;
  readonly status: 'loading' | 'ready' | 'failed';
  readonly readsEarlier: boolean;
  /** What stands in the input, and the nonce of a line that came back from an attempt. */
  readonly draft: string;
  readonly returned: { readonly text: string; readonly nonce: string } | null;
  /** Lines of others that were heard while no log was on the screen. */
  readonly unread: number;
  /** Logs on the screen. */
  readonly logs: number;
}

const NOTHING: Omit<ClanChatState, 'logs'> = {
  clan: null,
  lines: [],
  earlier: null,
  status: 'loading',
  readsEarlier: false,
  draft: '',
  returned: null,
  unread: 0,
};

export const useClanChat = create<ClanChatState>(() => ({ ...NOTHING, logs: 0 }));
export const clanChat = useClanChat.getState;
export const setClanChat = (changes: Partial<ClanChatState>): void => useClanChat.setState(changes);

/** What was said in a clan stays there: who is in another one, or in none, reads nothing of it any more. */
export const forgetClanChat = (): void => setClanChat(NOTHING);

/** Lines with others among them: the newer copy of a line counts, and no more are kept than the server keeps. */
export function withLines(known: readonly ClanLine[], more: readonly ClanLine[]): readonly ClanLine[] {
  const byNumber = new Map([...known, ...more].map((line) => [line.n, line]));
  return [...byNumber.values()].sort((one, other) => one.n - other.n).slice(-CLANS.linesKept);
}

/** Lines without what an event says is gone, and with what it says was said. */
export function afterEvent(known: readonly ClanLine[], { line, gone }: Pick<ClanEvent, 'line' | 'gone'>) {
  const left = gone === undefined ? known : known.map((one) => (one.n === gone ? { ...one, message: '' } : one));
  return line === undefined ? left : withLines(left, [line]);
}
