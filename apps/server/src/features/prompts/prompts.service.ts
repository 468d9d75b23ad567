import type { ErrorCode } from '@syllaboom/contracts';
import {
  type CustomPrompt,
  type CustomPromptRefusal,
  GAME_LANGUAGES,
  type GameLanguage,
  parseCustomPrompts,
} from '@syllaboom/engine';
import { requireAccount } from '#features/account';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { showPublicText } from '#platform/text/index.ts';
import { readPrompts, savePrompts } from './prompts.repository.ts';

/** Custom prompts of players (mode 3). */
export interface PromptsService {
  /** As they were written, one entry each. */
  read(playerId: string): Promise<string[]>;
  /** As a match in a language asks them; empty when they can't be typed in it. */
  readParsed(playerId: string, language: GameLanguage): Promise<readonly CustomPrompt[]>;
  /** Keeps the prompts of a text instead of the ones before; how many they are. */
  save(playerId: string, text: string): Promise<number>;
}

const REFUSALS: Readonly<Record<CustomPromptRefusal, ErrorCode>> = {
  invalid: 'room/prompts_invalid',
  imageNotHttps: 'room/prompt_image_not_https',
  tooLong: 'room/prompts_too_long',
};

export const createPromptsService = (database: Database, clock: Clock): PromptsService => ({
  read: (playerId) => readPrompts(database.db, playerId),
  readParsed: async (playerId, language) => {
    const entries = await readPrompts(database.db, playerId);
    return entries.flatMap((entry) => {
      const read = parseCustomPrompts(entry, language);
      return read.ok ? read.value : [];
    });
  },
  save: async (playerId, text) => {
    const entries = splitEntries(text);
    const shown = entries.join('\n');
    const read = parseCustomPrompts(shown, readingLanguage(shown));
    if (!read.ok) throw new AppError(REFUSALS[read.refusal]);
    await database.transact(async (tx) => {
      await requireAccount(tx, playerId);
      await savePrompts(tx, playerId, entries, clock.now());
    });
    return entries.length;
  },
});

/** Prompts belong to no language: they are right when some language can type their answers. */
const readingLanguage = (text: string): GameLanguage =>
  GAME_LANGUAGES.find((language) => parseCustomPrompts(text, language).ok) ?? GAME_LANGUAGES[0];

const splitEntries = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n\r,]/)
      .map((entry) => showPublicText('prompt', entry))
      .filter((entry) => entry !== ''),
  ),
];
