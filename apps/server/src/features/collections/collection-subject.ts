import type { Subject } from '#manifest/subjects.ts';
import type { Db } from '#platform/db/index.ts';
import { isShown, type KeptCollection } from './collection.ts';
import { lockCollection, readCollection, setHidden } from './collection.repository.ts';
import { readWordLines } from './words/word.repository.ts';

/** So much of its words is kept with a report. */
const WORDS_LENGTH = 4000;
/** Stands between what names a collection and its words. */
const WORDS_BELOW = '\n\n';
/** What others see of a hidden one. */
const NOTHING = '';

/** Its name and description; no name holds an end of a line. */
const headOf = ({ name, description }: KeptCollection): string =>
  description === '' ? name : `${name}\n${description}`;
const headIn = (copy: string): string => copy.split(WORDS_BELOW, 1)[0] ?? '';

async function copyOf(db: Db, collection: KeptCollection): Promise<string> {
  const words = (await readWordLines(db, collection.id, collection.locale)).replaceAll('\n', ' ');
  return words === '' ? headOf(collection) : headOf(collection) + WORDS_BELOW + words.slice(0, WORDS_LENGTH);
}

/**
 * A collection as a whole: hidden, nobody but its owner sees it, whatever it holds. With a report goes a copy of its words;
 * it counts as changed only when it is called something else, or an owner could escape by adding a word.
 */
export const COLLECTION_SUBJECT: Subject = {
  read: async (db, id) => {
    const found = await readCollection(db, id);
    return found === null || !isShown(found) ? null : { ownerId: found.ownerId, copy: await copyOf(db, found) };
  },
  isStill: (now, copy) => headIn(now) === headIn(copy),
  hide: async (tx, id, copy, at) => {
    const held = await lockCollection(tx, id);
    if (held === null || !isShown(held) || headOf(held) !== headIn(copy)) return null;
    await setHidden(tx, id, at);
    return NOTHING;
  },
  isHidden: async (db, id) => (await readCollection(db, id))?.isHidden ?? false,
  restore: (tx, id) => setHidden(tx, id, null),
};
