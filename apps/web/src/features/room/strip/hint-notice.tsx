import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useModeScreen } from '../modes/use-mode.ts';
import { openWord } from '../../../navigation/windows.ts';
import { WordLink } from '../../../ui/kit/buttons/word-link.tsx';
import { useSnapshot, useWordLanguage } from '../store/use-topic.ts';
import s from './strip.module.css';

/** After an explosion, for a few seconds: words that would have been right, or what the mode shows in their place. */
export function HintNotice() {
  const { t } = useTranslation();
  const hint = useSnapshot('hint');
  const { hintLead } = useModeScreen();
  const language = useWordLanguage();
  if (!hint || hint.words.length === 0) return null;
  const prompt = hint.also ? `${hint.prompt} ${t('modes.andAlso', { letters: hint.also })}` : hint.prompt;
  return (
    <p className={s.notice} key={hint.prompt + hint.words.join()} data-testid="hint">
      <span className={s.lead}>{hintLead?.(t) ?? t('room.hintFor', { prompt })}</span>
      <span
        className={s.words}
        style={{ '--letters': Math.max(...hint.words.map((word) => [...word].length)) } as CSSProperties}
      >
        {hint.words.map((word) => (
          <b key={word}>
            {hintLead ? word : <WordLink word={word} locale={language} onOpen={() => openWord(language, word)} />}
          </b>
        ))}
      </span>
    </p>
  );
}
