import { ACCOUNT } from '@syllaboom/engine';

const HOUR_MS = 3_600_000;

/** Until when a session counts as proven by a second factor that was given then. */
export const endOfProof = (provenAt: Date | null): Date | null =>
  provenAt === null ? null : new Date(provenAt.getTime() + ACCOUNT.secondFactorHours * HOUR_MS);
