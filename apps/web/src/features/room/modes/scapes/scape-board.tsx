import { MODES, type ScapeView } from '@syllaboom/engine';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../platform/i18n/format.ts';
import { useNarrow, useTouch } from '../../../../platform/media.ts';
import { Chip } from '../../../../ui/kit/chip.tsx';
import { Progress } from '../../../../ui/kit/waiting/progress.tsx';
import { openWord } from '../../../../navigation/windows.ts';
import { WordLink } from '../../../../ui/kit/buttons/word-link.tsx';
import { useRoom, useWordLanguage } from '../../store/use-topic.ts';
import board from '../board/board.module.css';
import { BoardStage } from '../board/board-stage.tsx';
import { FuseBar } from '../board/fuse-bar.tsx';
import { useIsOut, useMayType } from '../use-may-type.ts';
import { useModeView } from '../use-mode.ts';
import { LetterWheel } from './letter-wheel.tsx';
import s from './scapes.module.css';

/** Own words of the round, the newest in sight. */
function OwnWords({ words }: { words: readonly string[] }) {
  const { t } = useTranslation();
  const narrow = useNarrow();
  const touch = useTouch() || narrow;
  const list = useRef<HTMLUListElement>(null);
  const language = useWordLanguage();
  const count = words.length;
  useEffect(() => {
    if (count > 0) list.current?.scrollTo({ top: list.current.scrollHeight, left: list.current.scrollWidth });
  }, [count]);
  return (
    <section className={`${board.card} ${s.words}`} aria-label={t('modes.ownWords')}>
      <h2 className={s.heading}>
        {t('modes.ownWords')} <b data-testid="own-count">{words.length}</b>
      </h2>
      {words.length === 0 ? <p className={s.none}>{t(touch ? 'modes.noWordsYetTouch' : 'modes.noWordsYet')}</p> : null}
      <ul
        ref={list}
        className={s.list}
        aria-label={t('modes.ownWords')}
        aria-live="polite"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        tabIndex={0}
        data-testid="own-words"
      >
        {words.map((word) => (
          <li key={word}>
            <WordLink word={word} locale={language} onOpen={() => openWord(language, word)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How many words of each length there are, and how many of them are found by who plays. */
function Lengths({ view, plays }: { view: ScapeView; plays: boolean }) {
  const { t } = useTranslation();
  const found = (letters: number) => view.own.filter((word) => [...word].length === letters).length;
  return (
    <ul className={s.lengths} aria-label={t('modes.wordsHidden')} data-testid="scape-lengths">
      {view.lengths.map(({ letters, of }) => (
        <li key={letters} data-full={found(letters) >= of || undefined}>
          <span className={s.size}>{t('modes.letterCount', { count: letters })}</span>
          {plays ? <Progress value={found(letters) / of} label={t('modes.letterCount', { count: letters })} /> : <i />}
          <b>{plays ? `${formatNumber(found(letters))} / ${formatNumber(of)}` : formatNumber(of)}</b>
        </li>
      ))}
    </ul>
  );
}

/** Mode 10: everybody spells words from the same letters. */
export function ScapeBoard() {
  const { t } = useTranslation();
  const { store } = useRoom();
  const view = useModeView(MODES.scapes);
  const active = useMayType();
  const out = useIsOut();
  if (!view) return <BoardStage>{null}</BoardStage>;
  const own = view.players.find(({ seat }) => seat === store.selfId);
  return (
    <BoardStage>
      <div className={board.head}>
        {own ? (
          <div className={board.facts}>
            <Chip>
              {t('modes.score')} <b data-testid="own-score">{own.score}</b>
            </Chip>
          </div>
        ) : null}
        <FuseBar />
      </div>
      <div className={s.play}>
        <LetterWheel letters={view.letters} active={active} />
        <div className={s.beside}>
          <Lengths view={view} plays={!out} />
          {out && view.own.length === 0 ? null : <OwnWords words={view.own} />}
          {view.last && view.last.best.length > 0 ? (
            <p className={s.last} data-testid="last-round">
              {t('modes.lastBest')} <b>{view.last.best.join(' · ')}</b>
            </p>
          ) : null}
        </div>
      </div>
    </BoardStage>
  );
}
