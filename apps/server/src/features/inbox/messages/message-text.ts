import { INBOX, plainText } from '@syllaboom/engine';
import { AppError } from '#platform/errors/app-error.ts';
import { showPublicText } from '#platform/text/index.ts';

/** What somebody writes, as it is kept: plain, not masked yet. Refuses nothing and too much. */
export function readMessageText(raw: string): string {
  const text = plainText(raw).trim();
  if (text === '') throw new AppError('inbox/blank');
  if ([...text].length > INBOX.messageLength) throw new AppError('inbox/too_long');
  return showPublicText('inboxMessage', text);
}
