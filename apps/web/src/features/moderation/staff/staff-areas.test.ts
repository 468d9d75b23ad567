import { ROLES } from '@syllaboom/engine';
import { describe, expect, it } from 'vitest';
import { staffAreasOf } from './staff-areas.ts';

const idOf = (key: string): number => ROLES.find((role) => role.key === key)?.id ?? -1;

describe('the staff’s tabs', () => {
  it('open by what one holds: gm to game moderators and developers, lm to the language moderators too [S0137]', () => {
    expect(staffAreasOf([idOf('gameModerator')])).toEqual(['gm', 'lm']);
    expect(staffAreasOf([idOf('developer')])).toEqual(['gm', 'lm']);
    expect(staffAreasOf([idOf('languageModerator')])).toEqual(['lm']);
    expect(staffAreasOf([idOf('contentModerator')])).toEqual(['lm']);
    expect(staffAreasOf([idOf('supporter'), idOf('booster'), idOf('verified')])).toEqual([]);
    expect(staffAreasOf([])).toEqual([]);
  });
});
