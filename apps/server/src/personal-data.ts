import type { PersonalData } from '#features/account';
import { achievementsPersonalData } from '#features/achievements';
import { dailyPersonalData } from '#features/daily';
import { inventoryPersonalData } from '#features/inventory';
import { leaderboardsPersonalData } from '#features/leaderboards';
import { matchPersonalData } from '#features/match';
import { moderationPersonalData } from '#features/moderation';
import { preferencesPersonalData } from '#features/preferences';
import { profilePersonalData } from '#features/profile';
import { promptsPersonalData } from '#features/prompts';
import { purchasePersonalData } from '#features/purchases';
import { rankedPersonalData } from '#features/ranked';
import { relationsPersonalData } from '#features/relations';
import { triviaPersonalData } from '#features/trivia';
import { walletPersonalData } from '#features/wallet';
import { wordsPersonalData } from '#features/words';

/**
 * What all features keep of a player. The account is held meanwhile: a match that is being recorded holds it, too, so erasing
 * waits for it, and a match that comes later finds the account gone.
 */
export const PERSONAL_DATA: readonly PersonalData[] = [
  profilePersonalData,
  matchPersonalData,
  rankedPersonalData,
  leaderboardsPersonalData,
  dailyPersonalData,
  achievementsPersonalData,
  preferencesPersonalData,
  walletPersonalData,
  inventoryPersonalData,
  wordsPersonalData,
  promptsPersonalData,
  triviaPersonalData,
  relationsPersonalData,
  moderationPersonalData,
  purchasePersonalData,
];
