import { DEVELOPER_ROLE, GAME_MODERATOR_ROLE } from '@syllaboom/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { type SignedIn, signUpWith } from '../../../testing/people/staff.ts';
import { lastReport, pictureOf, profileOf, reportOn, rowsAbout, wearPicture } from './testing/reported.ts';

let server: TestServer;
let judge: SignedIn;
let colleague: SignedIn;
let developer: SignedIn;
let anna: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  judge = await signUpWith(server, 'judge', GAME_MODERATOR_ROLE);
  colleague = await signUpWith(server, 'colleague', GAME_MODERATOR_ROLE);
  developer = await signUpWith(server, 'devlin', DEVELOPER_ROLE);
  anna = await signUpWith(server, 'anna');
});
afterAll(() => server.close());

/** Somebody with a name and a text of their own. */
async function loudOne(username: string): Promise<SignedIn> {
  const player = await signUpWith(server, username);
  await player.post('/profile/update', { displayName: 'Loud One', about: 'I shout' });
  return player;
}
const reported = async (owner: SignedIn, kind: string): Promise<string> => {
  await reportOn(anna, owner.id, kind);
  return lastReport(server, owner.id);
};
const takeDown = (by: SignedIn, reportId: string, reason = 'Rude words') =>
  by.post(`/gm/reports/${reportId}/take-down`, { reason });
const stateOf = async (reportId: string) => (await judge.get(`/gm/reports/${reportId}`)).body.subject;
const restore = async (by: SignedIn, reportId: string, takedownId?: string) => {
  const id = takedownId ?? (await stateOf(reportId)).takedownId;
  return by.post(`/gm/sanctions/${id}/lift`, { reason: 'A mistake' });
};
const hiddenOf = async (owner: SignedIn) => (await owner.get('/hidden-content')).body.hidden;

