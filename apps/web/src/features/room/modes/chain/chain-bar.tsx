import { MODES } from '@syllaboom/engine';
import { useTranslation } from 'react-i18next';
import { openWord } from '../../../../navigation/windows.ts';
import { WordLink } from '../../../../ui/kit/buttons/word-link.tsx';
import { useSnapshot, useWordLanguage } from '../../store/use-topic.ts';
import bar from '../mode-bar.module.css';
import { useModeView } from '../use-mode.ts';
import s from './chain.module.css';
import { findLink } from './find-link.ts';

const STYLES = ['room.chainStartsWith', 'room.chainContains', 'room.chainRandom', 'room.chainStartEnd'] as const;

/** The word before with the link that the next one takes up, and by which style. */
export function ChainBar() {
  const { t } = useTranslation();
  const view = useModeView(MODES.chainWord);
  const prompt = useSnapshot('turn')?.prompt ?? '';
  const language = useWordLanguage();
  if (!view) return null;
  const link = findLink(view.previous, prompt);
  return (
    <section className={`${bar.bar} ${bar.line}`} aria-label={t('room.chainStyle')} data-testid="chain-bar">
      {/* Where a new chain begins, no style rules yet: its first word only has to contain the prompt. */}
      {view.previous ? <span className={bar.label}>{t(STYLES[view.style])}</span> : null}
      {view.previous ? (
        <WordLink word={view.previous} locale={language} onOpen={() => openWord(language, view.previous)}>
          <span
            className={s.word}
            aria-label={t('modes.chainPrevious', { word: view.previous, link: prompt })}
            role="img"
          >
            {[...view.previous].map((letter, at) => (
              // Letters of a word stay in their places.
              // biome-ignore lint/suspicious/noArrayIndexKey: position is the identity
              <span key={at} data-link={(link && at >= link[0] && at < link[1]) || undefined}>
                {letter}
              </span>
            ))}
          </span>
        </WordLink>
      ) : (
        <span>{t('modes.chainFree')}</span>
      )}
      <span className={bar.arrow} aria-hidden="true">
        ➜
      </span>
      <b>{prompt}</b>
    </section>
  );
}
