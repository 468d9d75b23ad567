import { ExternalLink, Link2, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignInOptions } from '../../platform/query/sign-in-options.ts';
import { useApiQuery } from '../../platform/query/use-api-query.ts';
import { isEmbedded } from '../../platform/discord/launch.ts';
import { Critter } from '../../ui/critter/critter.tsx';
import { Btn } from '../../ui/kit/buttons/btn.tsx';
import { LinkBtn } from '../../ui/kit/buttons/link-btn.tsx';
import { LoadView } from '../../ui/kit/waiting/load-view.tsx';
import { Panel } from '../../ui/kit/layout/panel.tsx';
import { askCreateRoom } from '../lobby/index.ts';
import { goToDiscord, goToLinkDiscord, useUser } from '../session/index.ts';
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
      <div className={s.action}>{children}</div>
    </section>
  );
}

/** Whether the player's account is linked, and the way to do it. */
function LinkState() {
  const { t } = useTranslation();
  const account = useApiQuery('accountOverview', {});
  return (
    <LoadView of={account}>
      {({ identities }) => {
        const linked = identities.find(({ provider }) => provider === 'discord');
        return linked ? (
          <p className={s.linked}>
            <Link2 size={20} strokeWidth={2.8} aria-hidden="true" />
            {t('home.community.linked', { name: linked.name })}
          </p>
        ) : (
          <Btn tone="gold" onClick={goToLinkDiscord}>
            {t('home.community.link')}
          </Btn>
        );
      }}
    </LoadView>
  );
}

function InviteCard({ href }: { href: string }) {
  const { t } = useTranslation();
  return (
    <Card title={t('home.community.inviteTitle')} text={t('home.community.inviteText')}>
      <LinkBtn href={href} tone="primary">
        <ExternalLink size={19} strokeWidth={2.8} aria-hidden="true" />
        {t('home.community.join')}
      </LinkBtn>
    </Card>
  );
}

function AccountCard() {
  const { t } = useTranslation();
  const guest = useUser()?.guest !== false;
  return (
    <Card
      title={t('home.community.linkTitle')}
      text={t(guest ? 'home.community.guestText' : 'home.community.linkText')}
    >
      {guest ? (
        <Btn tone="gold" onClick={goToDiscord}>
          {t('session.withDiscord')}
        </Btn>
      ) : (
        <LinkState />
      )}
    </Card>
  );
}

/** A server without a community: what brings people together there is a room's link. */
function NoCommunity() {
  const { t } = useTranslation();
  return (
    <div className={s.none}>
      <p>{t('home.community.none')}</p>
      <Btn tone="gold" size="lg" onClick={askCreateRoom}>
        <Plus size={22} strokeWidth={3.2} aria-hidden="true" />
        {t('lobby.createRoom')}
      </Btn>
    </div>
  );
}

/** Only what this server offers has a card. */
function Offers({ options }: { options: SignInOptions }) {
  const { t } = useTranslation();
  const invite = options.communityUrl;
  // Inside the chat platform the account is the platform's already.
  const links = options.discord !== null && !isEmbedded();
  if (invite === null && !links) return <NoCommunity />;
  return (
    <>
      <p className={s.lead}>{t('home.community.lead')}</p>
      <div className={s.cards} data-single={invite === null || !links || undefined}>
        {invite === null ? null : <InviteCard href={invite} />}
        {links ? <AccountCard /> : null}
      </div>
    </>
  );
}

/** The page of those who bear no role yet: the community's server, and the own account there. */
export function CommunityScreen() {
  const { t } = useTranslation();
  const options = useApiQuery('signInOptions', {}, { staleTime: 'static' });
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
        </header>
        <LoadView of={options}>{(offered) => <Offers options={offered} />}</LoadView>
      </Panel>
    </main>
  );
}
