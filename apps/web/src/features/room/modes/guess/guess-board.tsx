import { MODES } from '@syllaboom/engine';
import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../../ui/kit/chip.tsx';
import { usePlayerName } from '../../players/use-player-name.ts';
import { openWord } from '../../../../navigation/windows.ts';
import { WordLink } from '../../../../ui/kit/buttons/word-link.tsx';
import { useSeat, useWordLanguage } from '../../store/use-topic.ts';
import board from '../board/board.module.css';
import { BoardStage } from '../board/board-stage.tsx';
import { FuseBar } from '../board/fuse-bar.tsx';
import { useTypedTiles } from '../board/use-typed-tiles.ts';
import { useModeView } from '../use-mode.ts';
import s from './guess.module.css';
import { GuessList } from './guess-list.tsx';

/** The word before: what it was, and who found it. */
function LastWord({ word, solver }: { word: string; solver: string | null }) {
  const { t } = useTranslation();
  const seat = useSeat(solver ?? '');
  const nameOf = usePlayerName();
  const language = useWordLanguage();
  return (
    <p className={s.last} data-testid="last-word">
      {seat ? t('modes.guessSolved', { name: nameOf(seat) }) : t('modes.guessUnsolved')}{' '}
      <b>
        <WordLink word={word} locale={language} onOpen={() => openWord(language, word)} />
      </b>
    </p>
  );
}

/** Mode 2: the hidden word as a row of tiles, and everybody's guesses below it. */
export function GuessBoard() {
  const { t } = useTranslation();
  const view = useModeView(MODES.guessWord);
  const letters = view?.known.length ?? 0;
  const tiles = useTypedTiles(letters);
  if (!view) return <BoardStage>{null}</BoardStage>;
  const spelled = view.known.map((letter) => letter ?? '_').join(' ');
  return (
    <BoardStage className={s.stage}>
      <div className={clsx(board.head, s.head)}>
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
      <div className={s.known}>
        <div
          className={s.tiles}
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
      </div>
      <div className={s.below} style={{ '--letters': Math.max(1, letters) } as CSSProperties}>
        {view.meaning || view.last ? (
          <div className={s.told}>
            {view.meaning ? (
              <p className={s.meaning} data-testid="meaning">
                {view.meaning}
              </p>
            ) : null}
            {view.last ? <LastWord word={view.last.word} solver={view.last.solver} /> : null}
          </div>
        ) : null}
        <GuessList guesses={view.guesses} />
      </div>
      <p className="sr" role="status" aria-live="polite">
        {t('modes.hiddenWord', { word: spelled })}
      </p>
    </BoardStage>
  );
}
