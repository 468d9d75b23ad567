import type { GuessMark, GuessView } from '@syllaboom/engine';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlayerName } from '../../players/use-player-name.ts';
import { useSeat } from '../../store/use-topic.ts';
import s from './guess-list.module.css';
import marked from './marks.module.css';
import { MARK_WORDS } from './mark-words.ts';

/** One letter of a guess: right is a filled square, elsewhere a ring, absent a struck-out dark tile. */
const Letter = ({ letter, mark }: { letter: string; mark: GuessMark }) => (
  <span className={`${marked.mark} ${s.letter}`} data-guess={mark}>
    {letter}
  </span>
);

interface GuessLineProps {
  seat: string;
  word: string;
  marks: readonly GuessMark[];
}

/** A public guess with its marks; readers hear letter by letter how it stands. */
function GuessLine({ seat: id, word, marks }: GuessLineProps) {
  const { t } = useTranslation();
  const seat = useSeat(id);
  const nameOf = usePlayerName();
  const letters = [...word];
  const spelledOut = letters.map((letter, at) => `${letter}: ${t(MARK_WORDS[marks[at] ?? 'absent'])}`).join(', ');
  return (
    <li className={s.guess} data-testid="guess">
      <span className={s.by}>{seat ? nameOf(seat) : ''}</span>
      <span className={s.letters} role="img" aria-label={spelledOut}>
        {letters.map((letter, at) => (
          // Letters of a word stay in their places.
          // biome-ignore lint/suspicious/noArrayIndexKey: position is the identity
          <Letter key={at} letter={letter} mark={marks[at] ?? 'absent'} />
        ))}
      </span>
    </li>
  );
}

interface Hidden {
  readonly above: number;
  readonly below: number;
}
const NONE: Hidden = { above: 0, below: 0 };

/** How many rows of a list that shows whole rows alone are scrolled out of sight. */
function useHiddenRows(list: RefObject<HTMLOListElement | null>, count: number): Hidden {
  const [hidden, setHidden] = useState(NONE);
  const measure = useCallback(() => {
    const { current } = list;
    const pitch = current?.firstElementChild?.getBoundingClientRect().height ?? 0;
    if (!current || pitch === 0) return setHidden(NONE);
    const above = Math.round(current.scrollTop / pitch);
    const below = Math.round((current.scrollHeight - current.clientHeight) / pitch) - above;
    setHidden((before) => (before.above === above && before.below === below ? before : { above, below }));
  }, [list]);
  useEffect(() => {
    const { current } = list;
    if (!current) return undefined;
    const toNewest = () => {
      current.scrollTo({ top: count > 0 ? current.scrollHeight : 0 });
      measure();
    };
    toNewest();
    // Where the board becomes lower, the newest stays in sight.
    const observer = new ResizeObserver(toNewest);
    observer.observe(current);
    current.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      current.removeEventListener('scroll', measure);
    };
  }, [list, count, measure]);
  return hidden;
}

/** Everybody's guesses, the newest at the foot: as many whole rows as there is room for, and how many more there are. */
export function GuessList({ guesses }: Pick<GuessView, 'guesses'>) {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  const { above, below } = useHiddenRows(list, guesses.length);
  return (
    <div className={s.history}>
      <div className={s.box} data-empty={guesses.length === 0 || undefined}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
        <ol className={s.guesses} ref={list} aria-label={t('modes.guesses')} aria-live="polite" tabIndex={0}>
          {guesses.map(({ seat, word, marks }, index) => (
            // Guesses are only ever added.
            // biome-ignore lint/suspicious/noArrayIndexKey: position is the identity
            <GuessLine key={index} seat={seat} word={word} marks={marks} />
          ))}
        </ol>
        {/* Readers have the whole list. */}
        <span className={s.more} aria-hidden="true">
          {above > 0 ? (
            <b data-testid="older-guesses">
              <ChevronUp size={15} strokeWidth={3.4} />
              {above}
            </b>
          ) : null}
          {below > 0 ? (
            <b data-testid="newer-guesses">
              <ChevronDown size={15} strokeWidth={3.4} />
              {below}
            </b>
          ) : null}
        </span>
      </div>
    </div>
  );
}
