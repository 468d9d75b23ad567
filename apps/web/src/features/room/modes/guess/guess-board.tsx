import { type GuessMark, MODES } from '@syllaboom/engine';
import { type CSSProperties, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../../ui/kit/chip.tsx';
import { usePlayerName } from '../../players/use-player-name.ts';
import { useSeat } from '../../store/use-topic.ts';
import board from '../board/board.module.css';
import { BoardStage } from '../board/board-stage.tsx';
import { FuseBar } from '../board/fuse-bar.tsx';
import { useTypedTiles } from '../board/use-typed-tiles.ts';
import { useModeView } from '../use-mode.ts';
import s from './guess.module.css';

const MARK_WORDS = {
  right: 'modes.markRight',
  elsewhere: 'modes.markElsewhere',
  absent: 'modes.markAbsent',
} as const satisfies Record<GuessMark, string>;

/** One letter of a guess: right is a filled square, elsewhere a ring, absent a struck-out dark tile. */
const Letter = ({ letter, mark }: { letter: string; mark: GuessMark }) => (
  <span className={s.letter} data-guess={mark}>
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

/** The word before: what it was, and who found it. */
function LastWord({ word, solver }: { word: string; solver: string | null }) {
  const { t } = useTranslation();
  const seat = useSeat(solver ?? '');
  const nameOf = usePlayerName();
  return (
    <p className={s.last} data-testid="last-word">
      {seat ? t('modes.guessSolved', { name: nameOf(seat) }) : t('modes.guessUnsolved')} <b>{word}</b>
    </p>
  );
}

/** Mode 2: the hidden word as a row of tiles, and everybody's guesses below it. */
export function GuessBoard() {
  const { t } = useTranslation();
  const view = useModeView(MODES.guessWord);
  const list = useRef<HTMLOListElement>(null);
  const count = view?.guesses.length ?? 0;
  useEffect(() => {
    list.current?.scrollTo({ top: count > 0 ? list.current.scrollHeight : 0 });
  }, [count]);
  const letters = view?.known.length ?? 0;
  const tiles = useTypedTiles(letters);
  if (!view) return <BoardStage>{null}</BoardStage>;
  const spelled = view.known.map((letter) => letter ?? '_').join(' ');
  return (
    <BoardStage>
      <div className={board.head}>
        <div className={board.facts}>
          <Chip>
            {t('modes.word')} <b>{`${view.number} / ${view.of}`}</b>
          </Chip>
          <Chip>
            {t('modes.circle')} <b>{view.circle}</b>
          </Chip>
        </div>
        <FuseBar />
      </div>
      <div
        className={s.known}
        style={{ '--letters': Math.max(1, letters) } as CSSProperties}
        ref={tiles}
        role="img"
        aria-label={t('modes.hiddenWord', { word: spelled })}
        data-testid="known"
      >
        {view.known.map((letter, at) => (
          // Places of a word stay where they are.
          // biome-ignore lint/suspicious/noArrayIndexKey: position is the identity
          <span key={at} className={s.tile} data-at={at} data-known={letter !== null || undefined}>
            {letter}
          </span>
        ))}
      </div>
      {view.meaning ? (
        <p className={s.meaning} data-testid="meaning">
          {view.meaning}
        </p>
      ) : null}
      {view.last ? <LastWord word={view.last.word} solver={view.last.solver} /> : null}
      <div className={s.history}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
        <ol className={s.guesses} ref={list} aria-label={t('modes.guesses')} aria-live="polite" tabIndex={0}>
          {view.guesses.map(({ seat, word, marks }, index) => (
            // Guesses are only ever added.
            // biome-ignore lint/suspicious/noArrayIndexKey: position is the identity
            <GuessLine key={index} seat={seat} word={word} marks={marks} />
          ))}
        </ol>
      </div>
      <p className="sr" role="status" aria-live="polite">
        {t('modes.hiddenWord', { word: spelled })}
      </p>
    </BoardStage>
  );
}
