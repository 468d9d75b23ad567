import { expect, type Page } from '@playwright/test';
import { INTERFACE_LANGUAGES, LEAST_TURNS } from '@syllaboom/engine';
import { comeIn } from './driver/come-in.ts';
import { DESKTOP, gameUrl, test } from './driver/game.ts';
import { awaitLoaded, countRequests, expectWhole, holdResults, type Screen, SCREENS, showOn } from './driver/layout.ts';
import { friendsPanel, openFriends } from './driver/friends.ts';
import { newName } from './driver/newcomers.ts';
import { enterRoom, type GameConnection, openRoom, signUpPlayer } from './driver/sdk-player.ts';
import { writeAsFriend } from './driver/messages.ts';
import { enterByLink, findWord, winnerScreen } from './driver/table.ts';
import { textIn } from './driver/texts.ts';

/** The short run judges the language that the others are translated from, and a long one. */
const LANGUAGES = process.env.TEST_LONG === '1' ? INTERFACE_LANGUAGES : (['en-US', 'de-DE'] as const);
const TOGETHER = 2;
const GROUPS = Array.from({ length: Math.ceil(LANGUAGES.length / TOGETHER) }, (_, at) =>
  LANGUAGES.slice(at * TOGETHER, (at + 1) * TOGETHER),
);
/** At a full table of friends. */
const SEATS = 8;
/** Wide words, and how they are counted as a name that may be cut. */
const TITLE = 'Wide words at a table';
/** The clock of a turn waits for its first letter. */
const WAITS_FOR_TYPING = 8;
const [UPRIGHT] = SCREENS as readonly [Screen];
/** One of each kind: but for a match, a tablet looks the same whatever points at it. */
const KINDS = SCREENS.filter(({ touch, width }) => touch || width > 768);
const DESK = SCREENS.at(-1) ?? UPRIGHT;
/** Where the chat stands beside the table, and where it can still be a window. */
const BESIDE = SCREENS.filter(({ width }) => width > 1000);
const WINDOWED = SCREENS.filter(({ width, touch }) => width === 768 && touch);

/** A page of one person, with the language that it is judged in. */
interface Viewer {
  readonly page: Page;
  readonly name: string;
  readonly say: (key: string, params?: Readonly<Record<string, string | number>>) => string;
  readonly judge: (screen: string, on?: readonly Screen[]) => Promise<void>;
}

/** As a browser shows pages to whoever set its text to twice the size. */
async function enlargeText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% !important }');
    document.adoptedStyleSheets = [sheet];
  });
}

async function comeInto(page: Page, language: string, screens = SCREENS): Promise<Viewer> {
  countRequests(page);
  await holdResults(page);
  await showOn(page, DESK);
  const name = await comeIn(page, '/?tab=rooms');
  return {
    page,
    name,
    say: (key, params) => textIn(language, key, params),
    judge: (screen, on = screens) =>
      expectWhole(
        page,
        `${screen}-${language}`,
        on.filter((one) => screens.includes(one)),
      ),
  };
}

const HOME_TABS = ['rooms', 'profile', 'ranked', 'leaderboard', 'news', 'discord'] as const;

/** Home's pages; toasts of the first visit pass by themselves. */
async function judgeHome({ page, judge }: Viewer): Promise<void> {
  for (const tab of HOME_TABS) {
    await page.locator(`[data-tab=${tab}]`).click();
    await expect(page.locator(`[data-page=${tab}] main`)).toBeVisible();
    await awaitLoaded(page);
    await judge(`home-${tab}`, KINDS);
  }
  await page.locator('[data-tab=rooms]').click();
}

/** Judges a window on every screen, then closes it. */
async function judgeWindow({ page, judge }: Viewer, id: string): Promise<void> {
  const window = page.locator(`[data-window=${id}]`);
  await expect(window).toBeVisible();
  await awaitLoaded(page);
  await judge(id, KINDS);
  await page.keyboard.press('Escape');
  await expect(window).toBeHidden();
}

