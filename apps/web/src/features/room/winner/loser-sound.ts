import { LOSER_SOUND_CHANCE } from '../room-timings.ts';

/** Which sound a player hears at the end: winners theirs, others in one case of a hundred the loser's. */
export const endSound = (won: boolean, random: number): 'win' | 'lose' | null =>
  won ? 'win' : random < LOSER_SOUND_CHANCE ? 'lose' : null;
