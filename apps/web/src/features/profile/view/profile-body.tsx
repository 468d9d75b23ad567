import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/kit/waiting/empty-state.tsx';
import { LoadView } from '../../../ui/kit/waiting/load-view.tsx';
import { Spinner } from '../../../ui/kit/waiting/spinner.tsx';
import { Tabs } from '../../../ui/kit/layout/tabs.tsx';
import { MatchHistory } from '../../history/index.ts';
import { NoGuests, useUser } from '../../session/index.ts';
import { nameProfile, useOpenedProfile } from '../../../navigation/windows.ts';
import { AboutTab } from './about-tab.tsx';
import s from './profile-body.module.css';
import { ProfileHead } from './profile-head.tsx';
import { SharedGamesTab } from './shared-games-tab.tsx';
import { type ProfileReply, useProfile } from './use-profile.ts';
import { WordsTab } from './words-tab.tsx';

function Profile({ reply }: { reply: ProfileReply }) {
  const { t } = useTranslation();
  const { p, banned } = reply;
  const ownId = useUser()?.id;
  const tabs = [
    { id: 'about', label: t('profile.tabs.about'), body: <AboutTab reply={reply} /> },
    {
      id: 'match_history',
      label: t('profile.tabs.matchHistory'),
      body: (
        <NoGuests>
          <Suspense fallback={<Spinner label={t('common.loading')} />}>
            <MatchHistory playerId={p.id} own={p.id === ownId} played={p.playTime} />
          </Suspense>
        </NoGuests>
      ),
    },
    { id: 'fav_words', label: t('profile.tabs.favWords'), body: <WordsTab playerId={p.id} /> },
    { id: 'relation', label: t('profile.tabs.relation'), body: <SharedGamesTab playerId={p.id} /> },
  ] as const;
  return (
    <div className={s.profile}>
      <ProfileHead reply={reply} />
      {banned ? (
        <EmptyState title={t('profile.banned')} seed={p.avatar || p.id} mood="out" />
      ) : (
        <Tabs label={t('profile.titleOf', { name: p.displayName })} tabs={tabs} panelClassName={s.panel} />
      )}
    </div>
  );
}

function OpenedProfile({ id }: { id: string }) {
  const { t } = useTranslation();
  const profile = useProfile(id);
  const name = profile.data?.p.displayName;
  useEffect(() => {
    if (name !== undefined) nameProfile(id, name);
  }, [id, name]);
  return (
    <LoadView of={profile} failed={t('profile.loadFailed')} missing={t('profile.missing')}>
      {(reply) => <Profile reply={reply} />}
    </LoadView>
  );
}

/** The player profile window: a head and the tabs about, match_history, fav_words, relation. */
export function ProfileBody() {
  const id = useOpenedProfile()?.id ?? null;
  return id === null ? null : <OpenedProfile key={id} id={id} />;
}
