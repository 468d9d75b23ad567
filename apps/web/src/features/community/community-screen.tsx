import { ExternalLink, Link2 } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { useLoad } from '../../platform/api/use-load.ts';
import { isEmbedded } from '../../platform/discord/launch.ts';
import { Critter } from '../../ui/critter/critter.tsx';
import { Btn } from '../../ui/kit/btn.tsx';
import { LinkBtn } from '../../ui/kit/link-btn.tsx';
import { Panel } from '../../ui/kit/panel.tsx';
import { Spinner } from '../../ui/kit/spinner.tsx';
import { goToDiscord, goToLinkDiscord, useSignInOptions, useUser } from '../session/index.ts';
import s from './community.module.css';

const FACES = ['Noodle', 'quokka', 'Lumi', 'BigNino21', 'Sekerpare29'] as const;

interface CardProps {
  title: string;
  text: string;
  children: ReactNode;
}

function Card({ title, text, children }: CardProps) {
  return (
    <section className={s.card}>
      <h2>{title}</h2>
      <p>{text}</p>
      <div className={s.deed}>{children}</div>
    </section>
  );
}

/** Whether the player's account is linked, and the way to do it. */
function LinkState() {
  const { t } = useTranslation();
  const account = useLoad(useCallback(() => api.call('accountOverview', {}), []));
  const linked = account.data?.identities.find(({ provider }) => provider === 'discord');
  if (account.busy && !account.data) return <Spinner label={t('common.loading')} />;
  if (linked)
    return (
      <p className={s.linked}>
        <Link2 size={20} strokeWidth={2.8} aria-hidden="true" />
        {t('home.community.linked', { name: linked.name })}
      </p>
    );
  return (
    <Btn tone="gold" onClick={goToLinkDiscord}>
      {t('home.community.link')}
    </Btn>
  );
}

/** The page of those who bear no role yet: the community's server, and the own account there [L0016 L0020]. */
export function CommunityScreen() {
  const { t } = useTranslation();
  const options = useSignInOptions();
  const guest = useUser()?.guest !== false;
  const invite = options?.communityUrl ?? null;
  return (
    <main className={s.screen} aria-label={t('home.discord')}>
      <Panel className={s.panel}>
        <header className={s.head}>
          <span className={s.faces} aria-hidden="true">
            {FACES.map((seed) => (
              <Critter key={seed} seed={seed} mood="happy" size={84} />
            ))}
          </span>
          <h1>{t('home.community.title')}</h1>
          <p>{t('home.community.lead')}</p>
        </header>
        <div className={s.cards}>
          <Card
            title={t('home.community.inviteTitle')}
            text={invite ? t('home.community.inviteText') : t('home.community.noInvite')}
          >
            {invite ? (
              <LinkBtn href={invite} tone="primary">
                <ExternalLink size={19} strokeWidth={2.8} aria-hidden="true" />
                {t('home.community.join')}
              </LinkBtn>
            ) : null}
          </Card>
          {isEmbedded() ? null : (
            <Card
              title={t('home.community.linkTitle')}
              text={t(
                options && !options.discord
                  ? 'home.community.noLink'
                  : guest
                    ? 'home.community.guestText'
                    : 'home.community.linkText',
              )}
            >
              {!options?.discord ? null : guest ? (
                <Btn tone="gold" onClick={goToDiscord}>
                  {t('session.withDiscord')}
                </Btn>
              ) : (
                <LinkState />
              )}
            </Card>
          )}
        </div>
      </Panel>
    </main>
  );
}
