import { type RewardCode, STAFF_PAGE } from '@syllaboom/contracts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { wordsForError } from '../../../platform/i18n/error-words.ts';
import { formatMoment, formatNumber } from '../../../platform/i18n/format.ts';
import { useApiQuery } from '../../../platform/query/use-api-query.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { Chip } from '../../../ui/kit/chip.tsx';
import { Pager } from '../../../ui/kit/layout/pager.tsx';
import { askConfirm } from '../../../ui/kit/popups/confirm.tsx';
import { LoadView } from '../../../ui/kit/waiting/load-view.tsx';
import { showError, showGood } from '../../../ui/toasts/toasts.tsx';
import { wordsForGoods } from '../code-goods.ts';
import { stateOf } from './code-end.ts';
import { MakeCode } from './make-code.tsx';
import s from './staff-codes.module.css';

function Entry({ entry }: { entry: RewardCode }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const { code, uses, usesLeft, until, madeAt, madeBy } = entry;
  const state = stateOf(entry);
  const made = formatMoment(Date.parse(madeAt));
  const stop = async () => {
    const question = {
      title: t('codes.staff.stopAsk', { code }),
      text: t('codes.staff.stopText'),
      confirmLabel: t('codes.staff.stop'),
      danger: true,
    };
    if (!(await askConfirm(question))) return;
    setBusy(true);
    try {
      await api.call('endCode', { params: { code } });
      showGood(t('codes.staff.stopDone'));
    } catch (cause) {
      showError(wordsForError(cause));
    }
    setBusy(false);
  };
  return (
    <li className={s.entry} aria-label={code}>
      <p className={s.head}>
        <b data-selectable="">{code}</b>
        <Chip size="sm" {...(state === 'open' ? { tone: 'good' as const } : {})}>
          {t(`codes.staff.state.${state}`)}
        </Chip>
      </p>
      <p>{wordsForGoods(entry)}</p>
      <p className={s.facts}>
        <span>{t('codes.staff.left', { left: formatNumber(usesLeft), uses: formatNumber(uses) })}</span>
        {until === null ? null : <span>{t('codes.staff.until', { date: formatMoment(Date.parse(until)) })}</span>}
        <span>{madeBy === null ? made : t('codes.staff.madeBy', { date: made, name: madeBy.displayName })}</span>
      </p>
      {state === 'open' ? (
        <Btn size="sm" disabled={busy} aria-label={t('codes.staff.stopNamed', { code })} onClick={() => void stop()}>
          {t('codes.staff.stop')}
        </Btn>
      ) : null}
    </li>
  );
}

/** Makes codes, shows all there are and ends those that run: for developers. */
export function StaffCodes() {
  const { t } = useTranslation();
  const title = useId();
  const [page, setPage] = useState(1);
  const list = useApiQuery('rewardCodes', { query: { page: String(page) } });
  return (
    <div className={s.codes}>
      <MakeCode />
      <section className={s.list} aria-labelledby={title}>
        <h2 id={title}>{t('codes.staff.list')}</h2>
        <LoadView of={list} small>
          {({ codes, total }) => (
            <>
              {codes.length === 0 ? (
                <p className={s.nothing}>{t('codes.staff.empty')}</p>
              ) : (
                <ul className={s.entries}>
                  {codes.map((entry) => (
                    <Entry key={entry.code} entry={entry} />
                  ))}
                </ul>
              )}
              <Pager page={page} total={total} perPage={STAFF_PAGE} onPage={setPage} />
            </>
          )}
        </LoadView>
      </section>
    </div>
  );
}
