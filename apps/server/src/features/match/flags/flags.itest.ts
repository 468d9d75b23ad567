import { GAME_MODERATOR_ROLE } from '@syllaboom/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countImbalances } from '#features/wallet';
import { createFinishedMatch, createSeat, createStats } from '../../../testing/matches/finished-matches.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { type SignedIn, signUpWith } from '../../../testing/people/staff.ts';

let server: TestServer;
let judge: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  judge = await signUpWith(server, 'judge', GAME_MODERATOR_ROLE);
});
afterAll(() => server.close());

const query = async (text: string, ...values: unknown[]) => (await server.database.pool.query(text, values)).rows;
let names = 0;
const newPlayer = (): Promise<SignedIn> => signUpWith(server, `player_${++names}`);
/** A match that the first lost to the second; the first one's input is a script's. Its id. */
async function addFlagged(flagged: SignedIn, other: SignedIn): Promise<string> {
  const match = createFinishedMatch([
    createSeat(other.id, 1, createStats(['HONEST'])),
    createSeat(flagged.id, 2, createStats(['SCRIPT'], { untrusted: true, coins: 800, exp: 400, ownTurns: 1 })),
  ]);
  await server.composition.roomPorts.recordMatch(match);
  return match.matchId;
}
const purseOf = async ({ id }: SignedIn) =>
  (
    await query(
      `select p.exp::int as exp, a.balance::int as coins from profile p join wallet_account a using (player_id)
       where player_id = $1 and a.currency = 'coin'`,
      id,
    )
  )[0];

describe('a match that does not count', () => {
  it('50 is told to its player alone, in the history and by itself, with what was withheld', async () => {
    const [cheat, honest] = [await newPlayer(), await newPlayer()];
    const id = await addFlagged(cheat, honest);
    expect((await cheat.get(`/match/${id}/flag`)).body.flag).toEqual({
      status: 'flagged',
      withheldCoins: 600,
      withheldExp: 323,
      appealedAt: null,
      decidedAt: null,
      note: '',
    });
    const countsFor = async (viewer: SignedIn, whose: SignedIn) =>
      (await viewer.get(`/match/history?playerId=${whose.id}`)).body.history[0].counts;
    expect(await countsFor(cheat, cheat)).toBe(false);
    for (const viewer of [honest, judge]) {
      expect((await viewer.get(`/match/${id}/flag`)).body).toEqual({ flag: null });
      expect(await countsFor(viewer, cheat)).toBe(true);
    }
    expect((await cheat.get('/match/nothing/flag')).body).toEqual({ flag: null });
  });

  it('50 is appealed against once, by its player alone', async () => {
    const [cheat, honest] = [await newPlayer(), await newPlayer()];
    const id = await addFlagged(cheat, honest);
    expect((await honest.post(`/match/${id}/appeal`, { text: 'Not me' })).body.code).toBe('moderation/appeal_invalid');
    expect((await cheat.post(`/match/${id}/appeal`, { text: '  ' })).status).toBe(400);
    const tries = await Promise.all(
      Array.from({ length: 5 }, (_, n) => cheat.post(`/match/${id}/appeal`, { text: `I use a switch ${n}` })),
    );
    expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
    expect((await cheat.get(`/match/${id}/flag`)).body.flag.appealedAt).toMatch(/Z$/);
  });
});

