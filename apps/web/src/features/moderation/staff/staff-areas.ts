import { hasRight, isStaff } from '@syllaboom/engine';

/** The staff's tabs beside the lobby: game moderation and language moderation. */
export type StaffArea = 'gm' | 'lm';

/**
 * The tabs that held roles open: `gm` to who may moderate; `lm` to all of the staff, who at least read the list of removals
 * there. What each may do inside is the server's to judge, call by call.
 */
export function staffAreasOf(roles: readonly number[]): readonly StaffArea[] {
  const areas: StaffArea[] = [];
  if (hasRight(roles, 'moderate')) areas.push('gm');
  if (isStaff(roles)) areas.push('lm');
  return areas;
}
