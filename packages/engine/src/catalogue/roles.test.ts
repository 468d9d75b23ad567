import { describe, expect, it } from 'vitest';
import {
  chatStyleOf,
  hasRight,
  isStaff,
  needsSecondFactor,
  rolesInForce,
  MEMBER_ICONS,
  memberIconOf,
  NO_ROLE,
  ROLES,
  roleOfType,
  type StaffRight,
  typeWithIcon,
} from './roles.ts';

/** The seeds' table: every id with the name of its label. */
const TABLE = {
  0: 'none',
  1: 'member',
  2: 'contributor',
  3: 'verified',
  4: 'languageModerator',
  5: 'gameModerator',
  6: 'booster',
  7: 'supporter',
  8: 'contentModerator',
  10: 'developer',
  99: 'specialSupporter',
};

describe('roles', () => {
  it('are those of the table, each with a label of its own, 99 too [R0167 R0168]', () => {
    expect(Object.fromEntries(ROLES.map(({ id, key }) => [id, key]))).toEqual(TABLE);
    expect(new Set(ROLES.map(({ key }) => key)).size).toBe(ROLES.length);
  });

  it('stand behind their types, 4, 5 and 10 as staff, 6 as booster, 7 as supporter; unknown types are nobody [L0009]', () => {
    for (const { id } of ROLES) expect(roleOfType(id).id).toBe(id);
    expect([9, 11, -1, 9_999].map((type) => roleOfType(type).id)).toEqual([NO_ROLE, NO_ROLE, NO_ROLE, NO_ROLE]);
    expect([0, 4, 5, 6, 7, 10].map((id) => isStaff([id]))).toEqual([false, true, true, false, false, true]);
  });

  it('of types above 9999 are supporters with the icon behind the leading digit [R0169]', () => {
    expect([roleOfType(71_005).key, memberIconOf(71_005)]).toEqual(['supporter', 1_005]);
    expect([roleOfType(10_000).key, roleOfType(9_999).key]).toEqual(['supporter', 'none']);
    expect([7, 70_999, 71_034, 74_999, 75_018].map(memberIconOf)).toEqual([null, null, null, null, null]);
  });

  it('of supporters offer the icons 1000–1033 and 5000–5017, stored as 7 and the icon [R0170]', () => {
    expect([MEMBER_ICONS.length, MEMBER_ICONS[0], MEMBER_ICONS[33], MEMBER_ICONS[34], MEMBER_ICONS.at(-1)]).toEqual([
      52, 1_000, 1_033, 5_000, 5_017,
    ]);
    expect([1_000, 1_033, 5_000, 5_017].map(typeWithIcon)).toEqual([71_000, 71_033, 75_000, 75_017]);
    for (const icon of MEMBER_ICONS) expect(memberIconOf(typeWithIcon(icon))).toBe(icon);
  });

  it('give rights to the staff alone, and every right to developers', () => {
    const rights: StaffRight[] = ['verify', 'moderate', 'language', 'content', 'develop'];
    const holders = (right: StaffRight) => ROLES.filter(({ id }) => hasRight([id], right)).map(({ id }) => id);
    expect(rights.map(holders)).toEqual([[4, 5, 10], [5, 10], [4, 10], [4, 8, 10], [10]]);
    expect([hasRight([], 'verify'), hasRight([3, 7], 'verify'), hasRight([7, 5], 'moderate')]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('are written in the chat: types that begin with 7, and 99, as supporters, never the booster [L0009 L0010]', () => {
    expect([7, 71_000, 75_017, 99].map(chatStyleOf)).toEqual(['supporter', 'supporter', 'supporter', 'supporter']);
    expect([4, 5, 10].map(chatStyleOf)).toEqual(['staff', 'staff', 'staff']);
    expect([0, 1, 2, 3, 6, 8].map(chatStyleOf)).toEqual([null, null, null, null, null, null]);
  });
});

describe('the second factor', () => {
  it('is asked of all who may ban or switch, and of nobody else', () => {
    expect(ROLES.filter(({ id }) => needsSecondFactor([id])).map(({ key }) => key)).toEqual([
      'gameModerator',
      'developer',
    ]);
  });
  it('62 without it those roles give no right at all; others count on', () => {
    expect(rolesInForce([3, 4, 5, 10], false)).toEqual([3, 4]);
    expect(rolesInForce([3, 4, 5, 10], true)).toEqual([3, 4, 5, 10]);
    expect(hasRight(rolesInForce([10], false), 'content')).toBe(false);
    expect(hasRight(rolesInForce([4, 10], false), 'content')).toBe(true);
  });
});
