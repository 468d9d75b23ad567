import {
  BOT_SLIDERS,
  createMatch,
  drawQuestions,
  type GameLanguage,
  type IndexedLanguage,
  MODES,
  type MatchContent,
  type MatchSetup,
  type MatchState,
  type ModeId,
  defaultRoomSettings,
  modeLock,
  nextDeadline,
  rulesFromSettings,
  type SeatId,
  seedRandom,
  step,
  type WordIndex,
  type WordSource,
} from '@syllaboom/engine';
import { builtInPrompts, openOrBuildIndex, openTrivia } from '@syllaboom/words';

/** The real dictionaries, each opened once. */
export function realWords(): WordSource {
  const open = new Map<IndexedLanguage, WordIndex>();
  return (language) => {
    const index = open.get(language) ?? openOrBuildIndex(language);
    open.set(language, index);
    return index;
  };
}

/** Whether a table of bots may play the mode in the language. */
export const isOpen = (mode: ModeId, language: GameLanguage, words: WordSource): boolean =>
  modeLock(mode, {
    players: 3,
    categories: words(language).categories.length,
    questions: openTrivia(language).count,
    withoutPrompts: [],
    switchedOff: [],
  }) === null;

const between = ({ least, most }: { least: number; most: number }, n: number): number =>
  least + (n % (most - least + 1));

function contentOf(mode: ModeId, language: GameLanguage, seed: number): MatchContent {
  if (mode === MODES.customPrompts) return { customPrompts: builtInPrompts(language) };
  if (mode !== MODES.trivia) return {};
  return { questions: drawQuestions(openTrivia(language).questions, seedRandom(seed)) };
}

/** Two to four bots of every kind at an untouched room's table. */
export function botSetup(mode: ModeId, language: GameLanguage, seed: number, words: WordSource): MatchSetup {
  const players = Array.from({ length: 2 + (seed % 3) }, (_, n) => ({
    seat: `bot-${n}` as SeatId,
    language,
    bot: {
      typingSpeed: between(BOT_SLIDERS.typingSpeed, seed + n * 3),
      typoAmount: between(BOT_SLIDERS.typoAmount, seed * 3 + n),
      thinkingTime: between(BOT_SLIDERS.thinkingTime, seed * 5 + n),
    },
  }));
  const settings = { ...defaultRoomSettings(language), mode, monsters: words(language).categories.slice(0, 3) };
  const rules = rulesFromSettings(settings, { ranked: false, calm: false });
  return { seed, rules, players, material: contentOf(mode, language, seed) };
}

/** So much match time passes at once. */
const LEAP_MS = 20_000;

/** Plays on by the clock alone until the match is over, or for so long: the state tells which. */
export function playBots(setup: MatchSetup, words: WordSource, mostMs: number): MatchState {
  const { state } = createMatch(setup, words, 0);
  while (state.phase === 'playing' && state.now < mostMs) {
    const at = Math.max(nextDeadline(state) ?? 0, state.now + LEAP_MS);
    step(state, { k: 'time', at }, words);
  }
  return state;
}
