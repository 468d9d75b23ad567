import { type BodyOf, type ENDPOINTS, REPORT_CHAT_LINES, type ReportSubject } from '@syllaboom/contracts';
import { holdAccounts, readAccountFacts } from '#features/account';
import { readChatEvidence } from '#features/inbox';
import type { Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { isGuestId, randomId } from '#platform/ids/random-id.ts';
import { LimitReached } from '#platform/limits/limiter.ts';
import { showPublicText } from '#platform/text/index.ts';
import type { ModerationDeps } from '../moderation.deps.ts';
import { namePlayers } from '../name-players.ts';
import type { RoomChatLine } from '../ports.ts';
import { addReport, type ReportedSubject } from './report.repository.ts';

type ReportRequest = BodyOf<(typeof ENDPOINTS)['report']>;

const ID_LENGTH = 16;

/** Keeps a report with its evidence: what the client sent, and what the server itself has of the room's chat. */
export async function fileReport(deps: ModerationDeps, reporterId: string, request: ReportRequest): Promise<void> {
  const note = showPublicText('note', request.reason);
  if (request.categories.length === 0) throw new AppError('report/no_reason');
  if (request.categories.includes('other') && note === '') throw new AppError('report/note_blank');
  if (request.id === reporterId) throw new AppError('report/self');
  if (isGuestId(request.id)) throw new AppError('report/guest');
  const target = (await readAccountFacts(deps.database.db, [request.id])).get(request.id);
  if (target === undefined || target.erased) throw new AppError('profile/not_found');
  await countReport(deps, reporterId);
  const id = randomId(ID_LENGTH);
  const roomChat =
    request.chatId === undefined
      ? await readRoomChat(deps, request.roomId, reporterId)
      : await readInboxChat(deps, request.chatId, reporterId, request.id);
  const reportedAt = deps.clock.now();
  await deps.database.transact(async (tx) => {
    // Whoever is erased meanwhile is so before the copy is made, or after it, with it.
    const held = await holdAccounts(tx, [reporterId, request.id]);
    if (!held.has(reporterId)) throw new AppError('auth/token_invalid');
    if (!held.has(request.id)) throw new AppError('profile/not_found');
    const subject = request.subject === undefined ? null : await copySubject(deps, tx, request.id, request.subject);
    await addReport(tx, {
      id,
      reporterId,
      targetId: request.id,
      categories: [...new Set(request.categories)],
      note,
      language: request.language,
      roomId: request.roomId,
      sentChat: request.chat.map((line) => ({ id: line.id, message: showPublicText('reportedLine', line.message) })),
      roomChat,
      subject,
      reportedAt,
    });
  });
}

/** The server's own copy of what the report is about; refuses what is not there, or is not the reported player's. */
async function copySubject(
  { ports }: ModerationDeps,
  tx: Tx,
  targetId: string,
  subject: ReportSubject,
): Promise<ReportedSubject> {
  const found = await ports.subjectOf(subject.kind).read(tx, subject.id);
  if (found === null || found.ownerId !== targetId) throw new AppError('report/subject_gone');
  return { ...subject, copy: found.copy };
}

async function countReport({ reportLimit }: ModerationDeps, reporterId: string): Promise<void> {
  try {
    await reportLimit.consume(reporterId);
  } catch (cause) {
    if (!(cause instanceof LimitReached)) throw cause;
    throw new AppError('report/too_many', { retryAfterSeconds: cause.retryAfterSeconds, cause });
  }
}

/** A report counts without the room's copy too: the room may be gone. */
async function readRoomChat(deps: ModerationDeps, roomId: string | null, reporterId: string): Promise<RoomChatLine[]> {
  if (roomId === null) return [];
  try {
    return await deps.ports.readRoomChat(roomId, reporterId);
  } catch (cause) {
    deps.security.warn({ event: 'room_chat_unread', roomId, err: cause }, 'a room’s chat could not be kept');
    return [];
  }
}

/** What was said in a chat of the inbox, as the server itself has it; refuses one that the two aren't in. */
async function readInboxChat(
  { database: { db } }: ModerationDeps,
  chatId: string,
  reporterId: string,
  targetId: string,
): Promise<RoomChatLine[]> {
  const said = await readChatEvidence(db, { id: chatId, reporterId, targetId }, REPORT_CHAT_LINES);
  if (said === null) throw new AppError('report/subject_gone');
  const nameOf = await namePlayers(
    db,
    said.map(({ senderId }) => senderId),
  );
  return said.map(({ senderId, text, at, later }) => ({
    id: senderId,
    name: nameOf(senderId).displayName,
    message: text,
    at: at.toISOString(),
    ...(later === null ? {} : { later }),
  }));
}
