import { type ReactNode, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { CommunityScreen } from '../../features/community/index.ts';
import { DailyLayer } from '../../features/daily/index.ts';
import { LeaderboardScreen } from '../../features/leaderboards/index.ts';
import { CreateRoomWindow, gameLanguage, LobbyScreen } from '../../features/lobby/index.ts';
import { type StaffArea, StaffScreen } from '../../features/moderation/index.ts';
import { NewsScreen } from '../../features/news/index.ts';
import { ProfileHub } from '../../features/profile/index.ts';
import { RankedScreen } from '../../features/ranked/index.ts';
import { currentUser, KeepNotice, RecoveryNotice, useUser } from '../../features/session/index.ts';
import { useLobbyAs, useLobbyConnection } from '../../platform/rooms/lobby-connection.ts';
import { useMusic } from '../../platform/sound/music/use-music.ts';
import { Boundary } from '../../ui/boundary.tsx';
import { Panel } from '../../ui/kit/layout/panel.tsx';
import { Part } from '../../ui/kit/waiting/part.tsx';
import { Spinner } from '../../ui/kit/waiting/spinner.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { HomeTab } from '../navigation/home-tab.ts';
import {
  enterLostSeat,
  enterRoom,
  forgetLostSeat,
  offerQuickPlay,
  showScreen,
  useHome,
  useLostSeat,
} from '../navigation/navigation.ts';
import { HomeBar } from './home-bar.tsx';
import s from './home-shell.module.css';
import { HomeTabs, useHomeTabs } from './home-tabs.tsx';

// Whoever lost a seat has the room's code already.
const BackBanner = lazyPart(async () => ({ default: (await import('../../features/room/index.ts')).BackBanner }));

const playQuickly = (): void =>
  enterRoom({ kind: 'create', options: { quick: true, locale: gameLanguage(currentUser()?.locale) } });

function Rooms() {
  return (
    <LobbyScreen
      onJoin={(roomId, spectate) => enterRoom({ kind: 'join', roomId, spectate })}
      onPractice={() => showScreen('practice')}
      onQuickPlay={playQuickly}
    />
  );
}

/** The player's own corner as a page. */
function Profile() {
  const { t } = useTranslation();
  return (
    <main className={s.profile} aria-label={t('home.profile')}>
      <Panel className={s.corner}>
        <ProfileHub />
      </Panel>
    </main>
  );
}

const PAGES: Record<Exclude<HomeTab, StaffArea>, () => ReactNode> = {
  rooms: () => <Rooms />,
  profile: () => <Profile />,
  ranked: () => <RankedScreen />,
  leaderboard: () => <LeaderboardScreen />,
  news: () => <NewsScreen />,
  discord: () => <CommunityScreen />,
};

function Page({ tab }: { tab: HomeTab }) {
  if (tab === 'gm' || tab === 'lm') return <StaffScreen key={tab} area={tab} />;
  return PAGES[tab]();
}

/** Home: one connection to the lobby under all its pages. */
export function HomeShell() {
  const { t } = useTranslation();
  const user = useUser();
  useLobbyConnection();
  useMusic('lobby');
  useEffect(() => {
    offerQuickPlay(playQuickly);
    return () => offerQuickPlay(null);
  }, []);
  useLobbyAs(user?.guest === false ? user.id : null);
  const wanted = useHome((state) => state.tab);
  const tabs = useHomeTabs();
  const lost = useLostSeat((state) => state.seat);
  // Roles may be taken away while their page is open.
  const tab = tabs.includes(wanted) ? wanted : 'rooms';
  return (
    <div className={s.home}>
      <div className={s.bar}>
        <HomeBar />
      </div>
      <div className={s.tabs}>
        <HomeTabs current={tab} />
      </div>
      <div className={s.notice}>
        <Suspense fallback={null}>
          {lost ? (
            <BackBanner seat={lost} onEnter={enterLostSeat} onForget={forgetLostSeat} />
          ) : (
            <>
              <RecoveryNotice />
              <KeepNotice />
            </>
          )}
        </Suspense>
      </div>
      <div key={tab} className={s.page} data-page={tab}>
        <Part
          waiting={
            <main className={s.waiting}>
              <Spinner label={t('common.loading')} />
            </main>
          }
        >
          <Page tab={tab} />
        </Part>
      </div>
      {/* What the day brings is no reason to lose home, and waits for whoever is on the way back. */}
      {lost ? null : (
        <Boundary fallback={null}>
          <Suspense fallback={null}>
            <DailyLayer />
          </Suspense>
        </Boundary>
      )}
      <CreateRoomWindow onCreate={(options) => enterRoom({ kind: 'create', options })} />
    </div>
  );
}
