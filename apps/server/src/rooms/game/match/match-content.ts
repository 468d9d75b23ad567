import {
  drawQuestions,
  type GameLanguage,
  hiddenWords,
  type MatchContent,
  type MatchSeed,
  modeTraits,
  type ModeTraits,
  type RandomState,
  seedRandom,
  shuffle,
  type TriviaQuestion,
} from '@syllaboom/engine';
import type { GameContext } from '../game-context.ts';
import type { Member } from '../seats/member.ts';

/** The question with its answers in an order that tells nothing. */
function mixAnswers(question: TriviaQuestion, random: RandomState): TriviaQuestion {
  const order = shuffle(random, [0, 1, 2, 3] as const);
  const [first = 0, second = 1, third = 2, fourth = 3] = order;
  const { a } = question;
  return {
    ...question,
    a: [a[first], a[second], a[third], a[fourth]],
    correct: order.indexOf(question.correct) as TriviaQuestion['correct'],
  };
}

/** Mode 3: the words of the collection that is practised, else the host's prompts, else those that come with the game. */
async function customPrompts(room: GameContext): Promise<MatchContent> {
  if (room.kind.practised !== null) return { wordList: room.kind.practised.words };
  const { locale } = room.settings;
  const host = room.roster.get(room.state.host)?.identity;
  const own = host ? await room.ports.content.promptsOf(host.playerId, locale) : [];
  return { customPrompts: own.length > 0 ? own : room.ports.content.builtInPrompts(locale) };
}

/** Keeps the questions apart from what the match itself draws. */
const QUESTIONS_STREAM = 0x71756573;

/** Mode 11: built-in questions together with approved ones of players. */
async function triviaQuestions(room: GameContext, seed: MatchSeed): Promise<MatchContent> {
  const bank = await room.ports.content.questions(room.settings.locale);
  const random = seedRandom(seed, QUESTIONS_STREAM);
  return { questions: drawQuestions(bank, random).map((question) => mixAnswers(question, random)) };
}

/** Mode 2: what the hidden words mean. A word that nobody can explain goes without. */
async function hiddenMeanings(room: GameContext, seed: MatchSeed, players: readonly Member[]): Promise<MatchContent> {
  const languages = new Set<GameLanguage>(players.map((member) => room.languageOf(member)));
  const meanings: Record<string, string> = {};
  for (const language of languages) {
    // One after the other: each lookup takes its time, and other rooms must not wait for all of them.
    for (const word of hiddenWords(seed, room.ports.words.get(language))) {
      const found = await room.ports.meaningOf(language, word).catch(() => null);
      const [meaning] = found?.meanings ?? [];
      if (meaning !== undefined) meanings[word] = meaning;
    }
  }
  return { meanings };
}

/** Who brings what a mode asks for. */
const GATHER: Readonly<
  Record<
    NonNullable<ModeTraits['asksFor']>,
    (room: GameContext, seed: MatchSeed, players: readonly Member[]) => Promise<MatchContent>
  >
> = { customPrompts, meanings: hiddenMeanings, questions: triviaQuestions };

/** What the next match asks that no dictionary knows; null when its mode asks nothing of the kind. */
export function gatherContent(
  room: GameContext,
  seed: MatchSeed,
  players: readonly Member[],
): Promise<MatchContent> | null {
  const { asksFor } = modeTraits(room.settings.mode);
  return asksFor === null ? null : GATHER[asksFor](room, seed, players);
}
