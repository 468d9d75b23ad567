import { createHash } from 'node:crypto';
import type { TestServer } from '../../../../testing/server.ts';
import type { SignedIn } from '../../../../testing/people/staff.ts';

/** Reports a player; with a kind, that content of their profile. */
export const reportOn = (by: SignedIn, playerId: string, kind?: string) =>
  by.post('/report', {
    id: playerId,
    reason: '',
    chat: [],
    categories: ['name'],
    language: 'en-US',
    roomId: null,
    ...(kind === undefined ? {} : { subject: { kind, id: playerId } }),
  });

/** The id of the last report against a player. */
export async function lastReport(server: TestServer, playerId: string): Promise<string> {
  const { rows } = await server.database.pool.query<{ id: string }>(
    'select id from report where target_id = $1 order by ctid desc limit 1',
    [playerId],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The report was not kept.');
  return row.id;
}

/** What a profile shows now, and whether its player may upload. */
export async function profileOf(server: TestServer, playerId: string) {
  const { rows } = await server.database.pool.query<{
    displayName: string;
    about: string;
    avatar: string;
    blocked: boolean;
  }>(
    `select display_name as "displayName", about, avatar, pictures_blocked_until is not null as blocked
     from profile where player_id = $1`,
    [playerId],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('There is no such profile.');
  return row;
}

/** Lets a player wear a picture of their own. */
export async function wearPicture(server: TestServer, playerId: string) {
  const bytes = Buffer.from(`RIFF picture of ${playerId}`);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const avatar = `up:${hash}`;
  const { pool } = server.database;
  await pool.query('insert into picture (hash, bytes, added_at) values ($1, $2, now())', [hash, bytes]);
  await pool.query('update profile set avatar = $1 where player_id = $2', [avatar, playerId]);
  return { avatar, bytes };
}

/** The bytes of the picture that an avatar shows; null when it is gone. */
export async function pictureOf(server: TestServer, avatar: string): Promise<Buffer | null> {
  const { rows } = await server.database.pool.query<{ bytes: Buffer }>('select bytes from picture where hash = $1', [
    avatar.slice('up:'.length),
  ]);
  return rows[0]?.bytes ?? null;
}

/** How many takedowns a player has had, and how many entries of the log are about them. */
export async function rowsAbout(server: TestServer, playerId: string): Promise<{ takedowns: number; entries: number }> {
  const { rows } = await server.database.pool.query<{ takedowns: number; entries: number }>(
    `select (select count(*)::int from takedown t join sanction s on s.id = t.sanction_id where s.player_id = $1) as takedowns,
       (select count(*)::int from audit_entry where target_id = $1) as entries`,
    [playerId],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('Nothing was counted.');
  return row;
}
