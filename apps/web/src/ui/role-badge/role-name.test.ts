import { ROLES } from '@syllaboom/engine';
import { expect, it } from 'vitest';
import { i18n } from '../../platform/i18n/i18n.ts';
import { roleName } from './role-name.ts';

it('calls every role by its label of the table; type 6 is "Server Booster" everywhere [R0167 R0168 R0169 L0211]', () => {
  expect(ROLES.map(({ id }) => [id, i18n.t(roleName(id))])).toEqual([
    [0, 'No Role'],
    [1, 'Discord Member'],
    [2, 'Contributor'],
    [3, 'Verified by moderators'],
    [4, 'Language Moderator'],
    [5, 'Game Moderator'],
    [6, 'Server Booster'],
    [7, 'Supporter'],
    [8, 'Game Content Moderator'],
    [10, 'Developer'],
    [99, 'Special Supporter'],
  ]);
  expect(i18n.t(roleName(71_030))).toBe('Supporter');
  expect(i18n.t(roleName(42))).toBe('No Role');
});
