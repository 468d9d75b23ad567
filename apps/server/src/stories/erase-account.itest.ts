import { collectPlayerMessages } from '../testing/collect-player-messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrowser } from '../testing/people/browser.ts';
import { createDevice } from '../testing/people/device.ts';
import { createFinishedMatch, createSeat, createStats } from '../testing/matches/finished-matches.ts';
import {
  addDiscordPerson,
  askGoogle,
  enterThroughDiscord,
  type IdentityProviders,
  signedIn,
  startProviders,
} from '../testing/people/identity-providers.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let providers: IdentityProviders;
let server: TestServer;
beforeAll(async () => {
  providers = await startProviders();
  server = await startTestServer(providers.adjust);
});
afterAll(async () => {
  await server.close();
  await providers.close();
});

const query = async (text: string, values: unknown[] = []) => (await server.database.pool.query(text, values)).rows;
const post = (path: string, token: string, body: object) => server.call('POST', `/api${path}`, body, { token });

/** Everything of a player that can tell who they are. */
const TRACES = [
  'Quirina',
  'quirina',
  'Quirina at Discord',
  'Quirina at Google',
  'tell-tale about',
  'TELLTALE',
  'telltale prompt',
  'telltale appeal',
  'telltale message',
];

let rivals = 0;
/** A player who has left traces in every corner. */
async function createBusyPlayer() {
  const person = addDiscordPerson(providers, 'quirina.q', 'Quirina at Discord');
  const entered = signedIn(await enterThroughDiscord(server, providers, person));
  const { token, user } = entered;
  await post('/update-auth', token, { username: 'Quirina', password: 'secret-1' });
  const browser = createBrowser(server);
  const idToken = await askGoogle(providers, browser, { sub: '301', name: 'Quirina at Google' });
  await browser.call('POST', '/api/account/link', { provider: 'google', idToken }, { token });
  await post('/pref/update', token, { prefs: { t: 'retro' } });
  await query(
    "update profile set display_name = 'Quirina', about = 'tell-tale about', status_word = 'TELLTALE' where player_id = $1",
    [user.id],
  );
  rivals += 1;
  const other = await server.signUp(`Rival_${rivals}`);
  const match = createFinishedMatch([
    { ...createSeat(user.id, 1, createStats(['BANANA', 'KING'])), displayName: 'Quirina' },
    createSeat(other.user.id, 2, createStats(['RING'])),
  ]);
  await server.composition.roomPorts.recordMatch(match);
  await query("insert into custom_prompt values ($1, array['telltale prompt=X'], now())", [user.id]);
  await query("insert into syllable_bookmark values ($1, 'en-US', 'QU', 3, now())", [user.id]);
  await query(
    `insert into trivia_question (id, locale, author_id, question, answers, difficulty, proposed_at)
     values ($2, 'en-US', $1, 'telltale prompt?', array['a', 'b', 'c', 'd'], 1, now())`,
    [user.id, `t${rivals}`],
  );
  await query('update profile set exp = 1000000 where player_id = $1', [user.id]);
  const { body: chat } = await post('/inbox/chat', token, { p: [other.user.id], g: false });
  await post(`/inbox/${chat.i}/send`, token, { t: 'telltale message', y: 'text' });
  await query('insert into player_relation values ($1, $2, true, false, now()), ($2, $1, false, true, now())', [
    user.id,
    other.user.id,
  ]);
  await query(
    `insert into purchase (entitlement_id, player_id, discord_user_id, sku_id, diamonds, keys, gave_role, granted_at, consume_tried_at)
     values ($3, $1, $2, 'sku', 5, 0, false, now(), now())`,
    [user.id, person, `e${rivals}`],
  );
  await query(
    `insert into sanction (id, player_id, kind, reason, given_by, given_at, ends_at)
     values ($2, $1, 'ban', 'rude', $3, now() - interval '2 days', now() - interval '1 day')`,
    [user.id, `ban${rivals}`, other.user.id],
  );
  await query("insert into appeal (id, sanction_id, text, sent_at) values ($1, $2, 'telltale appeal', now())", [
    `appeal${rivals}`,
    `ban${rivals}`,
  ]);
  return { ...entered, person, match, other };
}

