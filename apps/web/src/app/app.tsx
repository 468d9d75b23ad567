import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountWindow, BanBanner, useUser } from '../features/session/index.ts';
import { LandingScreen } from '../features/landing/index.ts';
import { RemovalsWindow, ReportWindow } from '../features/moderation/index.ts';
import { ProfileWindows } from '../features/profile/index.ts';
import { SettingsWindow } from '../features/settings/index.ts';
import { page } from '../platform/page.ts';
import { Backdrop } from '../ui/backdrop/backdrop.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Confirmations } from '../ui/kit/confirm.tsx';
import { Spinner } from '../ui/kit/spinner.tsx';
import { TipProvider } from '../ui/kit/tip.tsx';
import { LoadingWindow } from '../ui/loading/loading-window.tsx';
import { Logo } from '../ui/logo/logo.tsx';
import { Toasts } from '../ui/toasts/toasts.tsx';
import s from './app.module.css';
import { loadHome } from './load-home.ts';
import { leaveRoom, type Screen, showScreen, useScreen } from './navigation.ts';
import { Notice } from './notice-screen.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { setRoomAddress, useRoomAddress } from './route.ts';
import { TopBar } from './top-bar.tsx';
import { useSignInChange } from './use-sign-in-change.ts';
import { isRetried } from './start-up.ts';
import { useStartUp } from './use-start-up.ts';

const HomeShell = lazyPart(async () => ({ default: (await loadHome()).HomeShell }));
/** Home has it already when somebody is found; who comes by a link alone never needs it. */
const loadRanked = () => import('../features/ranked/index.ts');
const MatchFoundOverlay = lazyPart(async () => ({ default: (await loadRanked()).MatchFoundOverlay }));
const RoomScreen = lazyPart(async () => ({ default: (await import('../features/room/index.ts')).RoomScreen }));
const ReplayScreen = lazyPart(async () => ({ default: (await import('../features/replay/index.ts')).ReplayScreen }));
const PracticeScreen = lazyPart(async () => ({
  default: (await import('../features/practice/index.ts')).PracticeScreen,
}));

function Waiting() {
  const { t } = useTranslation();
  return (
    <main className={s.waiting}>
      <Logo className={s.bigLogo} />
      <Spinner label={t('common.loading')} />
    </main>
  );
}

function Landing() {
  const invitedTo = useRoomAddress();
  return (
    <div className={s.home}>
      <TopBar />
      <LandingScreen invitedTo={invitedTo} onPlay={() => showScreen('practice')} onBrowse={() => showScreen('lobby')} />
    </div>
  );
}

function CurrentScreen({ screen }: { screen: Screen }) {
  const guest = useUser()?.guest !== false;
  const home = guest ? 'landing' : 'lobby';
  switch (screen.name) {
    case 'starting':
      return <Waiting />;
    case 'landing':
      return <Landing />;
    case 'lobby':
      return <HomeShell />;
    case 'practice':
      return <PracticeScreen onLeft={() => showScreen(home)} />;
    case 'replay':
      return <ReplayScreen key={screen.matchId} matchId={screen.matchId} onLeft={() => leaveRoom(home)} />;
    case 'room':
      return (
        <RoomScreen
          key={screen.visit}
          intent={screen.intent}
          onEntered={(roomId) => {
            setRoomAddress(roomId);
            void loadRanked().then(({ noteEntered }) => noteEntered(roomId));
          }}
          onLeft={() => {
            leaveRoom(home);
            void loadRanked().then(({ noteLeft }) => noteLeft());
          }}
        />
      );
  }
}

/** The shell: one screen at a time, and over it windows, toasts and questions. */
export function App() {
  const failure = useStartUp();
  useSignInChange();
  const screen = useScreen((state) => state.screen);
  if (failure) return <Notice messageKey={failure} retrying={isRetried(failure)} onRetry={() => page.startOver()} />;
  return (
    <TipProvider>
      <Backdrop />
      <Suspense fallback={<Waiting />}>
        <CurrentScreen screen={screen} />
      </Suspense>
      {screen.name === 'lobby' || screen.name === 'room' ? (
        <Suspense fallback={null}>
          <MatchFoundOverlay />
        </Suspense>
      ) : null}
      <AccountWindow />
      <SettingsWindow />
      <ProfileWindows />
      <ReportWindow />
      <RemovalsWindow />
      <LoadingWindow />
      <OfflineNotice />
      <Toasts />
      <Confirmations />
      <BanBanner />
    </TipProvider>
  );
}
