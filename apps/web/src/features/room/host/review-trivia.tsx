import type { PendingTrivia } from '@syllaboom/contracts';
import { Check, RefreshCw, X } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { wordsForError } from '../../../platform/i18n/error-words.ts';
import { formatAgo } from '../../../platform/i18n/format.ts';
import { Critter } from '../../../ui/critter/critter.tsx';
import { Btn } from '../../../ui/kit/btn.tsx';
import { Chip } from '../../../ui/kit/chip.tsx';
import { EmptyState } from '../../../ui/kit/empty-state.tsx';
import { Spinner } from '../../../ui/kit/spinner.tsx';
import { showError, showGood } from '../../../ui/toasts/toasts.tsx';
import { useSnapshot } from '../store/use-topic.ts';
import s from './trivia.module.css';

const HARDEST_LABEL = 3;
/** Catalogue key of a question's difficulty: 3 and 4 are both called insane [R0187]. */
const levelName = (d: number) => `host.level.${Math.min(d, HARDEST_LABEL) as 0 | 1 | 2 | 3}` as const;

function Question({ question, onReviewed }: { question: PendingTrivia; onReviewed: (id: string) => void }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const review = async (approve: boolean) => {
    setBusy(true);
    try {
      await api.call('reviewTrivia', { body: { id: question.id, approve } });
      showGood(t(approve ? 'host.approved' : 'host.refusedQuestion'));
      onReviewed(question.id);
    } catch (cause) {
      showError(wordsForError(cause));
      setBusy(false);
    }
  };
  return (
    <li className={s.question} lang={question.locale}>
      <p className={s.meta}>
        <Critter seed={question.author.avatar || question.author.id} size={30} />
        <span>{t('host.reviewBy', { name: question.author.name })}</span>
        <small>{formatAgo(Date.parse(question.at))}</small>
        <Chip size="sm">{t(levelName(question.d))}</Chip>
      </p>
      <h3>{question.q}</h3>
      <ol>
        {question.a.map((answer, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its place
          <li key={index} data-right={index === 0 || undefined}>
            {index === 0 ? <Check size={17} strokeWidth={3.4} aria-label={t('host.rightAnswer')} /> : null}
            {answer}
          </li>
        ))}
      </ol>
      <div>
        <Btn size="sm" disabled={busy} onClick={() => void review(false)}>
          <X size={18} strokeWidth={3} />
          {t('host.refuse')}
        </Btn>
        <Btn size="sm" tone="gold" disabled={busy} onClick={() => void review(true)}>
          <Check size={18} strokeWidth={3.2} />
          {t('host.approve')}
        </Btn>
      </div>
    </li>
  );
}

/** For the staff: questions that players proposed in the room's language. */
export function ReviewTrivia() {
  const { t } = useTranslation();
  const locale = useSnapshot('info')?.locale ?? 'en-US';
  const [questions, setQuestions] = useState<readonly PendingTrivia[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const load = useCallback(() => {
    setQuestions(null);
    setFailure(null);
    void api.call('pendingTrivia', { params: { locale } }).then(
      (reply) => setQuestions(reply.questions),
      (cause: unknown) => setFailure(wordsForError(cause)),
    );
  }, [locale]);
  useEffect(load, [load]);
  if (failure !== null)
    return (
      <EmptyState title={failure} seed="Lumi" mood="panic">
        <Btn onClick={load}>
          <RefreshCw size={18} strokeWidth={2.8} />
          {t('common.retry')}
        </Btn>
      </EmptyState>
    );
  if (!questions)
    return (
      <div className={s.centre}>
        <Spinner label={t('common.loading')} />
      </div>
    );
  if (questions.length === 0) return <EmptyState title={t('host.reviewEmpty')} seed="Noodle" mood="happy" />;
  return (
    <ul className={s.questions}>
      {questions.map((question) => (
        <Question
          key={question.id}
          question={question}
          onReviewed={(id) => setQuestions((before) => before?.filter((one) => one.id !== id) ?? null)}
        />
      ))}
    </ul>
  );
}
