import type { BodyOf, ENDPOINTS, GifRef, InboxMessage } from '@syllaboom/contracts';
import { GIFS } from '@syllaboom/engine';
import { requireAccount } from '#features/account';
import { readProfiles, requireLevel } from '#features/profile';
import type { Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { announce } from '../announce.ts';
import { type Chat, lockChat, type Member, readMembers } from '../chat.repository.ts';
import { findHidden } from '../hidden-people.ts';
import type { InboxDeps, Writer } from '../inbox.deps.ts';
import { addMessage, findByNonce, type Message, saidIn } from './message.repository.ts';
import { readMessageText } from './message-text.ts';
import { requireMayWrite, requireVoice } from '../require-may-write.ts';
import { findShownGifs, languageOf, type ShowGif, showMessage } from './show-message.ts';
import { deliver } from '../unread.repository.ts';

type Send = BodyOf<(typeof ENDPOINTS)['sendMessage']>;

/** Sends a message into a chat. The same nonce again finds the message that is there. */
export async function sendMessage(deps: InboxDeps, writer: Writer, chatId: string, body: Send): Promise<InboxMessage> {
  const said = readSaid(body);
  const nonce = body.k ?? null;
  const sentAt = deps.clock.now();
  // A repeat is no new message: it is answered whatever the staff has decided since.
  const isRepeat = nonce !== null && (await findByNonce(deps.database.db, writer.playerId, nonce)) !== null;
  if (!isRepeat) await requireVoice(deps, writer);
  const own = { playerId: writer.playerId, language: languageOf('') };
  return deps.database.transact(async (tx) => {
    await requireAccount(tx, writer.playerId);
    const { chat, members } = await enterChat(tx, chatId, writer.playerId);
    const known = nonce === null ? null : await findByNonce(tx, writer.playerId, nonce);
    if (known !== null) return repeat(known, { chatId, ...said }, await findShownGifs(deps, tx, [known]));
    await requireWayIn(deps, tx, writer, chat, members);
    if (said.gif !== null) await requireGif(deps, tx, writer.playerId, said.gif);
    const wanted = { chatId, senderId: writer.playerId, ...said, sentAt, nonce };
    const message = await addMessage(tx, wanted);
    if (message === null) throw new AppError('wallet/key_reused');
    const show = await findShownGifs(deps, tx, [message]);
    await tell(deps, tx, { chat, members, message, show });
    return showMessage(message, own, show);
  });
}

/** What is sent: words, or a GIF and none. */
function readSaid({ t, y, g }: Send): Pick<Message, 'kind' | 'text' | 'gif'> {
  if (y === 'text' && g === undefined) return { kind: 'text', text: readMessageText(t), gif: null };
  if (y === 'text' || g === undefined) throw new AppError('gif/unknown');
  if (t.trim() !== '') throw new AppError('gif/with_text');
  return { kind: 'gif', text: '', gif: g };
}

/** Refuses GIFs to players below the level, and those that this server has not found itself. */
async function requireGif(deps: InboxDeps, tx: Tx, playerId: string, gif: GifRef): Promise<void> {
  await requireLevel(tx, playerId, GIFS.level, 'gif/level');
  await deps.ports.gifs.take(tx, gif);
}

/** Holds a chat that a player is in, with its people. */
export async function enterChat(
  tx: Tx,
  chatId: string,
  playerId: string,
): Promise<{ readonly chat: Chat; readonly members: readonly Member[] }> {
  const chat = await lockChat(tx, chatId);
  const members = chat === null ? [] : await readMembers(tx, [chatId]);
  if (chat === null || !members.some((member) => member.playerId === playerId && member.leftAt === null))
    throw new AppError('inbox/not_found');
  return { chat, members };
}

async function requireWayIn(
  deps: InboxDeps,
  tx: Tx,
  writer: Writer,
  { isGroup, pair }: Chat,
  members: readonly Member[],
): Promise<void> {
  if (isGroup) return;
  const otherId = pair.find((id) => id !== writer.playerId) ?? '';
  const writtenBy = (id: string): number => members.find(({ playerId }) => playerId === id)?.written ?? 0;
  // An erased account reads nothing.
  if (!members.some(({ playerId }) => playerId === otherId)) throw new AppError('inbox/send_refused');
  await requireMayWrite(deps, tx, writer, otherId, { own: writtenBy(writer.playerId), other: writtenBy(otherId) });
}

/** The message that was sent under this nonce; something else under it is refused. */
function repeat(known: Message, wanted: Pick<Message, 'chatId' | 'text' | 'gif'>, show: ShowGif): InboxMessage {
  const isChanged = known.editedAt !== null || known.deletedAt !== null;
  const isSame = saidIn(known) === saidIn(wanted) && (known.gif === null) === (wanted.gif === null);
  if (known.chatId !== wanted.chatId || (!isChanged && !isSame)) throw new AppError('wallet/key_reused');
  return showMessage(known, { playerId: known.senderId, language: languageOf('') }, show);
}

interface Sent {
  readonly chat: Chat;
  readonly members: readonly Member[];
  readonly message: Message;
  readonly show: ShowGif;
}

async function tell(deps: InboxDeps, tx: Tx, { chat, members, message, show }: Sent): Promise<void> {
  const ids = members.map(({ playerId }) => playerId);
  const hidden = chat.isGroup ? await findHidden(deps, tx, message.senderId, ids) : [];
  const told = await deliver(tx, message, hidden);
  const profiles = new Map((await readProfiles(tx, ids)).map((profile) => [profile.playerId, profile]));
  const from = profiles.get(message.senderId)?.displayName ?? '';
  await announce(deps, tx, chat.id, told, (playerId) => ({
    m: showMessage(message, { playerId, language: languageOf(profiles.get(playerId)?.locale ?? '') }, show),
    from,
  }));
}
