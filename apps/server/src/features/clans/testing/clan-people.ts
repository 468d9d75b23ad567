import { expOfLevel } from '@syllaboom/engine';
import type { Database } from '#platform/db/index.ts';
import { grant } from '../../../testing/people/grant.ts';
import { type SignedIn, signUpWith } from '../../../testing/people/staff.ts';
import type { Answer, TestServer } from '../../../testing/server.ts';

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
let made = 0;
/** A word of letters alone that no clan is called by yet. */
export function newWord(start: string): string {
  made += 1;
  let [left, word] = [made, ''];
  while (left > 0) {
    word = `${LETTERS[left % LETTERS.length]}${word}`;
    left = Math.floor(left / LETTERS.length);
  }
  return `${start}${word.padStart(2, 'A')}`;
}

/** Somebody with something in their purse. */
export async function addPerson(
  server: TestServer,
  username: string,
  goods: Parameters<typeof grant>[2] = {},
): Promise<SignedIn> {
  const person = await signUpWith(server, username);
  if (Object.keys(goods).length > 0) await grant(server.database, person.id, goods);
  return person;
}

/** A clan of somebody who can pay for it. */
export async function addClan(
  server: TestServer,
  username: string,
  goods: Parameters<typeof grant>[2] = {},
): Promise<{ readonly owner: SignedIn; readonly clanId: string; readonly name: string; readonly tag: string }> {
  const owner = await addPerson(server, username, { ...goods, key: 10 + (goods.key ?? 0) });
  const [name, tag] = [`Owls ${newWord('')}`, newWord('')];
  const { status, body } = await owner.post('/clan/create', { name, tag, description: 'Night birds' });
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return { owner, clanId: body.clanId, name, tag };
}

/** Lets a player into a clan. */
export async function letIn(owner: SignedIn, clanId: string, player: SignedIn): Promise<void> {
  for (const [by, path, body] of [
    [player, '/clan/join', { clanId }],
    [owner, '/clan/manage/accept', { acceptedPlayer: player.id }],
  ] as const) {
    const answer = await by.post(path, body);
    if (answer.status !== 200) throw new Error(`${path} ${answer.status} ${JSON.stringify(answer.body)}`);
  }
}

export async function setLevel({ pool }: Database, playerId: string, level: number): Promise<void> {
  await pool.query('update profile set exp = $2 where player_id = $1', [playerId, expOfLevel(level)]);
}
/** Whoever waits may join again. */
export async function endRest({ pool }: Database): Promise<void> {
  await pool.query("update clan_left set at = at - interval '25 hours'");
}

/** What a call came to: its status, and the sentence of a refusal. */
export const saidBy = async (answer: Promise<Answer> | Answer): Promise<[number, string | null]> => {
  const { status, body } = await answer;
  return [status, body.error ?? null];
};

/** What must hold whatever anybody did to clans. */
export async function countClanFaults({ pool }: Database): Promise<number> {
  const { rows } = await pool.query(`
    select (
      -- Members are counted, and not more than there is room for.
      (select count(*) from clan c where c.member_count <> (select count(*) from clan_member m where m.clan_id = c.id)
        or c.member_count > c.slots) +
      -- A living clan has an owner who is a member, an ended one has neither.
      (select count(*) from clan c where c.dissolved_at is null
        and not exists (select from clan_member m where m.clan_id = c.id and m.player_id = c.owner_id)) +
      -- Nobody who is in a clan asks another, nobody is asked to an ended one.
      (select count(*) from clan_request r join clan_member m using (player_id)) +
      (select count(*) from clan_request r join clan c on c.id = r.clan_id where c.dissolved_at is not null) +
      -- Nobody is in a clan who is erased, or who left one within a day.
      (select count(*) from clan_member m join account a using (player_id) where a.erased_at is not null) +
      (select count(*) from clan_member m join clan_left l using (player_id)
        where m.joined_at < l.at + interval '24 hours' and m.joined_at > l.at) +
      -- An ended clan's purse is empty.
      (select count(*) from wallet_account w join clan c on c.id = w.clan_id
        where c.dissolved_at is not null and w.balance <> 0)
    )::int as count`);
  return rows[0].count;
}
