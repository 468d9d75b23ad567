import type { InboxChat, InboxMessage, PlayerEventName, SessionUser } from '@syllaboom/contracts';
import { render } from 'vitest-browser-react';
import { takePlayerEvents } from '../../../platform/rooms/player-events.ts';
import { forgetUnreadMessages } from '../../../platform/unread-messages.ts';
import { fakeFetch, refusal, reply, type SeenCall } from '../../../testing/fake-fetch.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { Confirmations } from '../../../ui/kit/popups/confirm.tsx';
import { TipProvider } from '../../../ui/kit/popups/tip.tsx';
import { Toasts } from '../../../ui/toasts/toasts.tsx';
import { closeAllWindows } from '../../../ui/windows/manager.ts';
import { openInbox } from '../../../navigation/windows.ts';
import { ReportWindow } from '../../moderation/index.ts';
import { InboxWindow } from '../index.ts';
import type { InboxEvent } from '../store/chat-list.ts';
import { forgetInbox } from '../store/inbox-state.ts';

export const ME = 'account-me-1';
const PAGE = 50;

export const person = (name: string) => ({
  id: `account-${name.toLowerCase()}1`,
  displayName: name,
  username: name,
  avatar: `${name}seed1`,
  frame: 0,
});
const OWN = { id: ME, displayName: 'Noodle', username: 'Noodle', avatar: 'seedseed1', frame: 0 };

const ago = (ms: number): string => new Date(Date.now() - ms).toISOString();
export const MINUTE = 60_000;

/** A chat as the server answers it; the ids of messages begin at a hundred. */
export const chatWith = (names: readonly string[], changes: Partial<InboxChat> = {}): InboxChat => ({
  i: `chat-${names.join('-').toLowerCase()}`,
  n: names.join(', '),
  p: [OWN, ...names.map(person)],
  g: names.length > 1,
  l: { i: 100, t: 'See you at the table', s: person(names[0] ?? '').id, d: ago(5 * MINUTE) },
  nc: 0,
  m: false,
  a: false,
  ...changes,
});
export const message = (i: number, t: string, from = 'Zed', changes: Partial<InboxMessage> = {}): InboxMessage => ({
  i,
  t,
  s: from === 'me' ? ME : person(from).id,
  c: ago(30 * MINUTE),
  e: false,
  y: 'text',
  ...changes,
});

type Answer = (call: SeenCall) => Response | Promise<Response> | undefined;

interface ServerState {
  chats: InboxChat[];
  /** By chat, oldest first. */
  messages: Record<string, InboxMessage[]>;
  lastId: number;
}

/** How the server answers; what it is told changes what it holds. */
function answering(server: ServerState): (call: SeenCall) => Response {
  const page = <Item,>(items: readonly Item[], cursor: string | undefined) => {
    const from = Number(cursor ?? 0);
    const next = from + PAGE < items.length ? String(from + PAGE) : null;
    return { d: items.slice(from, from + PAGE), c: next };
  };
  const list = ({ a, q, c }: SeenCall['query']) =>
    page(
      server.chats
        .filter(
          (chat) => chat.a === (a === 'true') && (q === undefined || chat.n.toLowerCase().includes(q.toLowerCase())),
        )
        .toSorted((one, other) => (one.l.d < other.l.d ? 1 : -1)),
      c,
    );
  const change = (id: string, changes: Partial<InboxChat>) => {
    server.chats = server.chats.map((chat) => (chat.i === id ? { ...chat, ...changes } : chat));
    return reply({ success: true });
  };
  const changeMessage = (i: number, edit: (one: InboxMessage) => InboxMessage | null) => {
    for (const [id, all] of Object.entries(server.messages))
      server.messages[id] = all.flatMap((one) => (one.i === i ? (edit(one) ?? []) : one));
  };
  const answer = (call: SeenCall): Response => {
    const { path, method, body, query } = call;
    const [, , id = '', action] = path.split('/');
    if (path === '/inbox') return reply(list(query));
    if (path === '/inbox/chat') {
      const ids = body.p as string[];
      const known = server.chats.find((chat) => !chat.g && chat.p.some((one) => one.id === ids[0]));
      if (known && body.g === false) return reply(known);
      const names = ids.map((one) =>
        one.replace(/^account-(.)(.*)1$/, (_, a: string, b: string) => a.toUpperCase() + b),
      );
      const l = { i: 0, t: '', s: '', d: new Date().toISOString() };
      const chat = chatWith(names, { l, ...(typeof body.n === 'string' ? { n: body.n } : {}) });
      server.chats.push(chat);
      return reply(chat);
    }
    if (path === '/inbox/message/delete') {
      changeMessage(Number(body.i), () => null);
      return reply({ success: true });
    }
    if (path === '/inbox/message/edit') {
      changeMessage(Number(body.i), (one) => ({ ...one, t: String(body.t), e: true }));
      return reply(
        Object.values(server.messages)
          .flat()
          .find(({ i }) => i === body.i),
      );
    }
    if (method === 'GET' && path.startsWith('/inbox/'))
      return reply(page((server.messages[id] ?? []).toReversed(), query.c));
    if (action === 'mute') return change(id, { m: body.a === 'mute' });
    if (action === 'archive') return change(id, { a: body.a === 'archive' });
    if (action === 'leave') {
      server.chats = server.chats.filter((chat) => chat.i !== id);
      return reply({ success: true });
    }
    if (action === 'read') return change(id, { nc: 0 });
    if (action === 'send') {
      const all = server.messages[id] ?? [];
      const known = all.find(({ k }) => k === body.k);
      if (known) return reply(known);
      server.lastId += 1;
      const sent = message(server.lastId, String(body.t), 'me', { k: String(body.k), c: new Date().toISOString() });
      server.messages[id] = [...all, sent];
      return reply(sent);
    }
    return refusal('http/not_found', 404);
  };
  return answer;
}

