import { BOT_VOCABULARIES, type BotVocabulary } from '../balance/room/bots.ts';
import type { BotProfile } from '../match/state/match-setup.ts';

/** The words that a bot keeps to; null: it may say any. */
export const vocabularyOf = (bot: BotProfile | null): BotVocabulary | null =>
  bot?.words === undefined ? null : BOT_VOCABULARIES[bot.words];
