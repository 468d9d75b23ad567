import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isEmbedded } from '../../../platform/discord/launch.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { EmptyState } from '../../../ui/kit/waiting/empty-state.tsx';
import { Spinner } from '../../../ui/kit/waiting/spinner.tsx';
import { KeepCard } from '../keyed/keep-card.tsx';
import { useAccountChanges } from './account-windows.ts';
import s from './account-settings.module.css';
import { DataSection } from './data-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { RecoverySection } from './recovery-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { useAccount } from './use-account.ts';
import { WaysSection } from './ways-section.tsx';

/** The player's account: ways to sign in, sessions, stored data, the end of it. */
export function AccountSettings() {
  const { t } = useTranslation();
  const { view, reload } = useAccount();
  const changes = useAccountChanges((state) => state.count);
  useEffect(() => {
    if (changes > 0) void reload();
  }, [changes, reload]);
  if (view.kind === 'loading')
    return (
      <div className={s.waiting}>
        <Spinner label={t('common.loading')} />
      </div>
    );
  if (view.kind === 'failed')
    return (
      <div className={s.waiting}>
        <EmptyState title={t('account.loadFailed')} mood="out">
          <Btn tone="gold" onClick={() => void reload()}>
            {t('common.retry')}
          </Btn>
        </EmptyState>
      </div>
    );
  const { account } = view;
  return (
    <div className={s.page}>
      <KeepCard />
      <WaysSection account={account} onChanged={reload} />
      <RecoverySection account={account} onChanged={reload} />
      <SessionsSection account={account} onChanged={reload} />
      {/* The chat platform's frame lets no file out. */}
      {isEmbedded() ? null : <DataSection username={account.username} />}
      <DeleteSection account={account} />
    </div>
  );
}
