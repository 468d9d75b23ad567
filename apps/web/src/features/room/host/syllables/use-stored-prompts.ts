import type { GameLanguage } from '@syllaboom/engine';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { wordsForError } from '../../../../platform/i18n/error-words.ts';
import { SAVE_RESULT_MS } from '../../room-timings.ts';
import { toCommaText } from './prompt-lines.ts';

/** How the last save went; shown for a moment. */
export type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

interface StoredPrompts {
  /** The text as stored, one entry a line; null while it is fetched. */
  readonly stored: string | null;
  /** Why the last call failed. */
  readonly failure: string | null;
  readonly state: SaveState;
  readonly reload: () => void;
  /** Stores a text; a sentence given instead says why it isn't even sent. */
  readonly save: (text: string, refusal: string | null) => Promise<void>;
  /** The player's bookmarked syllables of a language; null when they could not be fetched. */
  readonly bookmarks: (language: GameLanguage) => Promise<readonly string[] | null>;
}

/** The player's custom prompts on the server. */
export function useStoredPrompts(): StoredPrompts {
  const [stored, setStored] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [state, setState] = useState<SaveState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const reload = useCallback(() => {
    setFailure(null);
    void api.call('roomSyllables', {}).then(
      ({ syllables }) => setStored(syllables.join('\n')),
      (cause: unknown) => setFailure(wordsForError(cause)),
    );
  }, []);
  useEffect(reload, [reload]);
  const settle = (next: 'saved' | 'failed', why: string | null) => {
    setState(next);
    setFailure(why);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState('idle'), SAVE_RESULT_MS);
  };
  const save = async (text: string, refusal: string | null) => {
    if (refusal !== null) {
      settle('failed', refusal);
      return;
    }
    setState('saving');
    try {
      await api.call('saveRoomSyllables', { body: { syllables: toCommaText(text) } });
      setStored(text);
      settle('saved', null);
    } catch (cause) {
      settle('failed', wordsForError(cause));
    }
  };
  const bookmarks = async (language: GameLanguage) => {
    try {
      const all = await api.call('syllableBookmarks', {});
      return all.filter(({ l }) => l === language).map((one) => one.s);
    } catch (cause) {
      settle('failed', wordsForError(cause));
      return null;
    }
  };
  return { stored, failure, state, reload, save, bookmarks };
}
