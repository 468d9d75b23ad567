import { DEFAULT_FRIEND_SETTINGS } from '@syllaboom/contracts';
import { achievementViews, DAILY_REWARDS, INTERFACE_LANGUAGES, MODES } from '@syllaboom/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ReactElement, ReactNode } from 'react';
import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { AchievementList } from '../features/achievements/achievement-list.tsx';
import { receiveProgress } from '../features/achievements/achievements-store.ts';
import { CommunityScreen } from '../features/community/community-screen.tsx';
import { DailyLayer } from '../features/daily/daily-layer.tsx';
import { useDaily } from '../features/daily/daily-store.ts';
import { FriendsBody } from '../features/friends/friends-body.tsx';
import { friendNamed, gone, requestOf, tableOf } from '../features/friends/testing/fake-friends.tsx';
import { LandingScreen } from '../features/landing/index.ts';
import { ProposalsList } from '../features/moderation/proposals/proposals-list.tsx';
import { RemovalsList } from '../features/moderation/removals/removals-list.tsx';
import { ReportForm } from '../features/moderation/report-form.tsx';
import { StaffScreen } from '../features/moderation/staff/staff-screen.tsx';
import { answerFrom, REPLIES, TARGET } from '../features/moderation/testing/staff-replies.ts';
import { PracticeMenu } from '../features/practice/practice-menu.tsx';
import { HubBody } from '../features/profile/hub/hub-body.tsx';
import { GetRole } from '../features/profile/roles/get-role.tsx';
import { AddBot } from '../features/room/bots/add-bot.tsx';
import { ChatPanel } from '../features/room/chat/chat-panel.tsx';
import { ModePicker } from '../features/room/host/mode-picker.tsx';
import { ProposeTrivia } from '../features/room/host/trivia/propose-trivia.tsx';
import { ScenarioPicker } from '../features/room/host/scenarios/scenario-picker.tsx';
import { WaitingRoom } from '../features/room/waiting-room/waiting-room.tsx';
import { RoomFacts } from '../features/room/players/room-facts.tsx';
import { LanguagePicker } from '../features/room/settings/language-picker.tsx';
import { RoomSettings } from '../features/room/settings/room-settings.tsx';
import { renderRoom } from '../features/room/testing/render-room.tsx';
import { playerState, roomState } from '../features/room/testing/room-state.ts';
import { AccountBody } from '../features/session/account/account-body.tsx';
import { BanBanner } from '../features/session/ban/ban-banner.tsx';
import { setBanned, useSession } from '../features/session/session-store.ts';
import { AccountSettings } from '../features/session/settings/account-settings.tsx';
import { SettingsBody } from '../features/settings/settings-body.tsx';
import { setLanguage } from '../platform/i18n/i18n.ts';
import { awaitRest } from '../testing/await-rest.ts';
import { fakeFetch, reply } from '../testing/fake-fetch.ts';
import { findClipped } from '../testing/find-clipped.ts';
import { signInAs } from '../testing/sign-in.ts';
import { TipProvider } from '../ui/kit/popups/tip.tsx';
import { HomeBar } from './home/home-bar.tsx';
import { HomeTabs } from './home/home-tabs.tsx';
import { LandingBar } from './landing/landing-bar.tsx';
import { Notice } from './notices/notice-screen.tsx';

const DEVELOPER = 10;
const WIDTH = 390;
const HEIGHT = 844;
/** What else the server answers here. */
const OTHERS = {
  'GET /auth/options': { discord: { clientId: '1', scopes: [] }, google: null, communityUrl: 'https://c.example/' },
  'GET /account': {
    username: 'poppy',
    hasPassword: true,
    identities: [{ provider: 'discord', name: 'poppy', linkedAt: '2026-05-01T12:00:00.000Z' }],
    sessions: [
      { id: '1', signedInAt: '2026-05-01T12:00:00.000Z', renewedAt: '2026-05-02T12:00:00.000Z', current: true },
      { id: '2', signedInAt: '2026-05-01T12:00:00.000Z', renewedAt: '2026-05-02T12:00:00.000Z', current: false },
    ],
    needsPassword: true,
  },
};
/** Friends in every state, and requests in both directions. */
const FRIENDS = {
  'GET /friends': {
    friends: [
      friendNamed('Grumbler', { room: tableOf('R1', { locked: true, started: true }) }),
      friendNamed('Poppy', { room: tableOf('R1', { locked: true, started: true }), status: 'away' }),
      friendNamed('poppy', { room: tableOf('R2', { watch: true }) }),
      friendNamed('Grumbler', { ...gone, id: 'account-gone' }),
    ],
    hash: '',
    unchanged: false,
  },
  'GET /friends/requests': {
    incoming: [requestOf('Grumbler')],
    outgoing: [requestOf('Poppy')],
    hash: '',
    unchanged: false,
  },
  'GET /friends/settings': DEFAULT_FRIEND_SETTINGS,
};
/** Names of players and words may be cut; a window's sheet is so high on a phone. */
const DATA = ['Grumbler', 'Poppy', 'poppy'];
const SHEET_HEIGHT = '76dvh';

/** A body as its window holds it on a phone. */
const Sheet = ({ children }: { children: ReactNode }) => (
  <div
    style={{
      position: 'fixed',
      inset: 'auto 0 0',
      height: SHEET_HEIGHT,
      display: 'flex',
      flexDirection: 'column',
      containerType: 'inline-size',
    }}
  >
    {children}
  </div>
);
const Whole = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', height: '100dvh' }}>{children}</div>
);
const nothing = () => undefined;
const DAILY_OFFER = { day: 3, rewards: DAILY_REWARDS.map((one) => ({ ...one })), frozen: true, freezeLeft: false };

