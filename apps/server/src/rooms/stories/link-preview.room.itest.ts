import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createPageSender } from '#platform/http/page/web-page.ts';
import { createRoomCards } from '../../compose/page-cards.ts';
import { ANNA, BERT, CARL } from '../testing/play-along.ts';
import { createGame, leaveEverybody } from '../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../testing/room-server.ts';

const webDir = mkdtempSync(join(tmpdir(), 'syllaboom-page-'));
writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>Syllaboom</title><div id="root"></div>');
const publicOrigin = 'https://play.example';
let rooms: RoomServer;
beforeAll(async () => {
  const silent = () => {};
  const log = { debug: silent, info: silent, warn: silent, error: silent };
  const sendPage = createPageSender({
    webDir,
    publicOrigin,
    cards: { room: createRoomCards(log), collection: async () => null },
  });
  rooms = await startRoomServer({ mountHttp: (app) => void app.get('/', sendPage) });
});
afterEach(leaveEverybody);
afterAll(async () => {
  await rooms.server.close();
  rmSync(webDir, { recursive: true, force: true });
});

async function open(query: string, agent = 'Mozilla/5.0') {
  const answer = await fetch(`${rooms.url.replace('ws', 'http')}/${query}`, { headers: { 'user-agent': agent } });
  const html = await answer.text();
  const content = (name: string) => new RegExp(`property="${name}" content="([^"]*)"`).exec(html)?.[1];
  return { html, title: content('og:title'), url: content('og:url'), caching: answer.headers.get('cache-control') };
}

const listed = (link: string) =>
  expect.poll(async () => (await open(link)).title, { interval: 20 }).not.toBe('Syllaboom');

it('53 a link to a public room says which, to people and programs alike, and takes no seat', async () => {
  const anna = await createGame(rooms.url, ANNA, { title: 'Owls & <b>cocks</b> of shit' });
  const link = `?room=${anna.roomId}`;
  await listed(link);
  const page = await open(link);
  expect(page.title).toMatch(/^Owls &amp; .*\*{4} · Syllaboom$/);
  expect([page.url, page.caching]).toEqual([`${publicOrigin}/${link}`, 'no-store']);
  expect(page.html).not.toContain('<b>');
  expect(page.html).not.toContain(ANNA);
  expect((await open(link, 'Discordbot/2.0')).html).toBe(page.html);
  for (let times = 0; times < 5; times++) await open(link);
  expect(anna.state.players.size).toBe(1);
});

it('53 a link to a private, an unknown or no room says nothing of rooms', async () => {
  const generic = (await open('')).html;
  const bert = await createGame(rooms.url, BERT, { open: false, title: 'Secret' });
  const carl = await createGame(rooms.url, CARL);
  await listed(`?room=${carl.roomId}`);
  // Without a title of its own a room would be called after its host.
  expect((await open(`?room=${carl.roomId}`)).title).toBe('A room of Syllaboom');
  for (const query of [`?room=${bert.roomId}`, '?room=ZZZZZZZ', '?room=%3Cscript%3E', '?room[]=x'])
    expect((await open(query)).html).toBe(generic);
});
