import type { OwnFlag } from '@syllaboom/contracts';
import { Flag, Send } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { useApiQuery } from '../../platform/query/use-api-query.ts';
import { wordsForError } from '../../platform/i18n/error-words.ts';
import { formatNumber } from '../../platform/i18n/format.ts';
import { Btn } from '../../ui/kit/buttons/btn.tsx';
import { NoteField } from '../../ui/kit/inputs/note-field.tsx';
import { showGood } from '../../ui/toasts/toasts.tsx';
import s from './flag-notice.module.css';
import { openMatch } from '../../navigation/windows.ts';

/** Length of an appeal in the contract. */
const APPEAL_LENGTH = 500;

/** Says that a match does not count; read out as it appears. */
function Notice({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <section className={s.notice} role="status" data-testid="flag-notice">
      <Flag size={24} strokeWidth={2.6} aria-hidden="true" />
      <div className={s.text}>
        <h2>{t('history.flag.title')}</h2>
        {children}
      </div>
    </section>
  );
}

/** At the end of a match that does not count: why, and the way to its page, where one may appeal. */
export function UncountedNotice({ matchId }: { matchId: string }) {
  const { t } = useTranslation();
  return (
    <Notice>
      <p>
        {t('history.flag.why')} {t('history.flag.effect')}
      </p>
      <Btn size="sm" onClick={() => openMatch(matchId)}>
        {t('history.flag.more')}
      </Btn>
    </Notice>
  );
}

function AppealForm({ matchId }: { matchId: string }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return setFailure(t('moderation.reasonNeeded'));
    setSending(true);
    try {
      await api.call('appealMatch', { params: { id: matchId }, body: { text: text.trim() } });
      showGood(t('moderation.appealSent'));
    } catch (cause) {
      setFailure(wordsForError(cause));
      setSending(false);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate aria-label={t('moderation.appealTitle')}>
      <p>{t('moderation.appealLead')}</p>
      <NoteField
        label={t('moderation.appealText')}
        value={text}
        most={APPEAL_LENGTH}
        error={failure}
        onChange={(next) => {
          setText(next);
          setFailure(null);
        }}
      />
      <Btn type="submit" tone="gold" disabled={sending}>
        <Send size={18} strokeWidth={2.8} aria-hidden="true" />
        {t('moderation.appealSend')}
      </Btn>
    </form>
  );
}

/** How it stands: what the staff did, or what it still has to do. */
function FlagStatus({ flag }: { flag: OwnFlag }) {
  const { t } = useTranslation();
  const isOpen = flag.status === 'flagged' && flag.decidedAt === null;
  const words = isOpen
    ? flag.appealedAt === null
      ? null
      : t('history.flag.sent')
    : t(flag.status === 'flagged' ? 'history.flag.refused' : `history.flag.${flag.status}`);
  return (
    <>
      {words === null ? null : (
        <p>
          <b>{words}</b>
        </p>
      )}
      {flag.note === '' ? null : <p data-selectable="">{t('history.flag.answer', { note: flag.note })}</p>}
    </>
  );
}

function Flagged({ matchId, flag }: { matchId: string; flag: OwnFlag }) {
  const { t } = useTranslation();
  const amounts = { coins: formatNumber(flag.withheldCoins), exp: formatNumber(flag.withheldExp) };
  if (flag.status === 'cleared')
    return (
      <p role="status" data-testid="flag-cleared">
        {t('history.flag.cleared')} {flag.note === '' ? null : t('history.flag.answer', { note: flag.note })}
      </p>
    );
  return (
    <Notice>
      {flag.status === 'undone' ? null : (
        <>
          <p>
            {t('history.flag.why')} {t('history.flag.effect')}
          </p>
          <p>
            {t('history.flag.withheld')}: <b>{t('history.flag.coinsExp', amounts)}</b>
          </p>
        </>
      )}
      <FlagStatus flag={flag} />
      {flag.status === 'flagged' && flag.appealedAt === null && flag.decidedAt === null ? (
        <AppealForm matchId={matchId} />
      ) : null}
    </Notice>
  );
}

/** Whether a match counts for its viewer; nothing where it does, or was somebody else's. */
export function FlagNotice({ matchId }: { matchId: string }) {
  const own = useApiQuery('ownFlag', { params: { id: matchId } });
  const flag = own.data?.flag ?? null;
  return flag === null ? null : <Flagged matchId={matchId} flag={flag} />;
}
