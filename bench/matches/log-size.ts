import { brotliCompressSync, constants } from 'node:zlib';
import {
  defaultRoomSettings,
  drawQuestions,
  type MatchLog,
  type MatchSetup,
  MODES,
  type ModeId,
  packLog,
  rulesFromSettings,
  type SeatId,
  seedRandom,
} from '@syllaboom/engine';
import { builtInPrompts, openTrivia } from '@syllaboom/words';

/** As the server compresses. */
const OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const sizeOf = (value: unknown): number => brotliCompressSync(JSON.stringify(value), OPTIONS).length;

/** Compressed bytes of a log: as it is, in columns, and in columns without its drafts. */
export interface LogSize {
  readonly plain: number;
  readonly packed: number;
  readonly withoutDrafts: number;
}

/** What the log takes where it is kept. */
export const logSize = (log: MatchLog): LogSize => ({
  plain: sizeOf(log),
  packed: sizeOf(packLog(log)),
  withoutDrafts: sizeOf(packLog({ ...log, inputs: log.inputs.filter(({ k }) => k !== 'draft') })),
});

/** A table of people and bots in English; ids as long as a room's. */
export function tableSetup(mode: ModeId, people: number, bots: number, seed: number): MatchSetup {
  const settings = { ...defaultRoomSettings('en-US'), mode, heart: 3 as const, monsters: ['animals', 'food'] };
  const language = 'en-US' as const;
  const seat = (n: number): SeatId => `k3Jx9Qa${String(n).padStart(2, '0')}` as SeatId;
  const bot = { typingSpeed: 6, typoAmount: 4, thinkingTime: 4 };
  const material =
    mode === MODES.customPrompts
      ? { customPrompts: builtInPrompts(language) }
      : { questions: mode === MODES.trivia ? drawQuestions(openTrivia(language).questions, seedRandom(seed)) : [] };
  return {
    seed,
    rules: rulesFromSettings(settings, { ranked: false, calm: false }),
    players: [
      ...Array.from({ length: people }, (_, n) => ({ seat: seat(n), language })),
      ...Array.from({ length: bots }, (_, n) => ({ seat: seat(people + n), language, bot })),
    ],
    material,
  };
}
