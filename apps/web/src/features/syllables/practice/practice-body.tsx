import type { GameLanguage } from '@syllaboom/engine';
import { Check, CircleX, RotateCcw, SkipForward } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { TextField } from '../../../ui/kit/inputs/text-field.tsx';
import { EmptyState } from '../../../ui/kit/waiting/empty-state.tsx';
import { type CountedSyllable, useMarks } from '../bookmarks/bookmarks.ts';
import { SyllableGrid } from '../grid/syllable-grid.tsx';
import { missedIn, type Round, solvedIn } from './practice-round.ts';
import { usePractice, type Verdict } from './use-practice.ts';
import s from './practice.module.css';

const LONGEST_TYPED = 60;

interface PracticeBodyProps {
  language: GameLanguage;
  syllables: readonly CountedSyllable[];
}

/** One syllable after the other; at the end, which were missed. */
export function PracticeBody({ language, syllables }: PracticeBodyProps) {
  const { t } = useTranslation();
  const practice = usePractice(language, syllables);
  const { round, asked, text, verdict, busy } = practice;
  const input = useRef<HTMLInputElement>(null);
  const at = round.asked.length;
  useEffect(() => {
    // A window that opens takes the focus to itself first.
    const frame = requestAnimationFrame(() => at >= 0 && input.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [at]);
  if (round.queue.length === 0)
    return <EmptyState title={t('syllables.practiceNone')} text={t('syllables.bookmarksNoneText')} seed="Quokka" />;
  if (asked === null) return <Summary language={language} round={round} verdict={verdict} onAgain={practice.restart} />;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void practice.submit();
    input.current?.focus({ preventScroll: true });
  };
  return (
    <form className={s.body} onSubmit={onSubmit}>
      <p className={s.progress}>
        <span>{t('syllables.progress', { at: formatNumber(at + 1), total: formatNumber(round.queue.length) })}</span>
        <span>{t('syllables.solved', { count: solvedIn(round) })}</span>
      </p>
      <div className={s.asked} aria-live="polite">
        <strong lang={language}>{asked.syllable}</strong>
        <small>{t('profile.wordCount', { count: asked.count })}</small>
      </div>
      <TextField
        ref={input}
        label={t('syllables.yourWord', { syllable: asked.syllable })}
        value={text}
        lang={language}
        maxLength={LONGEST_TYPED}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => practice.write(event.target.value)}
      />
      <VerdictLine verdict={verdict} />
      <div className={s.actions}>
        <Btn type="submit" tone="primary" wide disabled={busy}>
          {text.trim() === '' ? <SkipForward size={20} strokeWidth={2.8} /> : <Check size={20} strokeWidth={3} />}
          {text.trim() === '' ? t('syllables.skip') : t('syllables.check')}
        </Btn>
      </div>
    </form>
  );
}

/** What is said about the last answer, by a sign too. */
function VerdictLine({ verdict }: { verdict: Verdict | null }) {
  return (
    <p className={s.verdict} data-kind={verdict?.kind} role="status">
      {verdict === null ? null : (
        <>
          {verdict.kind === 'right' ? <Check size={19} strokeWidth={3} /> : <CircleX size={19} strokeWidth={2.6} />}
          <span>{verdict.words}</span>
        </>
      )}
    </p>
  );
}

interface SummaryProps {
  language: GameLanguage;
  round: Round;
  verdict: Verdict | null;
  onAgain: (syllables: readonly CountedSyllable[]) => void;
}

/** How the round went: the missed syllables lead to their words, and can be practised again. */
function Summary({ language, round, verdict, onAgain }: SummaryProps) {
  const { t } = useTranslation();
  const missed = missedIn(round);
  const isMarked = useMarks(language);
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => again.current?.focus({ preventScroll: true }), []);
  return (
    <div className={s.body}>
      <h3 className={s.result}>
        {t('syllables.result', { solved: formatNumber(solvedIn(round)), total: formatNumber(round.queue.length) })}
      </h3>
      <VerdictLine verdict={verdict} />
      {missed.length > 0 ? (
        <div className={s.missed}>
          <h4>{t('syllables.missed')}</h4>
          <SyllableGrid label={t('syllables.missed')} language={language} syllables={missed} isMarked={isMarked} />
        </div>
      ) : null}
      <div className={s.actions}>
        {missed.length > 0 && missed.length < round.queue.length ? (
          <Btn wide onClick={() => onAgain(missed)}>
            {t('syllables.againMissed')}
          </Btn>
        ) : null}
        <Btn ref={again} tone="primary" wide onClick={() => onAgain(round.queue)}>
          <RotateCcw size={19} strokeWidth={2.8} />
          {t('syllables.again')}
        </Btn>
      </div>
    </div>
  );
}