describe('content that is taken down', () => {
  it('is hidden in one action: the place is neutral, the report answered, the log written; and it comes back from the copy', async () => {
    const loud = await loudOne('loud_one');
    for (const [kind, field, copy, neutral] of [
      ['displayName', 'displayName', 'Loud One', 'loud_one'],
      ['about', 'about', 'I shout', ''],
    ] as const) {
      const report = await reported(loud, kind);
      expect(await stateOf(report)).toEqual({ kind, id: loud.id, copy, state: 'shown', takedownId: null });
      expect((await takeDown(judge, report)).body).toEqual({ success: true, isNew: true });
      expect((await profileOf(server, loud.id))[field]).toBe(neutral);
      const hidden = await stateOf(report);
      expect(hidden).toMatchObject({ state: 'hidden', copy });
      expect((await judge.get(`/gm/reports/${report}`)).body.report.status).toBe('sanctioned');
      const [entry] = (await judge.get(`/gm/audit?player=${loud.id}`)).body.entries;
      expect(entry).toMatchObject({
        action: 'content_hidden',
        by: { id: judge.id },
        detail: { subject: kind, reason: 'Rude words', report, sanction: hidden.takedownId },
      });
      expect((await restore(colleague, report)).status).toBe(200);
      expect((await profileOf(server, loud.id))[field]).toBe(copy);
      expect(await stateOf(report)).toMatchObject({ state: 'shown', takedownId: null });
      expect((await restore(judge, report, hidden.takedownId)).body.code).toBe('moderation/closed');
    }
  });

  it('is a picture as well: it goes, uploads stop, and both come back', async () => {
    const drawn = await signUpWith(server, 'drawn_one');
    const { avatar, bytes } = await wearPicture(server, drawn.id);
    const report = await reported(drawn, 'picture');
    expect((await takeDown(judge, report)).body.isNew).toBe(true);
    expect(await profileOf(server, drawn.id)).toMatchObject({
      avatar: expect.not.stringContaining('up:'),
      blocked: true,
    });
    expect(await pictureOf(server, avatar)).toBeNull();
    expect((await restore(judge, report)).status).toBe(200);
    expect(await profileOf(server, drawn.id)).toMatchObject({ avatar, blocked: false });
    expect(await pictureOf(server, avatar)).toEqual(bytes);
  });

  it('has a neutral word where the user name is what was reported', async () => {
    const plain = await signUpWith(server, 'plain_one');
    expect((await takeDown(judge, await reported(plain, 'displayName'))).status).toBe(200);
    expect((await profileOf(server, plain.id)).displayName).toBe('Player');
  });

  it('is done already at the second time, by whichever report, and nothing happens again', async () => {
    const loud = await loudOne('twice_one');
    const [first, second] = [await reported(loud, 'about'), await reported(loud, 'about')];
    expect((await takeDown(judge, first)).body.isNew).toBe(true);
    const before = await rowsAbout(server, loud.id);
    expect((await takeDown(colleague, first)).body).toEqual({ success: true, isNew: false });
    expect(await rowsAbout(server, loud.id)).toEqual(before);
    expect((await takeDown(colleague, second)).body).toEqual({ success: true, isNew: false });
    expect((await rowsAbout(server, loud.id)).takedowns).toBe(1);
    expect((await judge.get(`/gm/reports/${second}`)).body.report.status).toBe('sanctioned');
  });

  it('stays as its owner has it since: neither hidden nor restored over', async () => {
    const loud = await loudOne('quick_one');
    const [early, late] = [await reported(loud, 'about'), await reported(loud, 'displayName')];
    await loud.post('/profile/update', { about: 'I whisper' });
    const refused = await takeDown(judge, early);
    expect([refused.status, refused.body.code]).toEqual([409, 'moderation/content_changed']);
    expect(await stateOf(early)).toMatchObject({ state: 'changed', takedownId: null });
    await takeDown(judge, late);
    const { takedownId } = await stateOf(late);
    await loud.post('/profile/update', { displayName: 'Soft One' });
    expect((await restore(judge, late, takedownId)).body.code).toBe('moderation/content_changed');
    expect(await profileOf(server, loud.id)).toMatchObject({ displayName: 'Soft One', about: 'I whisper' });
    expect(await stateOf(late)).toMatchObject({ state: 'changed' });
    expect(await hiddenOf(loud)).toEqual([]);
  });

  it('happens together with its entry in the log, or not at all', async () => {
    const loud = await loudOne('whole_one');
    const report = await reported(loud, 'about');
    const { pool } = server.database;
    await pool.query("alter table audit_entry add constraint broken check (action <> 'content_hidden') not valid");
    expect((await takeDown(judge, report)).status).toBe(500);
    await pool.query('alter table audit_entry drop constraint broken');
    expect((await profileOf(server, loud.id)).about).toBe('I shout');
    expect(await rowsAbout(server, loud.id)).toEqual({ takedowns: 0, entries: 0 });
    expect((await judge.get(`/gm/reports/${report}`)).body.report.status).toBe('open');
  });
});

describe('what may not be taken down', () => {
  it('what nobody reported, what was let be, what is not there; and never without a reason', async () => {
    const loud = await loudOne('fair_one');
    await reportOn(anna, loud.id);
    const plain = await lastReport(server, loud.id);
    const refused = await takeDown(judge, plain);
    expect([refused.status, refused.body.code, refused.body.error]).toEqual([
      409,
      'moderation/not_reported',
      'Only reported content can be taken down',
    ]);
    const report = await reported(loud, 'about');
    for (const reason of ['', '   ', '\u200b']) expect((await takeDown(judge, report, reason)).status).toBe(400);
    await judge.post(`/gm/reports/${report}/dismiss`);
    expect((await takeDown(judge, report)).body.code).toBe('moderation/closed');
    expect((await takeDown(judge, 'none')).body.code).toBe('moderation/not_found');
    expect(await profileOf(server, loud.id)).toMatchObject({ displayName: 'Loud One', about: 'I shout' });
    expect((await rowsAbout(server, loud.id)).takedowns).toBe(0);
  });

  it('20 by strangers, players and the banned; of the staff by developers alone, of oneself by nobody', async () => {
    const [loud, banned] = [
      await loudOne('guarded_one'),
      await signUpWith(server, 'banned_judge', GAME_MODERATOR_ROLE),
    ];
    const report = await reported(loud, 'about');
    const ban = { playerId: banned.id, kind: 'ban', reason: 'rude', until: null, reportId: null };
    await developer.post('/gm/sanctions', ban);
    const path = `/api/gm/reports/${report}/take-down`;
    expect((await server.call('POST', path, { reason: 'x' })).status).toBe(401);
    expect((await takeDown(loud, report)).status).toBe(403);
    expect((await takeDown(anna, report)).status).toBe(403);
    expect((await takeDown(banned, report)).status).toBe(418);
    expect((await profileOf(server, loud.id)).about).toBe('I shout');
    await colleague.post('/profile/update', { about: 'I judge' });
    const staffReport = await reported(colleague, 'about');
    for (const by of [judge, colleague])
      expect((await takeDown(by, staffReport)).body.code).toBe('moderation/staff_target');
    expect((await takeDown(developer, staffReport)).body.isNew).toBe(true);
    expect((await restore(judge, staffReport)).body.code).toBe('moderation/staff_target');
    expect((await restore(developer, staffReport)).status).toBe(200);
  });
});

