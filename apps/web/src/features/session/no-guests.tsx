import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../../ui/kit/buttons/btn.tsx';
import { EmptyState } from '../../ui/kit/waiting/empty-state.tsx';
import { openAccount } from './account/account-tab.ts';
import { useUser } from './session-store.ts';

interface NoGuestsProps {
  children: ReactNode;
  /** Instead of the usual sentence. */
  title?: string;
  more?: ReactNode;
}

/** What only players see; guests are told so, with the way to sign up, and `more`. */
export function NoGuests({ children, title, more }: NoGuestsProps) {
  const { t } = useTranslation();
  if (useUser()?.guest === false) return children;
  return (
    <EmptyState title={title ?? t('profile.noGuests')} seed="Pixelpaws">
      <Btn tone="gold" onClick={() => openAccount('signUp')}>
        {t('common.signUp')}
      </Btn>
      {more}
    </EmptyState>
  );
}
