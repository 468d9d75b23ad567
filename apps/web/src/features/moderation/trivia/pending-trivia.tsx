import type { PendingTrivia } from '@syllaboom/contracts';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { useApiQuery } from '../../../platform/query/use-api-query.ts';
import { wordsForError } from '../../../platform/i18n/error-words.ts';
import { formatAgo } from '../../../platform/i18n/format.ts';
import { EmojiText } from '../../../ui/emoji/emoji-text.tsx';
import { Critter } from '../../../ui/critter/critter.tsx';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { Chip } from '../../../ui/kit/chip.tsx';
import { EmptyState } from '../../../ui/kit/waiting/empty-state.tsx';
import { LoadView } from '../../../ui/kit/waiting/load-view.tsx';
import { showError, showGood } from '../../../ui/toasts/toasts.tsx';
import s from './pending-trivia.module.css';

const HARDEST_LABEL = 3;
/** Catalogue key of a question's difficulty: 3 and 4 are both called insane. */
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
      <h3>
        <EmojiText text={question.q} />
      </h3>
      <ol>
        {question.a.map((answer, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its place
          <li key={index} data-right={index === 0 || undefined}>
            {index === 0 ? <Check size={17} strokeWidth={3.4} aria-label={t('host.rightAnswer')} /> : null}
            <EmojiText text={answer} />
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

/** Questions that players proposed in a language, each to be approved or refused. */
export function PendingTriviaList({ locale }: { locale: string }) {
  const { t } = useTranslation();
  const pending = useApiQuery('pendingTrivia', { params: { locale } });
  const [reviewed, setReviewed] = useState<readonly string[]>([]);
  return (
    <LoadView of={pending}>
      {({ questions }) => {
        const left = questions.filter(({ id }) => !reviewed.includes(id));
        return left.length === 0 ? (
          <EmptyState title={t('host.reviewEmpty')} seed="Noodle" mood="happy" />
        ) : (
          <ul className={s.questions}>
            {left.map((question) => (
              <Question
                key={question.id}
                question={question}
                onReviewed={(id) => setReviewed((before) => [...before, id])}
              />
            ))}
          </ul>
        );
      }}
    </LoadView>
  );
}
