import { Suspense, useLayoutEffect } from 'react';
import { AccountWindow, BanBanner, installSession, useUser } from '../features/session/index.ts';
import { ProposalsWindow, RemovalsWindow, ReportWindow } from '../features/moderation/index.ts';
import { CraftWindows } from '../features/craft/index.ts';
import { CollectionWindows } from '../features/collections/index.ts';
import { ClanWindow } from '../features/clans/index.ts';
import { HistoryWindows } from '../features/history/index.ts';
import { MarketWindows } from '../features/market/index.ts';
import { ProfileWindows } from '../features/profile/index.ts';
import { ShopLayer } from '../features/shop/index.ts';
import { WordWindow } from '../features/words/index.ts';
import {
  installPreferences,
  installPreferencesSync,
  loadDeviceAppearance,
  SettingsWindow,
} from '../features/settings/index.ts';
import { installExternalLinks } from '../platform/discord/external-links.ts';
import { isEmbedded } from '../platform/discord/launch.ts';
import { installOffers } from '../platform/offline/install-offer.ts';
import { installServiceWorker } from '../platform/offline/service-worker.ts';
import { page } from '../platform/page.ts';
import { isStreaming, loadStreamerMode, onStreamerChange } from '../platform/streamer/streamer-mode.ts';
import { installSoundUnlock } from '../platform/sound/sound.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Confirmations } from '../ui/kit/popups/confirm.tsx';
import { TipProvider } from '../ui/kit/popups/tip.tsx';
import { LoadingWindow } from '../ui/loading/loading-window.tsx';
import { Toasts } from '../ui/toasts/toasts.tsx';
import { installEscape } from '../ui/windows/layers.ts';
import { toggleWindow } from '../ui/windows/manager.ts';
import { installKeyboardInset } from '../ui/windows/keyboard-inset.ts';
import '../ui/emoji/emoji-font.css';
import s from './app.module.css';
import { installHistory } from '../navigation/follow-history.ts';
import { installHiddenAddress } from '../navigation/overlay-entry.ts';
import { LandingBar } from './landing/landing-bar.tsx';
import { LinkedThing } from './landing/linked-thing.tsx';
import { HomeShell } from './load-screens.ts';
import { leaveRoom, type Screen, showScreen, showTables, useScreen } from '../navigation/navigation.ts';
import { Notice } from './notices/notice-screen.tsx';
import { RoomStay } from './room-stay.tsx';
import { useRoomAddress } from '../navigation/room-address.ts';
import { useSignInChange } from './use-sign-in-change.ts';
import { isRetried } from './start/start-up.ts';
import { StatusBar } from './notices/status-bar.tsx';
import { useStartUp } from './start/use-start-up.ts';
import { Waiting } from './waiting.tsx';

/** Home has it already when somebody is found; who comes by a link alone never needs it. */
const loadRanked = () => import('../features/ranked/index.ts');
const MatchFoundOverlay = lazyPart(async () => ({ default: (await loadRanked()).MatchFoundOverlay }));
const FriendsLayer = lazyPart(async () => ({ default: (await import('../features/friends/index.ts')).FriendsLayer }));
/** It is with home and with every room: messages are heard there. */
const InboxWindow = lazyPart(async () => ({ default: (await import('../features/inbox/index.ts')).InboxWindow }));
const ReplayScreen = lazyPart(async () => ({ default: (await import('../features/replay/index.ts')).ReplayScreen }));
const InvitationScreen = lazyPart(async () => ({
  default: (await import('../features/landing/invitation/invitation-screen.tsx')).InvitationScreen,
}));
const PracticeScreen = lazyPart(async () => ({
  default: (await import('../features/practice/index.ts')).PracticeScreen,
}));

/** Who follows a room's link signed out. */
function InvitationPage({ roomId }: { roomId: string }) {
  return (
    <div className={s.home}>
      <LandingBar />
      <InvitationScreen key={roomId} roomId={roomId} onPlay={() => showScreen('practice')} onBrowse={showTables} />
    </div>
  );
}

function CurrentScreen({ screen }: { screen: Screen }) {
  const user = useUser();
  const invitedTo = useRoomAddress();
  const home = user?.guest !== false ? 'landing' : 'lobby';
  switch (screen.name) {
    case 'starting':
      return <Waiting />;
    case 'landing':
      // The landing page stands beside the app: `Page`.
      return invitedTo === null ? <LinkedThing /> : <InvitationPage roomId={invitedTo} />;
    case 'lobby':
      // Somebody may look for a table before the page knows who that is.
      return user === null && navigator.onLine ? <Waiting /> : <HomeShell />;
    case 'practice':
      return <PracticeScreen onLeft={() => showScreen(home)} />;
    case 'replay':
      return <ReplayScreen key={screen.matchId} matchId={screen.matchId} onLeft={() => leaveRoom(home)} />;
    case 'room':
      return <RoomStay key={screen.visit} intent={screen.intent} home={home} />;
  }
}

/** Wires what lives as long as the page. Call once, before the app is drawn. */
export function installApp(): void {
  loadDeviceAppearance();
  loadStreamerMode();
  installPreferences();
  installPreferencesSync();
  installSession();
  installExternalLinks();
  installSoundUnlock();
  installEscape(() => toggleWindow('settings'));
  installKeyboardInset();
  installHistory();
  installHiddenAddress(isStreaming, onStreamerChange);
  installOffers(isEmbedded());
  void installServiceWorker();
}

/** Everything but the landing page: one screen at a time, and over it windows, toasts and questions. */
export function App() {
  const failure = useStartUp();
  useLayoutEffect(() => useScreen.setState({ isCovered: failure !== null }), [failure]);
  useSignInChange();
  const screen = useScreen((state) => state.screen);
  if (failure) return <Notice messageKey={failure} retrying={isRetried(failure)} onRetry={() => page.startOver()} />;
  return (
    <TipProvider>
      <Suspense fallback={<Waiting />}>
        <CurrentScreen screen={screen} />
      </Suspense>
      {screen.name === 'lobby' || screen.name === 'room' ? (
        <Suspense fallback={null}>
          <MatchFoundOverlay />
          <FriendsLayer />
          <InboxWindow />
        </Suspense>
      ) : null}
      {screen.name === 'lobby' || screen.name === 'room' || screen.name === 'practice' ? (
        <Suspense fallback={null}>
          <ShopLayer />
        </Suspense>
      ) : null}
      <AccountWindow />
      <SettingsWindow />
      <ProfileWindows />
      <HistoryWindows />
      <WordWindow />
      <ClanWindow />
      <MarketWindows />
      <CraftWindows />
      <CollectionWindows />
      <ReportWindow />
      <RemovalsWindow />
      <ProposalsWindow />
      <LoadingWindow />
      <StatusBar />
      <Toasts />
      <Confirmations />
      <BanBanner />
    </TipProvider>
  );
}
