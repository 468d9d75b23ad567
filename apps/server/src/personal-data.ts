import type { PersonalData } from '#features/account';
import { inventoryPersonalData } from '#features/inventory';
import { matchPersonalData } from '#features/match';
import { moderationPersonalData } from '#features/moderation';
import { preferencesPersonalData } from '#features/preferences';
import { profilePersonalData } from '#features/profile';
import { promptsPersonalData } from '#features/prompts';
import { purchasePersonalData } from '#features/purchases';
import { relationsPersonalData } from '#features/relations';
import { triviaPersonalData } from '#features/trivia';
import { walletPersonalData } from '#features/wallet';
import { wordsPersonalData } from '#features/words';

/** What all features keep of a player. Matches come before the profile: they look for the name that it still has. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  matchPersonalData,
  profilePersonalData,
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
