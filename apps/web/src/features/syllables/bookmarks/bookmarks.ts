import type { GameLanguage } from '@syllaboom/engine';
import { useMemo } from 'react';
import { api } from '../../../platform/api/api.ts';
import type { CallReply } from '../../../platform/api/create-api.ts';
import { i18n } from '../../../platform/i18n/i18n.ts';
import { queryClient } from '../../../platform/query/query-client.ts';
import { keyOf } from '../../../platform/query/stale-after.ts';
import { type Loaded, useApiQuery } from '../../../platform/query/use-api-query.ts';
import { showError } from '../../../ui/toasts/toasts.tsx';

type BookmarkList = CallReply<'syllableBookmarks'>;
type Bookmark = BookmarkList[number];

/** A syllable of a language, with the number of its words. */
export interface CountedSyllable {
  readonly syllable: string;
  readonly count: number;
}

const KEY = keyOf('syllableBookmarks', {});
const nameOf = (language: string, syllable: string): string => `${language} ${syllable}`;
/** What the player wants last of a syllable whose call has not been answered, and the calls that stand in line for it. */
const wishes = new Map<string, symbol>();
const lines = new Map<string, Promise<void>>();

/** Puts a bookmark into the list that is shown, or takes it out. */
function put({ s, l, c }: Bookmark, isMarked: boolean): void {
  queryClient.setQueryData<BookmarkList>(KEY, (list = []) => {
    const others = list.filter((one) => one.s !== s || one.l !== l);
    return isMarked ? [{ s, l, c }, ...others] : others;
  });
}

const send = ({ s, l }: Bookmark, isMarked: boolean): Promise<unknown> => {
  const input = { params: { language: l, syllable: s } };
  return isMarked ? api.call('addSyllableBookmark', input) : api.call('removeSyllableBookmark', input);
};

/** Bookmarks a syllable, or forgets it: shown at once, and undone where the server did not take it. */
export function markSyllable(
  language: GameLanguage,
  { syllable, count }: CountedSyllable,
  isMarked: boolean,
): Promise<void> {
  const bookmark = { s: syllable, l: language, c: count };
  const name = nameOf(language, syllable);
  const wish = Symbol(name);
  wishes.set(name, wish);
  // A list that is still on its way would overwrite what is shown now.
  void queryClient.cancelQueries({ queryKey: KEY });
  put(bookmark, isMarked);
  const line = (lines.get(name) ?? Promise.resolve()).then(async () => {
    try {
      await send(bookmark, isMarked);
    } catch {
      // Where the player has changed their mind meanwhile, that counts.
      if (wishes.get(name) === wish) put(bookmark, !isMarked);
      showError(i18n.t(isMarked ? 'syllables.addFailed' : 'syllables.removeFailed'));
    }
    if (wishes.get(name) === wish) {
      wishes.delete(name);
      lines.delete(name);
    }
  });
  lines.set(name, line);
  return line;
}

/** Forgets all bookmarks; they come back where the server did not take it. */
export async function clearBookmarks(): Promise<void> {
  const before = queryClient.getQueryData<BookmarkList>(KEY);
  queryClient.setQueryData<BookmarkList>(KEY, []);
  try {
    await api.call('clearSyllableBookmarks', {});
  } catch {
    queryClient.setQueryData(KEY, before);
    showError(i18n.t('syllables.removeFailed'));
  }
}

/** The player's bookmarks, the latest first. */
export const useBookmarks = (): Loaded<BookmarkList> => useApiQuery('syllableBookmarks', {}, { staleTime: 60_000 });

/** Whether a syllable of a language is bookmarked. */
export function useMarks(language: string): (syllable: string) => boolean {
  const { data } = useBookmarks();
  return useMemo(() => {
    const marked = new Set((data ?? []).filter(({ l }) => l === language).map(({ s }) => s));
    return (syllable) => marked.has(syllable);
  }, [data, language]);
}
