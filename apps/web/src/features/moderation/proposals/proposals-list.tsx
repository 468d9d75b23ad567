import { PROPOSAL_STATES, PROPOSALS_PAGE, type ProposalState } from '@syllaboom/contracts';
import { GAME_LANGUAGES, type GameLanguage, hasRight, WORD_PROPOSALS } from '@syllaboom/engine';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '../../../platform/query/use-api-query.ts';
import { Segments } from '../../../ui/kit/inputs/segments.tsx';
import { Pager } from '../../../ui/kit/layout/pager.tsx';
import { EmptyState } from '../../../ui/kit/waiting/empty-state.tsx';
import { LoadView } from '../../../ui/kit/waiting/load-view.tsx';
import { useUser } from '../../session/index.ts';
import { LanguageStrip } from '../../../ui/flag/language-strip.tsx';
import removals from '../removals/removals.module.css';
import { ProposalEntry } from './proposal-entry.tsx';
import { ProposeWord } from './propose-word.tsx';
import s from './proposals.module.css';

/** Words that players miss in a language's dictionary: proposed and voted for here, decided on by language moderators. */
export function ProposalsList() {
  const { t } = useTranslation();
  const user = useUser();
  const panelId = useId();
  const [language, setLanguage] = useState<GameLanguage>(
    () => GAME_LANGUAGES.find((one) => one === user?.locale) ?? 'en-US',
  );
  const [show, setShow] = useState<ProposalState>('open');
  const [page, setPage] = useState(1);
  const mayVote = user?.guest === false;
  const mayJudge = hasRight(user?.roles ?? [], 'language');
  const list = useApiQuery('wordProposals', { params: { locale: language }, query: { page: String(page), show } });
  const turnTo = (state: ProposalState) => {
    setShow(state);
    setPage(1);
  };
  const choose = (next: GameLanguage) => {
    setLanguage(next);
    setPage(1);
  };
  return (
    <div className={removals.window}>
      <LanguageStrip languages={GAME_LANGUAGES} value={language} controls={panelId} onChange={choose} />
      <p className={removals.lead}>{t('moderation.proposals.lead', { votes: WORD_PROPOSALS.votesNeeded })}</p>
      <ProposeWord key={language} language={language} onProposed={() => turnTo('open')} />
      <div className={s.show}>
        <Segments
          label={t('moderation.show')}
          value={show}
          choices={PROPOSAL_STATES.map((value) => ({ value, label: t(`moderation.proposals.state.${value}`) }))}
          onChange={turnTo}
        />
      </div>
      <div id={panelId} role="tabpanel" className={removals.panel} aria-busy={list.busy}>
        <LoadView of={list}>
          {({ data, total }) => (
            <>
              {data.length === 0 ? (
                <EmptyState title={t(`moderation.proposals.empty.${show}`)} seed="Noodle" mood="happy" />
              ) : (
                <ul className={removals.entries}>
                  {data.map((proposal) => (
                    <ProposalEntry
                      key={proposal.word}
                      proposal={proposal}
                      language={language}
                      mayVote={mayVote}
                      mayJudge={mayJudge}
                    />
                  ))}
                </ul>
              )}
              <Pager page={page} total={total} perPage={PROPOSALS_PAGE} onPage={setPage} />
            </>
          )}
        </LoadView>
      </div>
    </div>
  );
}
