import { useTranslation } from 'react-i18next';
import { isEmbedded } from '../../../platform/discord/launch.ts';
import { useApiQuery } from '../../../platform/query/use-api-query.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { EmptyState } from '../../../ui/kit/waiting/empty-state.tsx';
import { Spinner } from '../../../ui/kit/waiting/spinner.tsx';
import { KeepCard } from '../keyed/keep-card.tsx';
import s from './account-settings.module.css';
import { DataSection } from './data-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { RecoverySection } from './recovery-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { WaysSection } from './ways-section.tsx';

/** The player's account: ways to sign in, sessions, stored data, the end of it. */
export function AccountSettings() {
  const { t } = useTranslation();
  const { data: account, failure, reload } = useApiQuery('accountOverview', {});
  if (failure === null && account === null)
    return (
      <div className={s.waiting}>
        <Spinner label={t('common.loading')} />
      </div>
    );
  if (account === null)
    return (
      <div className={s.waiting}>
        <EmptyState title={t('account.loadFailed')} mood="out">
          <Btn tone="gold" onClick={reload}>
            {t('common.retry')}
          </Btn>
        </EmptyState>
      </div>
    );
  return (
    <div className={s.page}>
      <KeepCard />
      <WaysSection account={account} />
      <RecoverySection account={account} />
      <SessionsSection account={account} />
      {/* The chat platform's frame lets no file out. */}
      {isEmbedded() ? null : <DataSection username={account.username} />}
      <DeleteSection account={account} />
    </div>
  );
}