const NOW = new Date().toISOString();
const personNamed = (displayName: string) => ({
  id: `account-${displayName}`,
  displayName,
  avatar: displayName,
  exp: 930,
});
/** One friend for each state that the list can show. */
const FRIENDS = {
  hash: '',
  unchanged: false,
  friends: [
    { id: 'R1', locked: true, started: true, players: 12, watch: false },
    { id: 'R1', locked: true, started: true, players: 12, watch: false },
    { id: 'R2', locked: false, started: true, players: 2, watch: true },
    null,
  ].flatMap((room, at) => [
    { ...personNamed(`Friend number ${at}`), online: true, status: room ? 'online' : 'away', room, win: 3 },
    { ...personNamed(`Gone ${at}`), online: false, status: 'offline', room: null, win: 0 },
  ]),
};
const REQUESTS = {
  hash: '',
  unchanged: false,
  incoming: [{ ...personNamed('Whoever asks'), sentAt: NOW }],
  outgoing: [{ ...personNamed('Whoever was asked'), sentAt: NOW }],
};

/** The panel of friends, tab by tab, with people in it. */
async function judgeFriends({ page, judge, say }: Viewer): Promise<void> {
  await page.route(/\/api\/friends(\/requests)?$/, (route) =>
    route.fulfill({ json: route.request().url().endsWith('/requests') ? REQUESTS : FRIENDS }),
  );
  await openFriends(page, undefined, say);
  const panel = friendsPanel(page);
  await expect(panel.locator('[data-row]').first()).toBeVisible();
  for (const at of (await panel.getByRole('tab').all()).keys()) {
    await panel.getByRole('tab').nth(at).click();
    await awaitLoaded(page);
    await judge(`friends-${at + 1}`, KINDS);
  }
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
}

/** Windows of home, by what opens them. */
async function judgeHomeWindows(viewer: Viewer): Promise<void> {
  const { page, judge, say } = viewer;
  await page
    .getByRole('button', { name: say('lobby.createRoom') })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await judge('create-room', KINDS);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('common.settings'), exact: true })
    .click();
  const tabs = page.locator('[data-window=settings]').getByRole('tab');
  await expect(tabs.first()).toBeVisible();
  for (const at of (await tabs.all()).keys()) {
    await tabs.nth(at).click();
    await judge(`settings-${at + 1}`, KINDS);
  }
  await page.keyboard.press('Escape');
}

/** The inbox on the page of the own corner, with somebody who has written; and the dialog for a new chat. */
async function judgeInbox(viewer: Viewer): Promise<void> {
  const { page, name, judge, say } = viewer;
  await writeAsFriend(name, [TITLE, 'https://example.org/a-very-long-address-without-any-space-in-it-at-all']);
  await page.locator('[data-tab=profile]').click();
  await page.getByRole('button', { name: new RegExp(`^${say('inbox.title')}`) }).click();
  const row = page.locator('[data-chat-row]');
  await expect(row).toBeVisible();
  await judge('inbox', KINDS);
  await row.click();
  await expect(page.getByRole('log').getByText(TITLE)).toBeVisible();
  await judge('inbox-chat', KINDS);
  await showOn(page, DESK);
  await page.getByRole('button', { name: say('inbox.new'), exact: true }).click();
  await judgeWindow(viewer, 'inbox-new');
  await page.locator('[data-tab=rooms]').click();
}

/** What the navigation of the room opens. */
const ROOM_ENTRIES = [
  ['room.mode', 'room-modes'],
  ['host.scenarios', 'room-scenarios'],
  ['room.language', 'room-language'],
  ['host.cosmeticsShort', 'room-cosmetics'],
  ['room.roomSettings', 'room-settings'],
  ['room.addBot', 'room-add-bot'],
] as const;

/** A room of one's own: alone at the table, as its host, with what it opens. */
async function judgeOwnRoom(viewer: Viewer): Promise<void> {
  const { page, judge, say } = viewer;
  await page
    .getByRole('button', { name: say('lobby.createRoom') })
    .first()
    .click();
  await page
    .locator('[data-window=create-room]')
    .getByRole('button', { name: say('lobby.createRoom'), exact: true })
    .click();
  await expect(page.getByTestId('room')).toBeVisible();
  await awaitLoaded(page);
  await judge('room-alone');
  const navigation = page.getByRole('navigation', { name: say('room.navigation') });
  for (const [label, id] of ROOM_ENTRIES) {
    const entry = navigation.getByRole('button', { name: say(label) });
    if ((await entry.count()) === 0) continue;
    await entry.click();
    await judgeWindow(viewer, id);
  }
  await page.locator('[data-seat] button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await judge('seat-card', KINDS);
  await page.keyboard.press('Escape');
}

/** The chat where it is a sheet. */
async function judgeChat({ page, judge, say }: Viewer): Promise<void> {
  const sheets = SCREENS.filter(({ width }) => width < DESK.width && width <= 844);
  await showOn(page, UPRIGHT);
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('room.chat') })
    .click();
  const tabs = page.locator('[data-window=room-chat]').getByRole('tab');
  await expect(tabs.first()).toBeVisible();
  for (const at of (await tabs.all()).keys()) {
    await tabs.nth(at).click();
    await judge(`room-chat-${at + 1}`, sheets);
  }
  await showOn(page, UPRIGHT);
  await tabs.first().click();
  await page.keyboard.press('Escape');
  await showOn(page, DESK);
}