/** Where a text still stands: every row of every table, as text. */
async function findText(text: string): Promise<string[]> {
  const tables = await query(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await query(`select 1 from ${name} t where to_jsonb(t)::text like $1 limit 1`, [`%${text}%`]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

describe('export', () => {
  it('54 hands out everything that is stored about the player, and no secrets', async () => {
    const { token, user, person } = await createBusyPlayer();
    const { body, headers } = await server.call('GET', '/api/account/export', undefined, { token });
    expect(body.exportedAt).toMatch(/^\d{4}-/);
    expect(body.account).toMatchObject({
      id: user.id,
      username: 'Quirina',
      hasPassword: true,
      identities: [
        { provider: 'discord', subject: person, name: 'Quirina at Discord' },
        { provider: 'google', subject: '301', name: 'Quirina at Google' },
      ],
      profile: { profile: { display_name: 'Quirina', about: 'tell-tale about' } },
      preferences: { t: 'retro' },
      matches: { played: [{ place: 1, display_name: 'Quirina' }] },
      prompts: ['telltale prompt=X'],
      inbox: { messages: [{ text: 'telltale message' }] },
      trivia: [{ question: 'telltale prompt?' }],
      words: { bookmarks: [{ syllable: 'QU' }] },
      leaderboards: { scores: expect.arrayContaining([expect.objectContaining({ board: 'claimed', score: 2 })]) },
    });
    expect(body.account.wallet.balances).toHaveLength(3);
    expect(body.account.wallet.entries.length).toBeGreaterThan(0);
    for (const trace of TRACES.filter((text) => text !== 'quirina')) expect(JSON.stringify(body)).toContain(trace);
    expect(JSON.stringify(body)).not.toMatch(/argon2|password_hash|sealed|dr1_|wr1_/);
    expect(headers.get('cache-control')).toBe('no-store');
    await post('/account/delete', token, { username: 'Quirina' });
  });

  it('54 looks at every table that belongs to a player', async () => {
    const foreign = await query(`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'account'::regclass order by 1`);
    const named = await query(`
      select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'player_id' order by 1`);
    const features = Object.entries(server.composition.features);
    const ofPlayers = features.flatMap(([, { playerTables = [] }]) => playerTables);
    // Who names a table speaks for it; an account speaks for itself.
    const silent = features.filter(([, { playerTables, personalData }]) => playerTables && !personalData);
    expect(silent.map(([name]) => name)).toEqual(['account']);
    // What the staff did is the game's record, not a player's data.
    const ofTheGame = 'audit_entry word_removal';
    const known = new Set([...ofPlayers, ...ofTheGame.split(' ')]);
    // A new table: give its feature's personal data a part for it, then name it in the feature's `playerTables`.
    expect([...foreign, ...named].map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('deletion', () => {
  it('54 kills the tokens, takes names out of history and personal rows away, and keeps the ledgers', async () => {
    const device = await createDevice();
    const { token, user, match, other, refresh_token, person } = await createBusyPlayer();
    const elsewhere = signedIn(
      await server.call('POST', '/api/auth/bylogin', { username: 'Quirina', password: 'secret-1', device: device.key }),
    );
    const { received, stop } = collectPlayerMessages(server, 'sessionEnded');
    const entries = await query('select count(*)::int as count, sum(amount)::int as sum from wallet_entry');
    const wrong = await post('/account/delete', token, { username: 'Quirin' });
    expect([wrong.status, wrong.body.code]).toEqual([401, 'auth/login_failed']);
    const answer = await post('/account/delete', token, { username: ' quirina ' });
    expect(answer.body).toEqual({ success: true });
    stop();
    expect(received).toEqual([{ playerId: user.id, sessionId: null, banned: false }]);
    for (const dead of [token, elsewhere.token])
      expect((await server.call('GET', '/api/me', undefined, { token: dead })).status).toBe(401);
    expect((await server.call('POST', '/api/discord_token', { refresh_token })).status).toBe(401);
    const secret = elsewhere.renew ?? '';
    const proof = await device.prove(secret, server.clock.now());
    for (const password of [secret, 'secret-1'])
      expect((await server.call('POST', '/api/auth/bylogin', { username: 'Quirina', password, proof })).status).toBe(
        401,
      );
    for (const trace of [...TRACES, person]) expect([trace, await findText(trace)]).toEqual([trace, []]);
    for (const table of [
      'identity',
      'session',
      'preference',
      'daily_play',
      'match_flag',
      'board_score',
      'word_claim',
      'syllable_bookmark',
      'player_relation',
      'chat_member',
    ])
      expect(await query(`select 1 from ${table} where player_id = $1`, [user.id])).toEqual([]);
    expect(await query('select count(*)::int as count, sum(amount)::int as sum from wallet_entry')).toEqual(entries);
    const { body } = await server.call('GET', `/api/match/${match.matchId}`, undefined, { token: other.token });
    expect(body.match.stats[user.id]).toMatchObject({ correct_words: 2 });
    expect(JSON.stringify(body)).toContain('Deleted player');
    const search = await server.call('GET', '/api/search/players/Deleted%20player', undefined, { token: other.token });
    expect(search.body).toEqual({ players: [] });
    // At Discord the game has no permission any more.
    expect(
      [...providers.discord.state.refresh.values()].filter((one) => one.userId === person && !one.expired),
    ).toEqual([]);
  });

  it('54 frees name and identities: whoever comes back is somebody new', async () => {
    const { token, user, person } = await createBusyPlayer();
    await post('/account/delete', token, { username: 'Quirina' });
    const again = signedIn(await enterThroughDiscord(server, providers, person));
    expect(again.user.id).not.toBe(user.id);
    const newcomer = await server.signUp('Quirina');
    expect(newcomer.user.id).not.toBe(user.id);
    await post('/account/delete', newcomer.token, { username: 'Quirina' });
    await post('/account/delete', again.token, { username: again.user.username });
  });

  it('54 takes the name of somebody who left while a match ran out of that match, too', async () => {
    const { token, user, other } = await createBusyPlayer();
    const running = createFinishedMatch([
      { ...createSeat(user.id, 1, createStats(['BANANA'])), displayName: 'Quirina' },
      createSeat(other.user.id, 2, createStats(['SINGING'])),
    ]);
    await post('/account/delete', token, { username: 'Quirina' });
    await server.composition.roomPorts.recordMatch(running);
    expect(await query('select 1 from match where id = $1', [running.matchId])).toHaveLength(1);
    expect(await query('select player_id from board_score where player_id = $1', [other.user.id])).not.toEqual([]);
    expect(await findText('Quirina')).toEqual([]);
    const parts = await query('select * from match_player where match_id = $1 order by place', [running.matchId]);
    expect(parts).toMatchObject([
      { player_id: null, participant: 'seat-1', display_name: 'Deleted player', avatar: running.matchId },
      { player_id: other.user.id, stats: { discovered: 1, claimed: 1 } },
    ]);
    const [{ seats }] = await query('select seats from match_log where match_id = $1', [running.matchId]);
    expect(seats).toMatchObject([{ name: 'Deleted player', bot: false }, { name: 'as in the room' }]);
  });

  it('54 leaves no statistics of a match that ends after its player was erased', async () => {
    const { token, user, other } = await createBusyPlayer();
    const purse = () =>
      query('select currency, balance from wallet_account where player_id = $1 order by currency', [user.id]);
    const before = await purse();
    await post('/account/delete', token, { username: 'Quirina' });
    const answer = await server.composition.roomPorts.recordMatch(
      createFinishedMatch([
        createSeat(user.id, 1, createStats(['AFTERWARDS'])),
        createSeat(other.user.id, 2, createStats(['RING'])),
      ]),
    );
    expect(Object.keys(answer.players)).toEqual([other.user.id]);
    expect(await purse()).toEqual(before);
    expect(await query('select exp, wp, matches, wins from profile where player_id = $1', [user.id])).toEqual([
      { exp: 0, wp: 500, matches: 0, wins: 0 },
    ]);
    for (const table of ['player_stats', 'daily_play', 'board_score', 'word_claim', 'category_claim', 'ffa_rating'])
      expect([table, await query(`select 1 from ${table} where player_id = $1`, [user.id])]).toEqual([table, []]);
    expect(await query("select 1 from word_discovery where word = 'AFTERWARDS'")).toEqual([]);
  });

  it('54 wants the password once the sign-in is old', async () => {
    const device = await createDevice();
    const { renew = '' } = await server.signUp('Severin', { device: device.key });
    server.clock.forward(601);
    const proof = await device.prove(renew, server.clock.now());
    const { token } = signedIn(
      await server.call('POST', '/api/auth/bylogin', { username: 'Severin', password: renew, proof }),
    );
    const refused = await post('/account/delete', token, { username: 'Severin' });
    expect([refused.status, refused.body.code]).toEqual([403, 'auth/reauth_required']);
    expect((await post('/account/delete', token, { username: 'Severin', password: 'secret-2' })).status).toBe(403);
    expect((await post('/account/delete', token, { username: 'Severin', password: 'secret-1' })).status).toBe(200);
  });
});