/** A server's inbox in the hand of a test: it answers, keeps what it is told, and says what happens elsewhere. */
export function fakeInbox(
  chats: readonly InboxChat[],
  messages: Readonly<Record<string, readonly InboxMessage[]>> = {},
) {
  const listeners: ((event: never) => void)[] = [];
  const server = {
    chats: [...chats],
    /** Oldest first. */
    messages: Object.fromEntries(Object.entries(messages).map(([id, list]) => [id, [...list]])) as Record<
      string,
      InboxMessage[]
    >,
    lastId: 10_000,
    /** Answers in the server's place, where it answers at all. */
    instead: ((): undefined => undefined) as Answer,
    seen: [] as SeenCall[],
    say: (event: Partial<InboxEvent> & { c: string }): void => {
      for (const listener of listeners) listener({ nc: 0, ntfc: 0, muted: false, ...event } as never);
    },
    /** Somebody else writes. */
    write: (c: string, t: string, from = 'Zed', rest: Partial<InboxEvent> = {}): InboxMessage => {
      server.lastId += 1;
      const m = message(server.lastId, t, from, { c: new Date().toISOString() });
      server.messages[c] = [...(server.messages[c] ?? []), m];
      const l = { i: m.i, t, s: m.s, d: m.c };
      server.chats = server.chats.map((chat) => (chat.i === c ? { ...chat, l, nc: 1 } : chat));
      server.say({ c, m, nc: 1, ntfc: 1, from, ...rest });
      return m;
    },
  };
  const answer = answering(server);
  server.seen = fakeFetch(async (call) => (await server.instead(call)) ?? answer(call));
  takePlayerEvents((name: PlayerEventName, listener) => {
    if (name === 'inbox') listeners.push(listener);
    return () => undefined;
  });
  return server;
}

/** The calls that change something, without the marks of what is read. */
export const writtenIn = (seen: readonly SeenCall[]): SeenCall[] =>
  seen.filter(({ method, path }) => method === 'POST' && !path.endsWith('/read'));

export function forgetAll(): void {
  closeAllWindows();
  queueMicrotask(forgetInbox);
  forgetInbox();
  forgetUnreadMessages();
}

/** Signs in and opens the window; with somebody, their chat. */
export async function showInboxWindow(viewer: Partial<SessionUser> = {}, wish: string | null = null) {
  signInAs({ id: ME, displayName: 'Noodle', ...viewer });
  openInbox(wish === null ? null : { id: wish });
  return render(
    <TipProvider>
      <InboxWindow />
      <ReportWindow />
      <Toasts />
      <Confirmations />
    </TipProvider>,
  );
}

/** What the toasts on the screen say. */
export const toastText = (): string =>
  [...document.querySelectorAll('[data-type]')].map((toast) => toast.textContent).join(' ');
