import { randomInt } from 'node:crypto';
import { drawQuestions, type MatchMaterial, MODES, seedRandom, shuffle, type TriviaQuestion } from '@syllaboom/engine';
import type { GameContext } from './game-context.ts';

const SEED_RANGE = 2 ** 32;

/** The question with its answers in an order that tells nothing. */
function mixAnswers(question: TriviaQuestion): TriviaQuestion {
  const order = shuffle(seedRandom(randomInt(SEED_RANGE)), [0, 1, 2, 3] as const);
  const [first = 0, second = 1, third = 2, fourth = 3] = order;
  const { a } = question;
  return {
    ...question,
    a: [a[first], a[second], a[third], a[fourth]],
    correct: order.indexOf(question.correct) as TriviaQuestion['correct'],
  };
}

/** Mode 3: the host's prompts, else those that come with the game [R0118]. */
async function customPrompts(room: GameContext): Promise<MatchMaterial> {
  const { locale } = room.settings;
  const host = room.roster.get(room.state.host)?.identity;
  const own = host ? await room.ports.material.promptsOf(host.playerId, locale) : [];
  return { customPrompts: own.length > 0 ? own : room.ports.material.builtInPrompts(locale) };
}

/** Mode 11: built-in questions together with approved ones of players. */
async function triviaQuestions(room: GameContext): Promise<MatchMaterial> {
  const bank = await room.ports.material.questions(room.settings.locale);
  return { questions: drawQuestions(bank, seedRandom(randomInt(SEED_RANGE))).map(mixAnswers) };
}

/** What the next match asks that no dictionary knows; null when its mode asks nothing of the kind. */
export function gatherMaterial(room: GameContext): Promise<MatchMaterial> | null {
  switch (room.settings.mode) {
    case MODES.customPrompts:
      return customPrompts(room);
    case MODES.trivia:
      return triviaQuestions(room);
    default:
      return null;
  }
}
