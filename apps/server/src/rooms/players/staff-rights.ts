import { hasRight, rolesInForce, type StaffRight } from '@syllaboom/engine';
import { systemClock } from '#platform/clock/clock.ts';
import type { RoomIdentity } from '../ports.ts';

/**
 * Whether somebody in a room may do this as one of the staff, now: the second factor that a role needs was proven before
 * the seat was asked for, and counts as long as it does for calls.
 */
export function mayAsStaff(
  { roles, secondFactorUntil }: Pick<RoomIdentity, 'roles' | 'secondFactorUntil'>,
  right: StaffRight,
  nowMs: number = systemClock.now().getTime(),
): boolean {
  return hasRight(rolesInForce(roles, secondFactorUntil !== null && secondFactorUntil > nowMs), right);
}
