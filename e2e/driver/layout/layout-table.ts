import { expect, type Page } from '@playwright/test';
import { LEAST_TURNS } from '@syllaboom/engine';
import { gameUrl } from '../game.ts';
import { TITLE, type Viewer } from './layout-viewer.ts';
import { newName } from '../newcomers.ts';
import { enterRoom, type GameConnection, openRoom, signUpPlayer } from '../sdk-player.ts';
import { enterByLink, findWord, winnerScreen } from '../table.ts';

/** At a full table of friends. */
export const SEATS = 8;
/** The clock of a turn waits for its first letter. */
const WAITS_FOR_TYPING = 8;

/** Players without a page: they fill the table, answer and go as the journey wants. */
export async function seatOthers(count: number): Promise<[GameConnection, ...GameConnection[]]> {
  const [host, ...others] = await Promise.all(Array.from({ length: count }, () => signUpPlayer(gameUrl(), newName())));
  if (!host) throw new Error('Nobody is there');
  const first = await openRoom(gameUrl(), host, TITLE);
  first.send('settings', { speed: WAITS_FOR_TYPING });
  return [first, ...(await Promise.all(others.map((one) => enterRoom(gameUrl(), one, first.roomId))))];
}

/** Who has the bomb, and a word for it. The clock waits for the first letter, so a turn lasts as long as it is judged. */
export interface Table {
  readonly turn: () => string | null;
  readonly findWord: () => Promise<string>;
}

/** Follows a table by what one of its players is told. */
export function follow(player: GameConnection): Table {
  const used = new Set<string>();
  let now: { readonly id: string; readonly prompt: string } | null = null;
  player.on('turn', ({ id, prompt }) => {
    now = { id, prompt };
  });
  player.on('correct', ({ word }) => used.add(word));
  return { turn: () => now?.id ?? null, findWord: () => findWord(now?.prompt ?? '', used) };
}

const ownTurn = (page: Page) => page.locator('form[data-mine]');

/** Every viewer's own turn, with somebody else's on the other pages meanwhile; then, with what counts as a match, all of them out. */
export async function judgeMatch(
  viewers: readonly Viewer[],
  others: readonly GameConnection[],
  table: Table,
): Promise<void> {
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
export async function judgeResult(viewers: readonly Viewer[], others: readonly GameConnection[]): Promise<void> {
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
export async function judgePlaying(
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
