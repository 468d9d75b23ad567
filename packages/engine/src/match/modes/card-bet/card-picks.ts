import { CARD_BET, CARD_CLASSES, RANDOM_CARD } from '../../../balance/modes/card-bet.ts';
import { knowChance } from '../../../bots/bot-mind.ts';
import { nextInteger, nextRandom, type RandomState } from '../../../random.ts';
import type { BotProfile } from '../../state/match-setup.ts';
import { CARDS, type CardClass, type CardName } from '../../state/mode-view.ts';

const CLASSES = Object.keys(CARD_CLASSES) as CardClass[];
const PER_CENT = 100;

/** What hides behind a random card. */
export function drawClass(random: RandomState): CardClass {
  let rest = nextRandom(random) * PER_CENT;
  for (const name of CLASSES) {
    rest -= RANDOM_CARD[name];
    if (rest < 0) return name;
  }
  return 'low';
}

/** Chips that a bot may expect of a class, given how often it knows such prompts. */
function expectedChips(bot: BotProfile, name: CardClass): number {
  const { least, most, chips } = CARD_CLASSES[name];
  const knows = knowChance(bot, Math.sqrt(least * most));
  return chips * (knows - (1 - knows) * CARD_BET.failFactor);
}

/** What a card may bring a bot: the random one is the mean of what it hides. */
const worth = (bot: BotProfile, card: CardName): number =>
  card === 'random'
    ? CLASSES.reduce((sum, name) => sum + (expectedChips(bot, name) * RANDOM_CARD[name]) / PER_CENT, 0)
    : expectedChips(bot, card);

/** The card that a bot picks: mostly the one that its skill makes most of, sometimes any. */
export function pickForBot(bot: BotProfile, random: RandomState): CardName {
  const [low] = CARDS;
  if (nextRandom(random) < CARD_BET.botWhim) return CARDS[nextInteger(random, CARDS.length)] ?? low;
  return CARDS.reduce<CardName>((best, card) => (worth(bot, card) > worth(bot, best) ? card : best), low);
}

/** How long a bot looks at its cards, in ms. */
export const botPickMs = (random: RandomState): number =>
  CARD_BET.botPickLeastMs + nextInteger(random, CARD_BET.botPickSpreadMs);
