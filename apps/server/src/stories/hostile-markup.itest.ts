import { CHAT, CONTENT_MODERATOR_ROLE, GAME_MODERATOR_ROLE, hasLinkForms } from '@syllaboom/engine';
import { HOSTILE_MARKUP } from '@syllaboom/engine/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { showPublicText } from '#platform/text/index.ts';
import { pause, until } from '../rooms/testing/room-player.ts';
import { type ServerWithRooms, startServerWithRooms } from '../testing/server-with-rooms.ts';
import { type SignedIn, signUpWith } from '../testing/people/staff.ts';

/** The room lets five lines through at once, then five in three seconds. */
const LINE_EVERY_MS = 650;

let server: ServerWithRooms;
let anna: SignedIn;
let judge: SignedIn;
beforeAll(async () => {
  server = await startServerWithRooms();
  anna = await signUpWith(server, 'anna');
  judge = await signUpWith(server, 'judge', GAME_MODERATOR_ROLE, CONTENT_MODERATOR_ROLE);
});
afterAll(() => server.close());

/** The texts in as few lines as the chat's length allows. */
function packLines(texts: readonly string[]): string[] {
  const lines: string[] = [];
  for (const text of texts) {
    const longer = `${lines.at(-1) ?? ''} ${text}`.trim();
    if (lines.length > 0 && [...longer].length <= CHAT.longest) lines[lines.length - 1] = longer;
    else lines.push(text);
  }
  return lines;
}

it('23 text about oneself is kept as text, and names lose every sign of markup', async () => {
  const profile = async () => (await anna.get(`/profile/${anna.id}`)).body.p;
  for (const text of HOSTILE_MARKUP) {
    // Markup with an address in it is refused for its address.
    const about = hasLinkForms(text) ? text.replace('//', '/') : text;
    const answer = await anna.post('/profile/update', { about, displayName: `Ann ${text}` });
    expect([text, answer.status]).toEqual([text, 200]);
    const { about: shown, displayName } = await profile();
    expect(shown).toBe(about);
    expect(displayName).toMatch(/^Ann[\p{L}\p{M}\p{Nd} _-]*$/u);
  }
}, 60_000);

it('23 titles of rooms, chat and announcements reach everybody as text', async () => {
  for (const text of HOSTILE_MARKUP) expect(showPublicText('roomTitle', text, ['en-US'])).toBe(text);
  const [title = ''] = HOSTILE_MARKUP;
  const host = await server.createRoom(anna, { title });
  await until('the title', () => host.state.title === title);
  const lines = packLines(HOSTILE_MARKUP);
  for (const message of lines) {
    host.send('chat', { message });
    await pause(LINE_EVERY_MS);
  }
  await until('all lines', () => host.all('chat').filter(({ system }) => !system).length === lines.length);
  expect(
    host
      .all('chat')
      .filter(({ system }) => !system)
      .map(({ message }) => message),
  ).toEqual(lines);
  for (const text of HOSTILE_MARKUP) expect((await judge.post('/gm/announce', { text })).status).toBe(200);
  await until('all announcements', () => host.all('server-message').length === HOSTILE_MARKUP.length);
  expect(host.all('server-message').map(({ msg }) => msg)).toEqual(HOSTILE_MARKUP);
}, 60_000);

it('23 notes of reports and proposed questions reach the staff as text', async () => {
  const target = await signUpWith(server, 'target');
  for (const text of HOSTILE_MARKUP) {
    const chat = [{ id: target.id, message: text }];
    const report = { id: target.id, reason: text, chat, categories: ['other'], language: 'en-US', roomId: null };
    expect((await anna.post('/report', report)).status).toBe(200);
  }
  const { reports } = (await judge.get(`/gm/players/${target.id}`)).body;
  const notes = new Set(reports.map(({ note }: { note: string }) => note));
  expect(notes.size).toBeGreaterThan(0);
  for (const note of notes) expect(HOSTILE_MARKUP).toContain(note);
  const { rows } = await server.database.pool.query('select note, sent_chat from report where target_id = $1', [
    target.id,
  ]);
  const kept = (read: (row: { note: string; sent_chat: { message: string }[] }) => string | undefined) =>
    new Set(rows.map(read));
  expect(rows).toHaveLength(HOSTILE_MARKUP.length);
  expect(kept(({ note }) => note)).toEqual(new Set(HOSTILE_MARKUP));
  expect(kept(({ sent_chat }) => sent_chat[0]?.message)).toEqual(new Set(HOSTILE_MARKUP));

  const fourth = HOSTILE_MARKUP.length / 4;
  for (let n = 0; n < fourth; n++) {
    const writer = n % 2 === 0 ? anna : target;
    const a = [0, 1, 2, 3].map((part) => HOSTILE_MARKUP[n + part * fourth]);
    const body = { locale: 'en-US', q: a[0], a, d: 0 };
    expect([n, (await writer.post('/trivia/propose', body)).body.success]).toEqual([n, true]);
  }
  const { questions } = (await judge.get('/trivia/pending/en-US')).body;
  const shown: string[] = questions.flatMap(({ a }: { a: string[] }) => a);
  expect(shown).toHaveLength(HOSTILE_MARKUP.length);
  expect(new Set(shown)).toEqual(new Set(HOSTILE_MARKUP));
});
