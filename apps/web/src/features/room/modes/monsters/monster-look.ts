import { BODIES, COATS, type Coat, critterLook, OUT_COAT } from '../../../../ui/critter/critter-look.ts';

/** How a monster looks: always the same one for a name and level. */
export interface MonsterLook {
  readonly coat: Coat;
  readonly body: string;
  readonly horns: number;
  readonly eyes: 1 | 2 | 3;
  readonly teeth: number;
}

export const HORNS = 4;

/** The look that belongs to a monster's name and level. */
export function monsterLook(name: string, level: number, beaten: boolean): MonsterLook {
  const look = critterLook(`${name}#${level}`);
  return {
    coat: beaten ? OUT_COAT : (COATS[(look.topper * 3 + look.eyes) % COATS.length] ?? OUT_COAT),
    body: BODIES[look.body] ?? '',
    horns: (look.topper + level) % HORNS,
    eyes: ((look.eyes % 3) + 1) as 1 | 2 | 3,
    teeth: 4 + (look.mouth % 3),
  };
}
