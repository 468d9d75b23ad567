import { linkToProve, type Provider } from '@syllaboom/contracts';
import { KeyRound, MessagesSquare, UserRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { isEmbedded } from '../../../platform/discord/launch.ts';
import { wordsForError } from '../../../platform/i18n/error-words.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { showError, showGood } from '../../../ui/toasts/toasts.tsx';
import { noteWayIn, ownProof } from '../keyed/own-key.ts';
import { goToLinkDiscord } from '../sign-in/link-discord.ts';
import { GoogleButton } from '../account/provider-buttons.tsx';
import { useSignInOptions } from '../../../platform/query/sign-in-options.ts';
import s from './account-settings.module.css';
import { openPasswordWindow } from './account-windows.ts';
import { ConfirmForm } from './confirm-form.tsx';
import type { Account } from './account.ts';

const ICON = { size: 22, strokeWidth: 2.5 } as const;
const PROVIDERS: readonly { readonly id: Provider; readonly name: string; readonly icon: ReactNode }[] = [
  { id: 'discord', name: 'Discord', icon: <MessagesSquare {...ICON} /> },
  { id: 'google', name: 'Google', icon: <UserRound {...ICON} /> },
];

interface WaysSectionProps {
  account: Account;
}

function PasswordRow({ account }: { account: Account }) {
  const { t } = useTranslation();
  return (
    <li className={s.row}>
      <span className={s.icon}>
        <KeyRound {...ICON} />
      </span>
      <p>
        <b>{t('account.password')}</b>
        <small>
          {account.hasPassword ? t('account.passwordSet', { name: account.username }) : t('account.passwordNone')}
        </small>
      </p>
      <Btn size="sm" tone={account.hasPassword ? 'plain' : 'gold'} onClick={openPasswordWindow}>
        {t(account.hasPassword ? 'account.change' : 'account.setPassword')}
      </Btn>
    </li>
  );
}

function LinkGoogle() {
  const { t } = useTranslation();
  const link = async (idToken: string): Promise<void> => {
    try {
      const proof = await ownProof('/account/link', linkToProve(idToken));
      await api.call('linkIdentity', { body: { provider: 'google', idToken, ...proof } });
      await noteWayIn();
      showGood(t('account.linked', { provider: 'Google' }));
    } catch (cause) {
      showError(wordsForError(cause));
    }
  };
  return <GoogleButton onToken={(idToken) => void link(idToken)} />;
}

interface ProviderRowProps extends WaysSectionProps {
  provider: (typeof PROVIDERS)[number];
}

function ProviderRow({ provider: { id, name, icon }, account }: ProviderRowProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const linked = account.identities.find((identity) => identity.provider === id);
  const unlink = async (password: string | null): Promise<void> => {
    await api.call('unlinkIdentity', { body: { provider: id, ...(password === null ? {} : { password }) } });
    showGood(t('account.unlinked', { provider: name }));
  };
  return (
    <li className={s.row}>
      <span className={s.icon}>{icon}</span>
      <p>
        <b>{name}</b>
        <small>{linked ? t('account.linkedAs', { name: linked.name }) : t('account.notLinked')}</small>
      </p>
      {linked ? (
        <Btn
          size="sm"
          aria-label={t('account.unlinkNamed', { provider: name })}
          aria-expanded={asking}
          onClick={() => setAsking(!asking)}
        >
          {t('account.unlink')}
        </Btn>
      ) : id === 'discord' ? (
        <Btn
          size="sm"
          tone="gold"
          aria-label={t('account.linkNamed', { provider: name })}
          onClick={() => goToLinkDiscord()}
        >
          {t('account.link')}
        </Btn>
      ) : (
        <LinkGoogle />
      )}
      {asking && linked ? (
        <ConfirmForm
          text={t('account.unlinkText')}
          account={account}
          confirmLabel={t('account.unlinkNamed', { provider: name })}
          onConfirm={unlink}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </li>
  );
}

/** Password, Discord and Google: what is set, and what can be added or removed. */
export function WaysSection({ account }: WaysSectionProps) {
  const { t } = useTranslation();
  const options = useSignInOptions();
  const isLinked = (id: Provider) => account.identities.some((identity) => identity.provider === id);
  // Nothing can be linked from inside the chat platform: neither a redirect nor Google's script works there.
  const mayLink = (id: Provider) => !isEmbedded() && options !== null && options[id] !== null;
  return (
    <section aria-label={t('account.ways')}>
      <h3 className={s.title}>{t('account.ways')}</h3>
      <ul className={s.list}>
        <PasswordRow account={account} />
        {PROVIDERS.filter(({ id }) => isLinked(id) || mayLink(id)).map((provider) => (
          <ProviderRow key={provider.id} provider={provider} account={account} />
        ))}
      </ul>
    </section>
  );
}
