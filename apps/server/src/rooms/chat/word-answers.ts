import type { ChatKind, SystemLine } from '@syllaboom/contracts';
import { type CommandName, canonicalWord, type GameLanguage, type WordIndex } from '@syllaboom/engine';
import type { RoomPorts } from '../ports.ts';

/** Who knows words and what they mean. */
export type WordPorts = Pick<RoomPorts, 'words' | 'meaningOf' | 'findWords'>;

/** Words that /solve shows; fewer while a match runs. */
const SOLVE_WORDS = 50;
const SOLVE_WORDS_IN_MATCH = 5;

/** What a command answers: a line of the chat, for the asker alone. */
export interface WordAnswer {
  readonly line: SystemLine;
  readonly params: Record<string, string | number>;
  readonly kind: ChatKind;
}
/** Commands that ask about words. */
export type WordCommand = Extract<CommandName, 'solve' | 'syl' | 'i' | 'meaning'>;
export const isWordCommand = (command: CommandName): command is WordCommand =>
  command === 'solve' || command === 'syl' || command === 'i' || command === 'meaning';

/** Words that hold a prompt, the well-known ones first. */
async function solve(ports: WordPorts, language: GameLanguage, q: string, isPlaying: boolean): Promise<WordAnswer> {
  const { words, totalCount } = await ports.findWords(language, q, isPlaying ? SOLVE_WORDS_IN_MATCH : SOLVE_WORDS);
  return words.length === 0
    ? { line: 'noWordsFound', params: { q }, kind: 'q' }
    : { line: 'wordsFound', params: { q, words: words.join(', '), count: totalCount }, kind: 'q' };
}

const describeSyllable = (index: WordIndex, q: string): WordAnswer => ({
  line: 'syllableInfo',
  params: { q, count: index.count(q), starts: index.count(q, 'starts'), ends: index.count(q, 'ends') },
  kind: 'syl',
});

function describeWord(index: WordIndex, q: string): WordAnswer {
  if (!index.exists(q) || index.isOffensive(q)) return { line: 'wordUnknown', params: { q }, kind: 'i' };
  const categories = index.categoriesOf(q).join(', ');
  return { line: 'wordInfo', params: { q, letters: [...q].length, tier: index.tier(q), categories }, kind: 'i' };
}

/** The commonest meaning of a word, or why there is none. */
async function explainWord(ports: WordPorts, language: GameLanguage, q: string): Promise<WordAnswer> {
  try {
    const { meanings } = await ports.meaningOf(language, q);
    const [meaning] = meanings;
    if (meaning === undefined) return { line: 'noMeaning', params: { q }, kind: 'i' };
    return { line: 'meaning', params: { q, meaning }, kind: 'i' };
  } catch {
    return { line: 'meaningUnavailable', params: { q }, kind: 'i' };
  }
}

/** Answers a question about words; null while the dictionary is being built. */
export async function answerAboutWords(
  ports: WordPorts,
  asked: {
    readonly command: WordCommand;
    readonly language: GameLanguage;
    readonly text: string;
    readonly isPlaying: boolean;
  },
): Promise<WordAnswer | null> {
  const { command, language, text, isPlaying } = asked;
  const q = canonicalWord(text, language);
  const index = ports.words.isReady(language) ? ports.words.get(language) : null;
  if (command === 'meaning') {
    return index?.isOffensive(q) ? { line: 'noMeaning', params: { q }, kind: 'i' } : explainWord(ports, language, q);
  }
  if (index === null) return null;
  if (command === 'solve') return solve(ports, language, q, isPlaying);
  return command === 'syl' ? describeSyllable(index, q) : describeWord(index, q);
}
