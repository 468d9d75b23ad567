import type { Tx } from '#platform/db/index.ts';
import type { ProfileTables } from './profile.tables.ts';

/** Where a profile keeps each kind of look. */
const COLUMNS = {
  bomb: 'bomb',
  background: 'background',
  frame: 'frame',
  streak: 'streak_effect',
  heart: 'heart_effect',
} as const;

/** Back to the plain bomb where a player wears one that is none of these. */
export async function takeOffBomb(tx: Tx, playerId: string, owned: readonly number[]): Promise<void> {
  await tx
    .withTables<ProfileTables>()
    .updateTable('profile')
    .set({ bomb: 0 })
    .where('player_id', '=', playerId)
    .where('bomb', 'not in', [0, ...owned])
    .execute();
}

/** Puts a look on a player. Whoever calls has asked whether they own it. */
export async function setLook(tx: Tx, playerId: string, kind: keyof typeof COLUMNS, id: number): Promise<void> {
  await tx
    .withTables<ProfileTables>()
    .updateTable('profile')
    .set({ [COLUMNS[kind]]: id })
    .where('player_id', '=', playerId)
    .execute();
}
