import { INBOX } from '@syllaboom/engine';
import { AppError } from '#platform/errors/app-error.ts';
import { showPublicText } from '#platform/text/index.ts';

/** What somebody writes, as it is kept: plain, not masked yet. Refuses nothing and too much. */
export function readMessageText(raw: string): string {
  if ([...raw.trim()].length > INBOX.messageLength) throw new AppError('inbox/too_long');
  const text = showPublicText('inboxMessage', raw);
  if (text === '') throw new AppError('inbox/blank');
  return text;
}
