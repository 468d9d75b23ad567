import { expect, type Page } from '@playwright/test';
import { INTERFACE_LANGUAGES, LEAST_TURNS } from '@syllaboom/engine';
import { DESKTOP, gameUrl, test } from './driver/game.ts';
import { SCREENS, showOn } from './driver/layout/layout.ts';
import { judgeFriends, judgeHome, judgeHomeWindows, judgeInbox, judgeOwnRoom } from './driver/layout/layout-home.ts';
import { comeInto, DESK, enlargeText, TITLE, UPRIGHT, type Viewer } from './driver/layout/layout-viewer.ts';
import { newName } from './driver/newcomers.ts';
import { enterRoom, type GameConnection, openRoom, signUpPlayer } from './driver/sdk-player.ts';
import { enterByLink, findWord, winnerScreen } from './driver/table.ts';

/** The short run judges the language that the others are translated from, and a long one. */
const LANGUAGES = process.env.TEST_LONG === '1' ? INTERFACE_LANGUAGES : (['en-US', 'de-DE'] as const);
const TOGETHER = 2;
const GROUPS = Array.from({ length: Math.ceil(LANGUAGES.length / TOGETHER) }, (_, at) =>
  LANGUAGES.slice(at * TOGETHER, (at + 1) * TOGETHER),
);
/** At a full table of friends. */
const SEATS = 8;
/** The clock of a turn waits for its first letter. */
const WAITS_FOR_TYPING = 8;
/** Where the chat stands beside the table, and where it can still be a window. */
const BESIDE = SCREENS.filter(({ width }) => width > 1000);
const WINDOWED = SCREENS.filter(({ width, touch }) => width === 768 && touch);

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
