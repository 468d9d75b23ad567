import { canonicalWord, type GameLanguage } from '@syllaboom/engine';

/** What a newcomer is told once, each when it happens for the first time. */
const COACH_TIPS = ['turn', 'wait', 'wrong', 'heart', 'letters', 'combo', 'accents', 'out'] as const;
export type CoachTip = (typeof COACH_TIPS)[number];

/** A player is coached in so many first matches. */
export const COACHED_MATCHES = 2;

/** Who is above this level has played elsewhere. */
export const COACHED_LEVEL = 3;

/** What the device remembers of it. */
export interface CoachMemory {
  readonly matches: number;
  readonly told: readonly CoachTip[];
  /** The player wants no more of it. */
  readonly off: boolean;
}

export const FRESH_MEMORY: CoachMemory = { matches: 0, told: [], off: false };

const isCount = (value: unknown): value is number => typeof value === 'number' && value >= 0;

/** Reads what was stored; whatever it is, a memory comes of it. */
export function readMemory(stored: unknown): CoachMemory {
  if (typeof stored !== 'object' || stored === null) return FRESH_MEMORY;
  const { matches, told, off } = stored as Partial<Record<keyof CoachMemory, unknown>>;
  return {
    matches: isCount(matches) ? matches : 0,
    told: Array.isArray(told) ? COACH_TIPS.filter((tip) => told.includes(tip)) : [],
    off: off === true,
  };
}

/** Whether a tip may be given now: in the first matches, never twice. */
export const mayShowTip = ({ matches, told, off }: CoachMemory, tip: CoachTip): boolean =>
  !off && matches <= COACHED_MATCHES && !told.includes(tip);

/** A word of each language whose accents are left out in play. */
const ACCENTED: Partial<Record<GameLanguage, string>> = {
  'pt-BR': 'CORAÇÃO',
  'fr-FR': 'ÉTÉ',
  'es-ES': 'NIÑO',
  'de-DE': 'MÄCHTIG',
  'it-IT': 'CITTÀ',
  ru: 'ЁЛКА',
  nl: 'REÜNIE',
};

/** A word as it is written and as it is played; null where both are the same. */
export function plainSpelling(language: GameLanguage): { readonly written: string; readonly played: string } | null {
  const written = ACCENTED[language];
  return written === undefined ? null : { written, played: canonicalWord(written, language) };
}
