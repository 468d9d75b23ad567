import { BOOSTER_ROLE, MEMBER_ROLE } from '@syllaboom/engine';
import type { PurchaseDeps } from './purchases.deps.ts';

/**
 * Brings the roles that the community's server gives up to date: its members have one, and its boosters another.
 * Where Discord does not answer, or the player did not let us look, everything stays as it was.
 */
export async function syncCommunityRoles(
  deps: Pick<PurchaseDeps, 'discord' | 'database' | 'ports'>,
  playerId: string,
  accessToken: string,
): Promise<void> {
  const found = await deps.discord.readCommunityMember(accessToken);
  if (!found.ok || found.value === null) return;
  const { isMember, isBooster } = found.value;
  await deps.database.transact(async (tx) => {
    const set = (role: number, held: boolean) =>
      held ? deps.ports.addRole(tx, playerId, role) : deps.ports.removeRole(tx, playerId, role);
    const booster = await set(BOOSTER_ROLE, isBooster);
    const member = await set(MEMBER_ROLE, isMember);
    if (booster || member) deps.ports.announceChange(tx, playerId);
  });
}