describe('whose content was taken down', () => {
  it('reads what and why as long as it is hidden, and appeals once; the appeal brings it back', async () => {
    const loud = await loudOne('appealing_one');
    expect(await hiddenOf(loud)).toEqual([]);
    const report = await reported(loud, 'about');
    await takeDown(judge, report);
    const [hidden, ...more] = await hiddenOf(loud);
    expect([hidden, more]).toMatchObject([{ kind: 'about', reason: 'Rude words' }, []]);
    expect(await hiddenOf(anna)).toEqual([]);
    const appeal = () => server.call('POST', '/api/appeal', { token: hidden.appeal, text: 'I was joking' });
    expect((await appeal()).status).toBe(200);
    expect((await appeal()).body.code).toBe('moderation/appeal_sent');
    expect((await hiddenOf(loud))[0].appeal).toBe('');
    const waiting = (await judge.get('/gm/appeals')).body.appeals.find(
      ({ player }: { player: { id: string } }) => player.id === loud.id,
    );
    expect(waiting).toMatchObject({ content: { kind: 'about', copy: 'I shout' }, sanction: { kind: 'takedown' } });
    expect((await judge.post(`/gm/appeals/${waiting.id}/decide`, { lift: true, note: '' })).status).toBe(200);
    expect((await profileOf(server, loud.id)).about).toBe('I shout');
    expect(await hiddenOf(loud)).toEqual([]);
    const late = await server.call('POST', '/api/appeal', { token: hidden.appeal, text: 'again' });
    expect(late.body.code).toBe('moderation/appeal_invalid');
  });

  it('is not held to what a granted appeal finds changed, and sees nothing more of a refused one', async () => {
    for (const lift of [true, false]) {
      const loud = await loudOne(`decided_${lift}`);
      await takeDown(judge, await reported(loud, 'about'));
      const [{ appeal: token }] = await hiddenOf(loud);
      await server.call('POST', '/api/appeal', { token, text: 'please' });
      if (lift) await loud.post('/profile/update', { about: 'Mine' });
      const { id } = (await judge.get('/gm/appeals')).body.appeals[0];
      expect((await judge.post(`/gm/appeals/${id}/decide`, { lift, note: '' })).status).toBe(200);
      expect((await profileOf(server, loud.id)).about).toBe(lift ? 'Mine' : '');
      expect(await hiddenOf(loud)).toEqual([]);
    }
  });

  it('loses the record of it with the account', async () => {
    const loud = await loudOne('leaving_one');
    const report = await reported(loud, 'displayName');
    await takeDown(judge, report);
    const { takedownId } = await stateOf(report);
    expect((await loud.post('/account/delete', { username: 'leaving_one', password: 'secret-1' })).status).toBe(200);
    expect((await server.database.pool.query('select from takedown where report_id = $1', [report])).rowCount).toBe(0);
    expect((await takeDown(judge, report)).body.code).toBe('profile/not_found');
    expect((await restore(judge, report, takedownId)).body.code).toBe('profile/not_found');
  });
});
