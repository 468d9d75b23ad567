import type { ChatLine } from '@syllaboom/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../platform/i18n/format.ts';
import { WordLink } from '../kit/buttons/word-link.tsx';
import s from './found-words.module.css';
import { wordsOfLine } from './line-words.ts';

/** So many words are shown before somebody asks for more. */
const SHOWN_FIRST = 8;

interface FoundWordsProps {
  line: ChatLine;
  /** A word was pressed. */
  onWord?: ((word: string) => void) | undefined;
}

/** Words that a line of the chat brings for what was asked: the first ones, and the others at a press. */
export function FoundWords({ line, onWord }: FoundWordsProps) {
  const { params = {} } = line;
  const { t } = useTranslation();
  const [showsAll, setShowsAll] = useState(false);
  const words = wordsOfLine(line);
  const shown = showsAll ? words : words.slice(0, SHOWN_FIRST);
  const left = words.length - shown.length;
  return (
    <div className={s.found} data-kind="q" data-chat-line="">
      <p>
        <b>{params['q']}</b> ({formatNumber(Number(params['count'] ?? words.length))})
      </p>
      <ul aria-label={String(params['q'] ?? '')}>
        {shown.map((word) => (
          <li key={word} data-selectable="">
            {onWord ? <WordLink word={word} onOpen={() => onWord(word)} /> : word}
          </li>
        ))}
        {left > 0 ? (
          <li data-more="">
            <button type="button" onClick={() => setShowsAll(true)}>
              {t('chat.moreWords', { count: left })}
            </button>
          </li>
        ) : null}
      </ul>
    </div>
  );
}
