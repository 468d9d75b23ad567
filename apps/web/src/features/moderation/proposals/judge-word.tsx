import type { WordProposal } from '@syllaboom/contracts';
import { type GameLanguage, WORD_PROPOSALS } from '@syllaboom/engine';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { wordsForError } from '../../../platform/i18n/error-words.ts';
import { formatLanguage } from '../../../platform/i18n/format.ts';
import { useApiQuery } from '../../../platform/query/use-api-query.ts';
import { LoadView } from '../../../ui/kit/waiting/load-view.tsx';
import { showError, showGood } from '../../../ui/toasts/toasts.tsx';
import { PlayerName } from '../staff/player-name.tsx';
import { ReasonForm } from '../staff/reason-form.tsx';
import s from './proposals.module.css';

interface JudgeWordProps {
  proposal: WordProposal;
  language: GameLanguage;
}

/** What the server knows of a word. */
function Sources({ proposal, language }: JudgeWordProps) {
  const { t } = useTranslation();
  const found = useApiQuery('wordSources', { params: { locale: language, word: proposal.word } });
  return (
    <LoadView of={found}>
      {({ proposedBy, languages, meanings, meaningsFrom, relatives }) => (
        <dl className={s.sources} data-selectable="">
          {proposedBy === null ? null : (
            <div>
              <dt>{t('moderation.proposals.proposedBy')}</dt>
              <dd>
                <PlayerName player={proposedBy} size={26} />
              </dd>
            </div>
          )}
          <div>
            <dt>{t('moderation.proposals.languages')}</dt>
            <dd>
              {languages.length === 0 ? t('moderation.none') : languages.map((one) => formatLanguage(one)).join(', ')}
            </dd>
          </div>
          <div>
            <dt>{t('moderation.proposals.relatives')}</dt>
            <dd lang={language}>{relatives.length === 0 ? t('moderation.none') : relatives.join(', ')}</dd>
          </div>
          <div>
            <dt>{t('moderation.proposals.meanings')}</dt>
            <dd>
              {meanings.length === 0 ? (
                t('moderation.none')
              ) : (
                <ul lang={language}>
                  {meanings.map((meaning) => (
                    <li key={meaning}>{meaning}</li>
                  ))}
                </ul>
              )}
              {meaningsFrom === null ? null : <small>{meaningsFrom}</small>}
            </dd>
          </div>
        </dl>
      )}
    </LoadView>
  );
}

/** The staff's side of a proposed word: what is known of it, and the decision with its note. */
export function JudgeWord({ proposal, language }: JudgeWordProps) {
  const { t } = useTranslation();
  const { word, votes } = proposal;
  const decide = async (accept: boolean, note: string) => {
    try {
      await api.call('decideProposal', { params: { locale: language, word }, body: { accept, note } });
      showGood(t(accept ? 'moderation.proposals.acceptDone' : 'moderation.proposals.refuseDone', { word }));
    } catch (cause) {
      showError(wordsForError(cause));
    }
  };
  return (
    <div className={s.judge}>
      <Sources proposal={proposal} language={language} />
      <div className={s.decisions}>
        {votes < WORD_PROPOSALS.votesNeeded ? null : (
          <ReasonForm
            label={t('moderation.proposals.accept')}
            ask={t('moderation.proposals.acceptAsk')}
            onSend={(note) => decide(true, note)}
          />
        )}
        <ReasonForm
          label={t('moderation.proposals.refuse')}
          ask={t('moderation.proposals.refuseAsk')}
          onSend={(note) => decide(false, note)}
        />
      </div>
    </div>
  );
}
