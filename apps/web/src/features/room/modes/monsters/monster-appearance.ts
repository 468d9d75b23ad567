import { BODIES, COATS, type Coat, critterAppearance, OUT_COAT } from '../../../../ui/critter/critter-appearance.ts';

/** How a monster looks: always the same one for a name and level. */
export interface MonsterAppearance {
  readonly coat: Coat;
  readonly body: string;
  readonly horns: number;
  readonly eyes: 1 | 2 | 3;
  readonly teeth: number;
}

export const HORNS = 4;

/** The appearance that belongs to a monster's name and level. */
export function monsterAppearance(name: string, level: number, beaten: boolean): MonsterAppearance {
  const appearance = critterAppearance(`${name}#${level}`);
  return {
    coat: beaten ? OUT_COAT : (COATS[(appearance.topper * 3 + appearance.eyes) % COATS.length] ?? OUT_COAT),
    body: BODIES[appearance.body] ?? '',
    horns: (appearance.topper + level) % HORNS,
    eyes: ((appearance.eyes % 3) + 1) as 1 | 2 | 3,
    teeth: 4 + (appearance.mouth % 3),
  };
}
