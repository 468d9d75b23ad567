import type { TextFile } from '@syllaboom/contracts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CollectionDeps } from '../collections.deps.ts';
import { countVisit } from '../count-visit.ts';
import { requireVisible } from '../require-collection.ts';
import { readWordLines } from './word.repository.ts';

/** Letters and digits of any script, in words. */
const plainName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');

/** The words of a collection that the player may see and download, as a file; counted once a day of others. */
export async function downloadWords(deps: CollectionDeps, playerId: string, id: string): Promise<TextFile> {
  const { db } = deps.database;
  const { ownerId, downloadAllowed, locale, name } = await requireVisible(db, id, playerId);
  if (ownerId !== playerId && !downloadAllowed) throw new AppError('collection/no_download');
  const lines = await readWordLines(db, id, locale);
  if (ownerId !== playerId) await countVisit(deps, { id, playerId, downloaded: true });
  return { name: `${plainName(name) || 'collection'}.txt`, text: lines === '' ? '' : `${lines}\n` };
}