describe('the staff', () => {
  it('50 sees flagged matches with their statistics: all, those of a player, those appealed against', async () => {
    const [cheat, honest] = [await newPlayer(), await newPlayer()];
    const [one, two] = [await addFlagged(cheat, honest), await addFlagged(cheat, honest)];
    await cheat.post(`/match/${two}/appeal`, { text: 'I did type' });
    const { matches, total } = (await judge.get(`/gm/flags?player=${cheat.id}`)).body;
    expect([total, matches.map((match: { matchId: string }) => match.matchId).toSorted()]).toEqual([
      2,
      [one, two].toSorted(),
    ]);
    expect(matches.find((match: { matchId: string }) => match.matchId === two)).toMatchObject({
      player: { id: cheat.id, displayName: expect.any(String) },
      figures: { words: 0, untypedWords: 0 },
      withheldCoins: 600,
      status: 'flagged',
      appeal: 'I did type',
      place: 2,
      mode: 0,
      ranked: false,
    });
    const waiting = (await judge.get('/gm/flags?show=appeals')).body.matches;
    expect(waiting.map((match: { matchId: string }) => match.matchId)).toContain(two);
    expect(waiting.map((match: { matchId: string }) => match.matchId)).not.toContain(one);
    expect((await judge.get('/gm/flags?page=2')).body.matches).toEqual([]);
  });

  it('50 accepts an appeal, which pays what was withheld once, however many decide', async () => {
    const [cheat, honest] = [await newPlayer(), await newPlayer()];
    const id = await addFlagged(cheat, honest);
    await cheat.post(`/match/${id}/appeal`, { text: 'I did type' });
    const before = await purseOf(cheat);
    const decisions = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        judge.post(`/gm/flags/${id}/${cheat.id}/decide`, { accept: true, note: `seen ${n}` }),
      ),
    );
    expect(decisions.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      decisions.filter(({ status }) => status !== 200).every(({ body }) => body.code === 'moderation/closed'),
    ).toBe(true);
    expect(await purseOf(cheat)).toEqual({ exp: before.exp + 323, coins: before.coins + 600 });
    expect((await cheat.get(`/match/${id}/flag`)).body.flag).toMatchObject({ status: 'cleared', note: /seen/ });
    expect((await cheat.get(`/match/history?playerId=${cheat.id}`)).body.history[0].counts).toBe(true);
    const { entries } = (await judge.get(`/gm/audit?player=${cheat.id}`)).body;
    expect(entries.map(({ action }: { action: string }) => action)).toEqual(['flag_cleared']);
    expect(entries[0].detail).toMatchObject({ match: id, coins: 600, exp: 323 });
    expect(await countImbalances(server.database.db)).toBe(0);
    // Nothing is taken back from a match that counts.
    const undone = await judge.post(`/gm/players/${cheat.id}/undo-gains`, { since: null, all: false, reason: 'x' });
    expect(undone.body.code).toBe('moderation/nothing_to_undo');
  });

  it('50 refuses an appeal, once, and is not asked again', async () => {
    const [cheat, honest] = [await newPlayer(), await newPlayer()];
    const id = await addFlagged(cheat, honest);
    const decide = (accept: boolean) => judge.post(`/gm/flags/${id}/${cheat.id}/decide`, { accept, note: 'A script' });
    // Nobody has appealed: there is nothing to refuse.
    expect((await decide(false)).body.code).toBe('moderation/closed');
    await cheat.post(`/match/${id}/appeal`, { text: 'I did type' });
    expect((await decide(false)).status).toBe(200);
    expect((await decide(false)).body.code).toBe('moderation/closed');
    expect((await cheat.get(`/match/${id}/flag`)).body.flag).toMatchObject({ status: 'flagged', note: 'A script' });
    expect((await cheat.post(`/match/${id}/appeal`, { text: 'Again' })).body.code).toBe('moderation/appeal_sent');
    expect((await judge.get(`/gm/flags?show=appeals&player=${cheat.id}`)).body.matches).toEqual([]);
  });

  it('50 judges neither itself nor other members of the staff, and no match that is not there', async () => {
    const other = await signUpWith(server, 'second_judge', GAME_MODERATOR_ROLE);
    const id = await addFlagged(judge, other);
    for (const target of [judge, other]) {
      const decided = await judge.post(`/gm/flags/${id}/${target.id}/decide`, { accept: true, note: '' });
      const undone = await judge.post(`/gm/players/${target.id}/undo-gains`, { since: null, all: false, reason: 'x' });
      expect([decided.body.code, undone.body.code]).toEqual(['moderation/staff_target', 'moderation/staff_target']);
    }
    const { id: player } = await newPlayer();
    const nowhere = await judge.post(`/gm/flags/nothing/${player}/decide`, { accept: true, note: '' });
    expect(nowhere.body.code).toBe('moderation/not_found');
    const nobody = await judge.post('/gm/players/nobody/undo-gains', { since: null, all: false, reason: 'x' });
    expect([nobody.status, nobody.body.code]).toEqual([404, 'profile/not_found']);
  });
});
