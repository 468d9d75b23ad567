import type { GameLanguage } from '@syllaboom/engine';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import type { CountedSyllable } from '../bookmarks/bookmarks.ts';
import { answer, askedNow, judgeTyped, type Round, startRound } from './practice-round.ts';

/** What is said about the last answer. */
export interface Verdict {
  readonly kind: 'right' | 'skipped' | 'wrong';
  readonly words: string;
}

interface Practice {
  readonly round: Round;
  readonly asked: CountedSyllable | null;
  readonly text: string;
  readonly verdict: Verdict | null;
  /** The dictionary is being asked. */
  readonly busy: boolean;
  readonly write: (text: string) => void;
  readonly submit: () => Promise<void>;
  readonly restart: (syllables: readonly CountedSyllable[]) => void;
}

/** A round of practice: what is asked, what was typed, and what is said about it. */
export function usePractice(language: GameLanguage, syllables: readonly CountedSyllable[]): Practice {
  const { t } = useTranslation();
  const [round, setRound] = useState(() => startRound(syllables));
  const [text, setText] = useState('');
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [busy, setBusy] = useState(false);
  /** What a late answer of the dictionary belongs to. */
  const shown = useRef(round);
  shown.current = round;
  const asked = askedNow(round);

  const goOn = (word: string | null, said: Verdict): void => {
    setRound(answer(round, word));
    setText('');
    setVerdict(said);
  };
  const submit = async (): Promise<void> => {
    if (asked === null || busy) return;
    const judged = judgeTyped(text, asked.syllable, language);
    if (judged.kind === 'empty')
      return goOn(null, { kind: 'skipped', words: t('syllables.skipped', { syllable: asked.syllable }) });
    const { word } = judged;
    if (judged.kind === 'missing')
      return setVerdict({ kind: 'wrong', words: t('syllables.missing', { word, syllable: asked.syllable }) });
    setBusy(true);
    try {
      const { exists } = await api.call('wordExists', { params: { language, word } });
      if (shown.current !== round) return;
      if (exists) goOn(word, { kind: 'right', words: t('syllables.right', { word }) });
      else setVerdict({ kind: 'wrong', words: t('syllables.unknown', { word }) });
    } catch {
      if (shown.current === round) setVerdict({ kind: 'wrong', words: t('syllables.checkFailed') });
    } finally {
      setBusy(false);
    }
  };
  const restart = (next: readonly CountedSyllable[]): void => {
    setRound(startRound(next));
    setText('');
    setVerdict(null);
  };
  return { round, asked, text, verdict, busy, write: setText, submit, restart };
}
