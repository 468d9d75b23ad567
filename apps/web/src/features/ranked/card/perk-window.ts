import { PERKS, type Perk } from '@syllaboom/engine';

export const PERK_WINDOW = 'ranked-perks';

/** A perk of the wire, if this client knows it. */
export const readPerk = (name: string | null | undefined): Perk | null => PERKS.find((perk) => perk === name) ?? null;