/** Players without a page: they fill the table, answer and go as the journey wants. */
async function seatOthers(count: number): Promise<[GameConnection, ...GameConnection[]]> {
  const [host, ...others] = await Promise.all(Array.from({ length: count }, () => signUpPlayer(gameUrl(), newName())));
  if (!host) throw new Error('Nobody is there');
  const first = await openRoom(gameUrl(), host, TITLE);
  first.send('settings', { speed: WAITS_FOR_TYPING });
  return [first, ...(await Promise.all(others.map((one) => enterRoom(gameUrl(), one, first.roomId))))];
}

/** Who has the bomb, and a word for it. The clock waits for the first letter, so a turn lasts as long as it is judged. */
interface Table {
  readonly turn: () => string | null;
  readonly findWord: () => Promise<string>;
}

function follow(player: GameConnection): Table {
  const used = new Set<string>();
  let now: { readonly id: string; readonly prompt: string } | null = null;
  player.on('turn', ({ id, prompt }) => {
    now = { id, prompt };
  });
  player.on('correct', ({ word }) => used.add(word));
  return { turn: () => now?.id ?? null, findWord: () => findWord(now?.prompt ?? '', used) };
}

const ownTurn = (page: Page) => page.locator('form[data-mine]');

/** The inspector in a window of its own, which the chat gives away where it stands beside the table. */
async function judgeInspector({ page, judge, say }: Viewer): Promise<void> {
  const tab = say('chat.tabInspector');
  await page.getByRole('tab', { name: tab }).click();
  await expect(page.getByRole('table', { name: say('room.players') })).toBeVisible();
  await judge('inspector', BESIDE);
  await page.getByRole('button', { name: say('chat.detach', { tab }) }).click();
  const window = page.getByRole('dialog', { name: tab });
  await expect(window).toBeVisible();
  await judge('inspector-window', [...WINDOWED, ...BESIDE]);
  await page.keyboard.press('Escape');
  await expect(window).toBeHidden();
}

/** Every viewer's own turn, with somebody else's on the other pages meanwhile; then, with what counts as a match, all of them out. */
async function judgeMatch(viewers: readonly Viewer[], others: readonly GameConnection[], table: Table): Promise<void> {
  const [first] = others;
  const seats = new Map(viewers.map((viewer) => [first?.seatOf(viewer.name) ?? '', viewer]));
  const left = new Set(viewers);
  for (let turns = 0; left.size > 0 || turns < LEAST_TURNS; turns++) {
    const turn = table.turn();
    const own = seats.get(turn ?? '');
    const other = others.find(({ sessionId }) => sessionId === turn);
    if (own) {
      await expect(ownTurn(own.page)).toBeVisible();
      if (left.delete(own))
        await Promise.all(viewers.map((one) => one.judge(one === own ? 'match-own-turn' : 'match-others-turn')));
      await own.page.keyboard.type((await table.findWord()).toLowerCase());
      await own.page.keyboard.press('Enter');
    } else if (other) other.send('submit', { word: await table.findWord() });
    await expect.poll(table.turn).not.toBe(turn);
  }
  for (const { page, say } of viewers) {
    const input = page.getByRole('combobox', { name: say('room.chatPlaceholder') });
    await input.fill('/surrender');
    await input.press('Enter');
    await expect(page.getByRole('switch', { name: say('room.autoJoin') })).toBeVisible();
  }
  await Promise.all(viewers.map(({ judge }) => judge('match-out')));
}

