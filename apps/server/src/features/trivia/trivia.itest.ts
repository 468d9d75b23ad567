import { TRIVIA_PROPOSALS } from '@syllaboom/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countImbalances } from '#features/wallet';
import { proveStaff } from '../../testing/people/second-factor.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const QUESTION = { locale: 'en-US', q: 'Which one is a bird?', a: ['Owl', 'Cat', 'Dog', 'Cow'], d: 0 };

async function player(name: string, ...roles: number[]) {
  const { token, user } = await server.signUp(name);
  await server.database.pool.query('update account set roles = $2 where player_id = $1', [user.id, roles]);
  await proveStaff(server, { username: name, roles, token });
  return {
    user,
    propose: (changes: object = {}) =>
      server.call('POST', '/api/trivia/propose', { ...QUESTION, ...changes }, { token }),
    pending: (locale = 'en-US') => server.call('GET', `/api/trivia/pending/${locale}`, undefined, { token }),
    review: (id: string, approve: boolean) => server.call('POST', '/api/trivia/review', { id, approve }, { token }),
    score: async () => {
      const { rows } = await server.database.pool.query(
        "select balance from wallet_account where player_id = $1 and currency = 'coin'",
        [user.id],
      );
      return rows[0].balance as number;
    },
  };
}

describe('a proposed question', () => {
  it('waits for a moderator; its author is paid when it is approved, and it joins the bank [R0188]', async () => {
    const [anna, staff] = [await player('author'), await player('judge1', 4)];
    const { id } = (await anna.propose({ q: '  Which \u202eone   is a bird? ' })).body;
    const { questions } = (await staff.pending()).body;
    expect(questions).toEqual([
      {
        id,
        locale: 'en-US',
        q: 'Which one is a bird?',
        a: QUESTION.a,
        d: 0,
        author: { id: anna.user.id, name: 'author', avatar: anna.user.avatar },
        at: expect.stringMatching(/Z$/),
      },
    ]);
    expect((await staff.pending('fr-FR')).body).toEqual({ questions: [] });
    expect((await staff.review(id, true)).body).toEqual({ success: true });
    expect(await anna.score()).toBe(TRIVIA_PROPOSALS.authorCoins);
    expect((await staff.pending()).body).toEqual({ questions: [] });
    const bank = await server.composition.roomPorts.content.questions('en-US');
    expect(bank.find(({ author }) => author?.id === anna.user.id)).toEqual({
      q: 'Which one is a bird?',
      a: QUESTION.a,
      correct: 0,
      d: 0,
      author: { id: anna.user.id, name: 'author', avatar: anna.user.avatar },
    });
    expect(await countImbalances(server.database.db)).toBe(0);
  });

  it('is decided once: the same answer for the same moderator, none for others', async () => {
    const [anna, staff, other] = [await player('author2'), await player('judge2', 4), await player('judge3', 10)];
    const { id } = (await anna.propose()).body;
    await staff.review(id, false);
    expect((await staff.review(id, false)).status).toBe(200);
    for (const again of [staff.review(id, true), other.review(id, false), other.review('nothing', true)])
      expect((await again).body.code).toBe('trivia/not_pending');
    expect(await anna.score()).toBe(0);
    const { rows } = await server.database.pool.query(
      'select action, target_id, detail from audit_entry where actor_id = $1',
      [staff.user.id],
    );
    expect(rows).toEqual([{ action: 'trivia_refused', target_id: anna.user.id, detail: { question: id } }]);
  });

  it('is not reviewed by its author, nor by players', async () => {
    const [anna, staff] = [await player('author4'), await player('judge4', 8)];
    const { id } = (await staff.propose()).body;
    expect((await staff.review(id, true)).body.code).toBe('trivia/not_pending');
    expect((await anna.review(id, true)).status).toBe(403);
    expect((await anna.pending()).status).toBe(403);
    expect(await staff.score()).toBe(0);
  });

  it('needs four different answers, texts that may be shown, and a language of the game', async () => {
    const anna = await player('author5');
    const codeOf = async (changes: object) => (await anna.propose(changes)).body.code;
    expect(await codeOf({ a: ['Owl', 'OWL', 'Dog', 'Cow'] })).toBe('trivia/answers_equal');
    expect(await codeOf({ q: 'see https://spam.example' })).toBe('trivia/text_refused');
    expect(await codeOf({ a: ['Owl', '\u200b\u200d', 'Dog', 'Cow'] })).toBe('trivia/text_refused');
    expect(await codeOf({ locale: 'xx-XX' })).toBe('words/language_unknown');
    for (const bad of [{ d: 5 }, { a: ['Owl', 'Cat', 'Dog'] }, { q: '' }, { q: 'x'.repeat(201) }])
      expect((await anna.propose(bad)).status).toBe(400);
  });

  it(`may wait with ${TRIVIA_PROPOSALS.mostPending} of the same author at most`, async () => {
    const [anna, staff] = [await player('author6'), await player('judge6', 4)];
    const ids: string[] = [];
    for (let n = 0; n < TRIVIA_PROPOSALS.mostPending; n++) ids.push((await anna.propose()).body.id);
    expect((await anna.propose()).body.code).toBe('trivia/too_many_pending');
    await staff.review(ids[0] ?? '', false);
    expect((await anna.propose()).status).toBe(200);
  });
});
