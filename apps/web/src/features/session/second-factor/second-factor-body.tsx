import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallReply } from '../../../platform/api/create-api.ts';
import { useApiQuery } from '../../../platform/query/use-api-query.ts';
import { formatMoment } from '../../../platform/i18n/format.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { LoadView } from '../../../ui/kit/waiting/load-view.tsx';
import { showGood } from '../../../ui/toasts/toasts.tsx';
import { CodeSheet } from '../recovery/code-sheet.tsx';
import { CodeForm, type Proof } from './code-form.tsx';
import { EnrolSteps } from './enrol-steps.tsx';
import s from './second-factor.module.css';
import { noteProven, useSecondFactor } from './second-factor-store.ts';

type State = CallReply<'secondFactor'>;

function Proven({ state, onAnother }: { state: State; onAnother: () => void }) {
  const { t } = useTranslation();
  const { provenUntil, codesLeft } = state;
  return (
    <>
      <p className={s.text}>
        {provenUntil === null ? null : t('account.factorProven', { time: formatMoment(Date.parse(provenUntil)) })}
      </p>
      <p className={s.small}>{t('account.factorLeft', { count: codesLeft })}</p>
      <Btn wide onClick={onAnother}>
        {t('account.factorAnother')}
      </Btn>
    </>
  );
}

/** The way to the second factor: setting an app up, or the code that it shows now. */
export function SecondFactorBody({ onDone }: { onDone?: () => void }) {
  const { t } = useTranslation();
  const state = useApiQuery('secondFactor', {});
  // A refusal is newer than what was read.
  const isRefused = useSecondFactor(({ proven }) => proven === false);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [isAnother, setAnother] = useState(false);
  const finish = () => {
    setCodes([]);
    setAnother(false);
    noteProven(true);
    showGood(t('account.factorDone'));
    onDone?.();
    state.reload();
  };
  const onProven = ({ replacementCodes }: Proof) =>
    replacementCodes.length === 0 ? finish() : setCodes(replacementCodes);
  if (codes.length > 0)
    return (
      <CodeSheet
        codes={codes}
        lead={t('account.replacementsLead')}
        title={t('account.replacements')}
        onSaved={finish}
      />
    );
  return (
    <LoadView of={state}>
      {(now) => (
        <div className={s.page}>
          <h2 className={s.title}>{t('account.factor')}</h2>
          {isAnother || !now.enrolled ? (
            <>
              <p className={s.text}>{t('account.factorWhy')}</p>
              <EnrolSteps onProven={onProven} />
            </>
          ) : now.provenUntil !== null && !isRefused ? (
            <Proven state={now} onAnother={() => setAnother(true)} />
          ) : (
            <>
              <p className={s.text}>{t('account.factorProveLead')}</p>
              <CodeForm takesReplacement onProven={onProven} />
              <p className={s.small}>{t('account.factorReplacement')}</p>
            </>
          )}
        </div>
      )}
    </LoadView>
  );
}