/** The end of a match, until it is skipped. */
async function judgeResult(viewers: readonly Viewer[], others: readonly GameConnection[]): Promise<void> {
  for (const other of others.slice(1)) other.send('command', { command: 'surrender' });
  await Promise.all(
    viewers.map(async ({ page, judge, say }) => {
      await expect(winnerScreen(page).getByRole('button', { name: say('result.share') })).toBeVisible();
      await judge('result');
      await winnerScreen(page)
        .getByRole('button', { name: say('room.skip') })
        .click();
      await expect(winnerScreen(page)).toBeHidden();
    }),
  );
}

/** A full table before a match, in it and out of it; `inLobby` is what else is looked at before. */
async function judgePlaying(
  viewers: readonly Viewer[],
  inLobby?: (viewer: Viewer) => Promise<void>,
): Promise<readonly [GameConnection, ...GameConnection[]]> {
  const others = await seatOthers(SEATS - viewers.length);
  const [first] = others;
  const table = follow(first);
  for (const { page } of viewers) await enterByLink(page, first.roomId);
  for (const { page } of viewers) await expect(page.locator('[data-seat]')).toHaveCount(SEATS);
  await Promise.all(viewers.map(({ judge }) => judge('room')));
  if (inLobby) await Promise.all(viewers.map(inLobby));
  first.send('start');
  await judgeMatch(viewers, others, table);
  return others;
}

/** Leaves the waiting room, where one watches, for a full table that plays. */
async function judgeWatching({ page, judge, say }: Viewer, { roomId }: GameConnection): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('room.leave') })
    .click();
  await expect(page.getByTestId('room')).toBeHidden();
  await enterByLink(page, roomId);
  await expect(page.getByTestId('bomb')).toHaveAttribute('data-prompt', /./);
  await judge('match-watching');
}

/** A full table: what is played there, its chat, the end of the match, what follows, and a match that one watches. */
async function judgeFullTable(viewers: readonly Viewer[]): Promise<void> {
  const [host] = viewers;
  if (!host) throw new Error('Nobody is there');
  const watched = seatOthers(SEATS);
  const others = await judgePlaying(viewers, judgeChat);
  const [first] = others;
  const [elsewhere] = await watched;
  elsewhere.send('start');
  await Promise.all(viewers.map(judgeInspector));
  await judgeResult(viewers, others);
  for (const { page, say } of viewers)
    await page
      .getByRole('main')
      .getByRole('button', { name: say('room.spectate') })
      .click();
  first.send('host', { id: first.seatOf(host.name) ?? '' });
  await expect(
    host.page.getByRole('main').getByRole('button', { name: host.say('result.again'), exact: true }),
  ).toBeVisible();
  await Promise.all(viewers.map(({ judge }) => judge('room-watching')));
  await Promise.all(viewers.map((viewer) => judgeWatching(viewer, elsewhere)));
}

const SCENES = {
  'of home and of a room of one’s own': async (viewers: readonly Viewer[]) => {
    await Promise.all(viewers.map(judgeHome));
    await Promise.all(viewers.map(judgeHomeWindows));
    await Promise.all(viewers.map(judgeFriends));
    await Promise.all(viewers.map(judgeInbox));
    await Promise.all(viewers.map(judgeOwnRoom));
  },
  'at a full table': judgeFullTable,
} as const;

for (const languages of GROUPS)
  for (const [name, judgeAll] of Object.entries(SCENES))
    test(`nothing covers or cuts anything on any screen ${name} in ${languages.join(' and ')}`, async ({ open }) => {
      const viewers: Viewer[] = [];
      // The longest words host.
      for (const language of languages.toReversed())
        viewers.push(await comeInto(await open({ ...DESKTOP, locale: language }), language));
      await judgeAll(viewers);
    });

/** Where twice the text is judged. */
const LARGE_TEXT = SCREENS.filter(({ width }) => width === UPRIGHT.width || width === 1280);

test('nothing covers or cuts anything where the browser’s text is twice as large', async ({ open }) => {
  const viewers: Viewer[] = [];
  for (const language of ['de-DE', 'en-US']) {
    const page = await open({ ...DESKTOP, locale: language });
    await enlargeText(page);
    viewers.push(await comeInto(page, language, LARGE_TEXT));
  }
  await Promise.all(viewers.map(judgeHome));
  await Promise.all(viewers.map(judgeHomeWindows));
  await judgeResult(viewers, await judgePlaying(viewers));
});
