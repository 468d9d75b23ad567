import type { Db } from '#platform/db/index.ts';
import { resemblesOneOf } from '#platform/text/index.ts';
import { readStaff } from './staff-names.repository.ts';

/** Whether people would take a user name for somebody else's of the staff, or of a developer to come. */
export async function passesForStaff(
  db: Db,
  username: string,
  { developers, exceptId = '' }: { readonly developers: readonly string[]; readonly exceptId?: string },
): Promise<boolean> {
  const staff = (await readStaff(db)).filter(({ playerId }) => playerId !== exceptId);
  return resemblesOneOf(username, [...developers, ...staff.map((member) => member.username)]);
}
