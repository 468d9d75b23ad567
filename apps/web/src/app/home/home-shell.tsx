import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { DailyLayer } from '../../features/daily/index.ts';
import { CreateRoomWindow } from '../../features/lobby/index.ts';
import { KeepNotice, RecoveryNotice, useUser } from '../../features/session/index.ts';
import { useLobbyAs, useLobbyConnection } from '../../platform/rooms/lobby-connection.ts';
import { useMusic } from '../../platform/sound/music/use-music.ts';
import { Boundary } from '../../ui/boundary.tsx';
import { Part } from '../../ui/kit/waiting/part.tsx';
import { Spinner } from '../../ui/kit/waiting/spinner.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { FIRST_TAB } from '../../navigation/home-tab.ts';
import {
  enterLostSeat,
  enterRoom,
  forgetLostSeat,
  offerQuickPlay,
  useHome,
  useLostSeat,
} from '../../navigation/navigation.ts';
import { HomeBar } from './home-bar.tsx';
import s from './home-shell.module.css';
import { HOME_PAGES, useHomeTabs } from './home-pages.tsx';
import { HomeTabs } from './home-tabs.tsx';
import { playQuickly } from './rooms-page.tsx';

// Whoever lost a seat has the room's code already.
const BackBanner = lazyPart(async () => ({ default: (await import('../../features/room/index.ts')).BackBanner }));

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
  const tab = tabs.includes(wanted) ? wanted : FIRST_TAB;
  return (
    <div className={s.home} data-toasts="home">
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
          {HOME_PAGES[tab].draw()}
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
