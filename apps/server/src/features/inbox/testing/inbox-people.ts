import type { InboxChat, InboxEvent, InboxMessage } from '@syllaboom/contracts';
import { type SignedIn, signUpWith } from '../../../testing/people/staff.ts';
import type { Answer, TestServer } from '../../../testing/server.ts';

/** Exp of somebody who may write to strangers. */
const EXPERIENCED = 1_000_000;

/** Somebody with the calls of the inbox. */
export interface Correspondent extends SignedIn {
  open(...others: readonly SignedIn[]): Promise<Answer>;
  group(name: string, ...others: readonly SignedIn[]): Promise<Answer>;
  send(chatId: string, text: string, nonce?: string): Promise<Answer>;
  edit(id: number, text: string): Promise<Answer>;
  erase(id: number): Promise<Answer>;
  chats(query?: string): Promise<{ d: InboxChat[]; c: string | null }>;
  messages(chatId: string, query?: string): Promise<{ d: InboxMessage[]; c: string | null }>;
  /** How the player sees a chat, wherever in their lists it is; undefined: not at all. */
  chat(chatId: string): Promise<InboxChat | undefined>;
  unread(): Promise<number>;
}

/** Signs up somebody who has played enough to write to strangers. */
export async function signUpCorrespondent(
  server: TestServer,
  name: string,
  ...roles: number[]
): Promise<Correspondent> {
  const player = await signUpWith(server, name, ...roles);
  await server.database.pool.query('update profile set exp = $2 where player_id = $1', [player.id, EXPERIENCED]);
  return asCorrespondent(player);
}

let people = 0;
/** The same, under a name that nobody has yet. */
export function signUpNext(server: TestServer): Promise<Correspondent> {
  people += 1;
  return signUpCorrespondent(server, `person${people}`);
}

export function asCorrespondent(player: SignedIn): Correspondent {
  const chats = async (query = '') => (await player.get(`/inbox${query}`)).body;
  return {
    ...player,
    open: (...others) => player.post('/inbox/chat', { p: others.map(({ id }) => id), g: false }),
    group: (name, ...others) => player.post('/inbox/chat', { p: others.map(({ id }) => id), g: true, n: name }),
    send: (chatId, text, nonce) =>
      player.post(`/inbox/${chatId}/send`, { t: text, y: 'text', ...(nonce === undefined ? {} : { k: nonce }) }),
    edit: (id, text) => player.post('/inbox/message/edit', { i: id, t: text }),
    erase: (id) => player.post('/inbox/message/delete', { i: id }),
    chats,
    messages: async (chatId, query = '') => (await player.get(`/inbox/${chatId}${query}`)).body,
    chat: async (chatId) =>
      [...(await chats()).d, ...(await chats('?a=true')).d].find(({ i }: InboxChat) => i === chatId),
    unread: async () => (await player.get('/pref')).body.ntfc,
  };
}

/** Makes friends of all of them. */
export async function befriend(...people: readonly SignedIn[]): Promise<void> {
  for (const [at, one] of people.entries())
    for (const other of people.slice(at + 1)) {
      await one.post('/friends/request', { friendId: other.id });
      await other.post('/friends/request', { friendId: one.id });
    }
}

/** What players are told of their inboxes from now on. */
export function listen(server: TestServer) {
  const heard: { playerId: string; event: InboxEvent }[] = [];
  const stop = server.composition.roomPorts.channel.subscribe((playerId, message) => {
    if (message.event === 'inbox') heard.push({ playerId, event: message.payload });
  });
  return {
    stop,
    by: (player: SignedIn): InboxEvent[] =>
      heard.filter(({ playerId }) => playerId === player.id).map(({ event }) => event),
    clear: () => void heard.splice(0),
  };
}
