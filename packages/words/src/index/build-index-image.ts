import { WORD_LENGTH } from '@syllaboom/engine';
import { DamagedDataError } from '../damaged-data-error.ts';
import { createLetterCodec, type LetterCodec } from '../letter-codec.ts';
import { createOffensiveFilter, type OffensiveFilter } from '../offensive-filter.ts';
import type { WordPack } from '../pack/word-pack.ts';
import { visitWords } from '../pack/word-stream.ts';
import { DawgBuilder } from './dawg-builder.ts';
import { buildGramTable, type GramTable } from './gram-table.ts';
import type { IndexImage } from './index-file.ts';
import { buildJoinedTable, type JoinedWord } from './joined-table.ts';
import { BLOCK_SHIFT, LENGTH_COLUMNS, LENGTH_ROW_SHIFT, LONGEST_GRAM, SHORTEST_PROMPT } from './layout.ts';

/** The letters of a gram key, back to text. */
function spellGram(key: number, codec: LetterCodec): string {
  let gram = '';
  for (let rest = key; rest > 0; rest = Math.floor(rest / codec.base)) {
    gram = codec.alphabet.charAt((rest % codec.base) - 1) + gram;
  }
  return gram;
}

/** Showable prompts of each length, by ascending count, equal counts by key. */
function orderPrompts(
  grams: GramTable,
  codec: LetterCodec,
  filter: OffensiveFilter,
): { promptOrder: Uint32Array; promptSizes: number[] } {
  const byLength: number[][] = [];
  for (let length = SHORTEST_PROMPT; length <= LONGEST_GRAM; length++) byLength.push([]);
  for (let gram = 0; gram < grams.keys.length; gram++) {
    const prompt = spellGram(grams.keys[gram] as number, codec);
    if (prompt.length < SHORTEST_PROMPT || filter.isOffensivePrompt(prompt)) continue;
    (byLength[prompt.length - SHORTEST_PROMPT] as number[]).push(gram);
  }
  const count = (gram: number): number => grams.counts[gram] as number;
  for (const list of byLength) list.sort((a, b) => count(a) - count(b) || a - b);
  return { promptOrder: Uint32Array.from(byLength.flat()), promptSizes: byLength.map((list) => list.length) };
}

/** The graph, the table of lengths, the letters of the common words and the words with joiners, in one walk. */
function walkWords(pack: WordPack, codec: LetterCodec, commonIds: Uint32Array) {
  const builder = new DawgBuilder(WORD_LENGTH.max, codec.alphabet.length);
  const rows = ((pack.size >>> BLOCK_SHIFT) >>> LENGTH_ROW_SHIFT) + 1;
  const lengthRows = new Uint32Array(rows * LENGTH_COLUMNS);
  const wanted = new Set(commonIds);
  const common = new Map<number, Uint8Array>();
  const joined: JoinedWord[] = [];
  const isJoined = (codes: Uint8Array, length: number): boolean => {
    for (let i = 0; i < length; i++) if (codec.isJoiner[codes[i] as number] === 1) return true;
    return false;
  };
  let id = 0;
  const count = visitWords(pack.stream, (codes, length, shared) => {
    builder.add(codes, length, shared);
    const cell = ((id >>> BLOCK_SHIFT) >>> LENGTH_ROW_SHIFT) * LENGTH_COLUMNS + length;
    lengthRows[cell] = (lengthRows[cell] as number) + 1;
    if (wanted.has(id)) common.set(id, codes.slice(0, length));
    if (isJoined(codes, length)) joined.push({ id, text: codec.decode(codes, 0, length) });
    id++;
  });
  if (count !== pack.size) throw new DamagedDataError('word pack has another number of words than it says');
  return { dawg: builder.finish(), lengthRows, common, joined };
}

function layOutCommonWords(commonIds: Uint32Array, common: ReadonlyMap<number, Uint8Array>) {
  const commonStarts = new Uint32Array(commonIds.length + 1);
  const words = [...commonIds].map((id) => common.get(id) as Uint8Array);
  words.forEach((word, i) => {
    commonStarts[i + 1] = (commonStarts[i] as number) + word.length;
  });
  const commonCodes = new Uint8Array(commonStarts[words.length] as number);
  words.forEach((word, i) => {
    commonCodes.set(word, commonStarts[i] as number);
  });
  return { commonStarts, commonCodes };
}

function concatIds(lists: readonly Uint32Array[]): Uint32Array {
  const all = new Uint32Array(lists.reduce((sum, list) => sum + list.length, 0));
  let position = 0;
  for (const list of lists) {
    all.set(list, position);
    position += list.length;
  }
  return all;
}

/** Builds a language's whole index from its pack. Pure, so that the browser does the same with its download. */
export function buildIndexImage(pack: WordPack): IndexImage {
  const codec = createLetterCodec(pack.language);
  const mostCommonFirst = [...pack.tiers].reverse();
  const commonIds = concatIds(mostCommonFirst);
  const { dawg, lengthRows, common, joined } = walkWords(pack, codec, commonIds);
  const grams = buildGramTable(pack.stream, codec);
  const filter = createOffensiveFilter(pack.offensive);
  const { promptOrder, promptSizes } = orderPrompts(grams, codec, filter);
  const joinedTable = buildJoinedTable(joined, codec, (text) => filter.isOffensive(text));
  return {
    header: {
      language: pack.language,
      size: pack.size,
      root: dawg.root,
      promptSizes,
      tierSizes: mostCommonFirst.map((tier) => tier.length),
      categories: pack.categories.map(({ name, generated, ids }) => ({ name, generated, size: ids.length })),
      joinedShown: joinedTable.shown,
      offensive: pack.offensive,
    },
    sections: {
      edges: dawg.edges,
      before: dawg.before,
      ...grams,
      promptOrder,
      lengthRows,
      commonIds,
      ...layOutCommonWords(commonIds, common),
      categoryIds: concatIds(pack.categories.map((category) => category.ids)),
      ...joinedTable.sections,
    },
  };
}
