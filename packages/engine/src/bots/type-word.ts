import { BOTS } from '../balance/room/bots.ts';
import type { GameLanguage } from '../catalogue/languages.ts';
import { ALPHABETS, WORD_JOINERS } from '../language/alphabets.ts';
import type { BotProfile } from '../match/state/match-setup.ts';
import type { BotAction } from '../match/state/match-state.ts';
import type { MatchTime } from '../match/state/match-time.ts';
import { nextInteger, nextRandom, type RandomState } from '../random.ts';
import { keyMs, typoChance } from './bot-mind.ts';

/** Somebody at a keyboard: what has been typed so far, and when. */
interface Typist {
  readonly bot: BotProfile;
  readonly random: RandomState;
  readonly actions: BotAction[];
  at: MatchTime;
  typed: string;
}

function pressKey(typist: Typist, letter: string): void {
  typist.at += Math.round(keyMs(typist.bot, typist.random));
  typist.typed += letter;
  typist.actions.push({ at: typist.at, delta: { t: 'a', a: letter } });
}

/** Takes back what was typed since a mistake. */
function correct(typist: Typist, keys: number): void {
  typist.at += BOTS.typoPauseMs;
  typist.typed = typist.typed.slice(0, typist.typed.length - keys);
  typist.actions.push({ at: typist.at, delta: { t: 'd', l: keys } });
}

/** A letter that does not belong there. */
function slip(random: RandomState, language: GameLanguage, right: string): string {
  const letters = [...ALPHABETS[language]].filter((letter) => letter !== right && !WORD_JOINERS.includes(letter));
  return letters[nextInteger(random, letters.length)] ?? right;
}

/** The keystrokes of a bot for a word, typos and corrections included; the last action submits what stands there. */
export function typeWord(
  bot: BotProfile,
  random: RandomState,
  language: GameLanguage,
  word: string,
  from: MatchTime,
): BotAction[] {
  const typist: Typist = { bot, random, actions: [], at: from, typed: '' };
  const chance = typoChance(bot);
  let done = 0;
  while (done < word.length) {
    if (nextRandom(random) >= chance) {
      pressKey(typist, word.charAt(done++));
      continue;
    }
    pressKey(typist, slip(random, language, word.charAt(done)));
    if (nextRandom(random) >= BOTS.typoCorrected) {
      done++;
      continue;
    }
    const more = Math.min(nextInteger(random, BOTS.typoNoticedAfterMost), word.length - done - 1);
    for (let i = 1; i <= more; i++) pressKey(typist, word.charAt(done + i));
    correct(typist, more + 1);
  }
  typist.at += Math.round(keyMs(bot, random));
  typist.actions.push({ at: typist.at, submit: typist.typed });
  return typist.actions;
}

/** What a bot types that knows no answer: the prompt, and then nothing. */
export function typeHelplessly(bot: BotProfile, random: RandomState, prompt: string, from: MatchTime): BotAction[] {
  const typist: Typist = { bot, random, actions: [], at: from, typed: '' };
  for (const letter of prompt) pressKey(typist, letter);
  return typist.actions;
}