/** Screens and windows that need no room. */
const PLAIN: Readonly<Record<string, ReactElement>> = {
  landing: (
    <Whole>
      <LandingBar />
      <LandingScreen onPlay={nothing} onBrowse={nothing} onSignIn={nothing} onSignUp={nothing} />
    </Whole>
  ),
  practice: <PracticeMenu onStart={nothing} onLeft={nothing} />,
  notice: <Notice messageKey="authFailed" retrying onRetry={nothing} />,
  account: (
    <Sheet>
      <AccountBody />
    </Sheet>
  ),
  settings: (
    <Sheet>
      <SettingsBody />
    </Sheet>
  ),
  accountSettings: (
    <Sheet>
      <AccountSettings />
    </Sheet>
  ),
  hub: (
    <Sheet>
      <HubBody />
    </Sheet>
  ),
  friends: (
    <Sheet>
      <FriendsBody />
    </Sheet>
  ),
  roles: (
    <Sheet>
      <GetRole />
    </Sheet>
  ),
  report: (
    <Sheet>
      <ReportForm
        target={{
          playerId: TARGET.id,
          name: 'Grumbler',
          roomId: null,
          chat: [],
          subjects: ['displayName', 'picture', 'about'],
        }}
      />
    </Sheet>
  ),
  removals: (
    <Sheet>
      <RemovalsList />
    </Sheet>
  ),
  proposals: (
    <Sheet>
      <ProposalsList />
    </Sheet>
  ),
  gm: (
    <Whole>
      <div style={{ minWidth: 0 }}>
        <HomeBar />
        <HomeTabs current="gm" />
      </div>
      <StaffScreen area="gm" />
    </Whole>
  ),
  community: (
    <Whole>
      <HomeTabs current="discord" />
      <CommunityScreen />
    </Whole>
  ),
  achievements: (
    <Sheet>
      <div style={{ overflow: 'auto', padding: 18 }}>
        <AchievementList />
      </div>
    </Sheet>
  ),
  daily: <DailyLayer />,
  lm: (
    <Whole>
      <HomeTabs current="lm" />
      <StaffScreen area="lm" />
    </Whole>
  ),
  ban: <BanBanner />,
};
/** What stands in a room. */
const IN_ROOM: Readonly<Record<string, ReactElement>> = {
  lobby: <WaitingRoom />,
  chat: (
    <Sheet>
      <ChatPanel sheet />
    </Sheet>
  ),
};
const IN_ROOM_SHEETS: Readonly<Record<string, ReactElement>> = {
  settings: <RoomSettings />,
  modes: <ModePicker />,
  scenarios: <ScenarioPicker />,
  language: <LanguagePicker />,
  bot: <AddBot />,
  facts: <RoomFacts />,
  propose: <ProposeTrivia />,
};

/** Every tab of what is shown, one after the other, or what is shown as it is. */
async function findFaults(name: string): Promise<string[]> {
  const faults: string[] = [];
  const look = async (where: string) => {
    await awaitRest();
    faults.push(...findClipped(document.body, DATA).map((fault) => `${where}: ${fault}`));
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`${where}: scrolls sideways`);
  };
  await look(name);
  const count = document.querySelectorAll('[role=tab]:not([data-language])').length;
  for (let at = 1; at < count; at++) {
    document.querySelectorAll<HTMLElement>('[role=tab]:not([data-language])')[at]?.click();
    await look(`${name}, tab ${at + 1}`);
  }
  return faults;
}

beforeEach(async () => {
  await page.viewport(WIDTH, HEIGHT);
  fakeFetch((call) => {
    const answer = answerFrom({ ...REPLIES, ...OTHERS, ...FRIENDS })(call);
    return answer.status === 404 && call.method === 'GET' ? reply({}, 500) : answer;
  });
  signInAs({ id: 'developer001', displayName: 'Poppy', roles: [DEVELOPER] });
});
afterEach(async () => {
  useSession.setState({ banned: false, ban: null });
  useDaily.setState(useDaily.getInitialState());
  vi.restoreAllMocks();
  await setLanguage('en-US');
});

describe.each(INTERFACE_LANGUAGES)('on a phone, in %s', (language) => {
  it.each(Object.keys(PLAIN))('no text of %s is clipped or stands out', async (name) => {
    await setLanguage(language);
    await render(<TipProvider>{PLAIN[name]}</TipProvider>);
    if (name === 'achievements')
      receiveProgress({ achievements: achievementViews({ words: 730, wins: 10, games: 3, players: 5 }, new Set()) });
    if (name === 'daily') useDaily.setState({ offer: DAILY_OFFER, shown: true, claimed: false });
    if (name === 'ban') setBanned({ reason: 'x', until: '2026-05-08T12:00:00.000Z', appeal: 'token' });
    expect(await findFaults(name)).toEqual([]);
  });

  it.each([...Object.keys(IN_ROOM), ...Object.keys(IN_ROOM_SHEETS)])(
    'no text of the room’s %s is clipped or stands out',
    async (name) => {
      await setLanguage(language);
      const body = IN_ROOM[name] ?? <Sheet>{IN_ROOM_SHEETS[name]}</Sheet>;
      await renderRoom(body, roomState([playerState('me'), playerState('Poppy')], { mode: MODES.original }));
      expect(await findFaults(name)).toEqual([]);
    },
  );
});
