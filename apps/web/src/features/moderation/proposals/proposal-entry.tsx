import type { WordProposal } from '@syllaboom/contracts';
import type { GameLanguage } from '@syllaboom/engine';
import { BookSearch, ThumbsUp } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { wordsForError } from '../../../platform/i18n/error-words.ts';
import { formatAgo, formatDate } from '../../../platform/i18n/format.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { showError } from '../../../ui/toasts/toasts.tsx';
import { JudgeWord } from './judge-word.tsx';
import s from './proposals.module.css';

interface ProposalEntryProps {
  proposal: WordProposal;
  language: GameLanguage;
  mayVote: boolean;
  /** Whether the viewer is of the staff that decides. */
  mayJudge: boolean;
}

/** What became of a decided word; when an open one was proposed. */
function Fate({ proposal: { state, at, note, from } }: Pick<ProposalEntryProps, 'proposal'>) {
  const { t } = useTranslation();
  if (state === 'open') return <time dateTime={at}>{formatAgo(Date.parse(at))}</time>;
  if (state === 'refused') return <span>{t('moderation.banReason', { reason: note })}</span>;
  return (
    <>
      {from === null ? null : (
        <time dateTime={from}>{t('moderation.proposals.from', { date: formatDate(Date.parse(from)) })}</time>
      )}
      <span>{t('moderation.proposals.source', { source: note })}</span>
    </>
  );
}

/** A word that players miss, with its votes. */
export function ProposalEntry({ proposal, language, mayVote, mayJudge }: ProposalEntryProps) {
  const { t } = useTranslation();
  const judgeId = useId();
  const [judging, setJudging] = useState(false);
  const [busy, setBusy] = useState(false);
  const { word, state, votes, voted } = proposal;
  const isOpen = state === 'open';
  const vote = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await api.call('voteForWord', { params: { locale: language, word }, body: { on: !voted } });
    } catch (cause) {
      showError(wordsForError(cause));
    }
    setBusy(false);
  };
  return (
    <li className={s.entry} data-judged={judging || undefined}>
      <b lang={language}>{word}</b>
      <p>
        <strong>{t('moderation.proposals.votes', { count: votes })}</strong>
        <Fate proposal={proposal} />
      </p>
      <div className={s.buttons}>
        {isOpen && mayVote ? (
          <Btn
            size="sm"
            icon
            tone={voted ? 'gold' : 'plain'}
            aria-pressed={voted}
            aria-label={t('moderation.proposals.vote', { word })}
            onClick={() => void vote()}
          >
            <ThumbsUp size={18} strokeWidth={2.8} />
          </Btn>
        ) : null}
        {isOpen && mayJudge ? (
          <Btn
            size="sm"
            icon
            aria-expanded={judging}
            aria-controls={judgeId}
            aria-label={t('moderation.proposals.sources', { word })}
            onClick={() => setJudging(!judging)}
          >
            <BookSearch size={18} strokeWidth={2.8} />
          </Btn>
        ) : null}
      </div>
      <div id={judgeId} hidden={!judging}>
        {judging ? <JudgeWord proposal={proposal} language={language} /> : null}
      </div>
    </li>
  );
}
