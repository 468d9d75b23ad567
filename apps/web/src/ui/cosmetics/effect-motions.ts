/** How an effect moves; `effect.module.css` says it in turns and opacity alone. */
const MOTIONS = {
  b: 'beat',
  d: 'fall',
  f: 'flash',
  h: 'hop',
  p: 'flap',
  s: 'sway',
  t: 'turn',
  u: 'float',
  w: 'wobble',
} as const;
type Letter = keyof typeof MOTIONS;
export type EffectMotion = (typeof MOTIONS)[Letter];
export type EffectKind = 'heart' | 'streak';

/** A letter for each id: they come with the page, names and pictures do not. */
const BY_ID: Readonly<Record<EffectKind, string>> = {
  heart: 'bdsfubsswwwhtsswshssbwwtswuuuwshwwswfbwhwwhbhhhuuhtftwwswuupssbwhbubwbbbwdbwwwuwffhubuthffdbffu',
  streak: 'btudtsttbttttbsppfwttfbtwtsstppfp',
};

/** The motion of an effect; one that nobody knows stands still. */
export const effectMotion = (kind: EffectKind, id: number): EffectMotion | undefined =>
  MOTIONS[BY_ID[kind][id] as Letter];

/** An effect of this id, or the plain one: a page may be older than what somebody wears. */
export const knownEffect = (kind: EffectKind, id: number): number => (effectMotion(kind, id) === undefined ? 0 : id);
