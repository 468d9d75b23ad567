import { STAFF_PAGE } from '@syllaboom/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../platform/api/api.ts';
import type { CallReply } from '../../../../platform/api/create-api.ts';
import { wordsForError } from '../../../../platform/i18n/error-words.ts';
import { formatAgo } from '../../../../platform/i18n/format.ts';
import { Btn } from '../../../../ui/kit/buttons/btn.tsx';
import { Chip } from '../../../../ui/kit/chip.tsx';
import { EmptyState } from '../../../../ui/kit/waiting/empty-state.tsx';
import { TextField } from '../../../../ui/kit/inputs/text-field.tsx';
import { showError, showGood } from '../../../../ui/toasts/toasts.tsx';
import { LoadView } from '../../../../ui/kit/waiting/load-view.tsx';
import { Pager } from '../../../../ui/kit/layout/pager.tsx';
import { useApiQuery } from '../../../../platform/query/use-api-query.ts';
import { PlayerName } from '../player-name.tsx';
import { ContentEvidence } from '../reports/reported-subject.tsx';
import { SanctionList } from './sanction-list.tsx';
import s from '../staff.module.css';

type Appeal = CallReply<'appealQueue'>['appeals'][number];

function AppealCard({ appeal }: { appeal: Appeal }) {
  const { t } = useTranslation();
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const name = appeal.player.displayName;
  const lifted = () => (appeal.content === null ? t('moderation.appealLifted', { name }) : t('moderation.liftDone'));
  const wordsFor = (lift: boolean) => (lift ? lifted() : t('moderation.appealKept'));
  const decide = async (lift: boolean) => {
    setBusy(true);
    try {
      await api.call('decideAppeal', { params: { id: appeal.id }, body: { lift, note: note.trim() } });
      showGood(wordsFor(lift));
    } catch (cause) {
      showError(wordsForError(cause));
      setBusy(false);
    }
  };
  return (
    <li className={s.card} aria-label={name}>
      <header className={s.caseHead}>
        <PlayerName player={appeal.player} size={38} />
        <Chip size="sm">{formatAgo(Date.parse(appeal.at))}</Chip>
      </header>
      <SanctionList sanctions={[appeal.sanction]} />
      {appeal.content === null ? null : <ContentEvidence of={appeal.content} />}
      <section className={s.block}>
        <h3>{t('moderation.appealSays')}</h3>
        <p className={s.note} data-selectable="">
          {appeal.text}
        </p>
      </section>
      <TextField
        label={t('moderation.appealNote')}
        value={note}
        maxLength={500}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className={s.decide}>
        <Btn disabled={busy} onClick={() => void decide(false)}>
          {t('moderation.appealKeep')}
        </Btn>
        <Btn tone="gold" disabled={busy} onClick={() => void decide(true)}>
          {t('moderation.appealLift')}
        </Btn>
      </div>
    </li>
  );
}

/** The words of banned players and of those whose content is hidden, the oldest first, each to be decided. */
export function AppealQueue() {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const queue = useApiQuery('appealQueue', { query: { page: String(page) } });
  return (
    <LoadView of={queue}>
      {({ appeals, total }) => (
        <div className={s.scroll}>
          {appeals.length === 0 ? (
            <EmptyState title={t('moderation.appealsEmpty')} seed="Noodle" mood="happy" />
          ) : (
            <ul className={s.cards}>
              {appeals.map((appeal) => (
                <AppealCard key={appeal.id} appeal={appeal} />
              ))}
            </ul>
          )}
          <Pager page={page} total={total} perPage={STAFF_PAGE} onPage={setPage} />
        </div>
      )}
    </LoadView>
  );
}
