import type { SessionUser } from '@syllaboom/contracts';
import { cleanCustomText, cleanLine, cleanStatusWord } from '@syllaboom/engine';

/** What the player edits of themselves. */
export interface ProfileDraft {
  readonly displayName: string;
  readonly longestWord: string;
  readonly about: string;
  /** Seed of a drawn creature; null keeps what is there. */
  readonly avatar: string | null;
}
export interface ProfileChanges {
  displayName?: string;
  longestWord?: string;
  about?: string;
  avatar?: string;
}

/** Only what will be different once cleaned as the server cleans it. */
export function changedFields(user: SessionUser, draft: ProfileDraft): ProfileChanges {
  const changes: ProfileChanges = {};
  const displayName = cleanCustomText(draft.displayName);
  const longestWord = cleanStatusWord(draft.longestWord, user.locale);
  const about = cleanLine(draft.about);
  if (displayName !== user.displayName) changes.displayName = displayName;
  if (longestWord !== user.longestWord) changes.longestWord = longestWord;
  if (about !== user.about) changes.about = about;
  if (draft.avatar !== null && draft.avatar !== user.avatar) changes.avatar = draft.avatar;
  return changes;
}
