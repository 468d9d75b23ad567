import { ALPHABET_BONUS, HEARTS } from '../../balance/match/hearts.ts';
import type { GameLanguage } from '../../catalogue/languages.ts';
import { DIFFICULTIES } from '../../catalogue/modes.ts';
import { modeTraits } from '../../catalogue/mode-traits.ts';
import { bonusAlphabet } from '../../language/bonus-alphabets.ts';
import type { MatchRules } from '../state/match-setup.ts';
import type { MatchPlayer } from '../state/match-state.ts';
import type { StepContext } from '../state/step-context.ts';
import { alphabetMultiplier } from './word-rewards.ts';

/** Fresh health of every bonus letter; empty when the bonus is switched off, in modes that have none, and in practice: there is nothing to win. */
export function freshLetters(rules: MatchRules, language: GameLanguage): Record<string, number> {
  if (rules.letterHealth === 0 || !modeTraits(rules.mode).hasAlphabetBonus) return {};
  if (rules.difficulty === DIFFICULTIES.practice) return {};
  return Object.fromEntries(
    bonusAlphabet(language, rules.casualAlphabet).map((letter) => [letter, rules.letterHealth] as const),
  );
}

/** Gives a heart, or coins to those who hold as many as one can; with a time bank hearts are not used. */
function rewardAlphabet(context: StepContext, player: MatchPlayer, company: number): void {
  if (player.hearts < HEARTS.most && player.bankMs === null) {
    player.hearts = Math.min(HEARTS.most, player.hearts + ALPHABET_BONUS.heartsGained);
    context.events.push({ e: 'heart', seat: player.seat, hearts: player.hearts });
  } else if (company > 0) player.stats.coins += ALPHABET_BONUS.coinsAtCap;
}

/** Takes one from each distinct letter of an accepted word, and rewards a completed alphabet. */
export function wearLetters(context: StepContext, player: MatchPlayer, word: string, company: number): void {
  const health = player.letterHealth;
  let changed = false;
  for (const letter of new Set(word)) {
    const left = health[letter];
    if (left === undefined || left === 0) continue;
    health[letter] = left - 1;
    changed = true;
  }
  if (!changed) return;
  if (Object.values(health).every((left) => left === 0)) {
    player.alphabets++;
    player.letterHealth = freshLetters(context.state.rules, player.language);
    const multiplier = alphabetMultiplier(player.alphabets);
    context.events.push({ e: 'alpha', seat: player.seat, completed: player.alphabets, multiplier });
    rewardAlphabet(context, player, company);
  }
  context.events.push({ e: 'letters', seat: player.seat, health: { ...player.letterHealth } });
}
