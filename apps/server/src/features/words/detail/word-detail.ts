import type { WordDetail } from '@syllaboom/contracts';
import { canonicalWord, daysOfValue, GAME_LANGUAGES, WORD_JOINERS, type WordIndex, wordValue } from '@syllaboom/engine';
import { readAccountFacts } from '#features/account';
import type { Database, Db } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { NamedWord } from '../facts/word-facts.repository.ts';
import type { MeaningService } from '../meanings/meanings.ts';
import type { WordPorts } from '../ports.ts';
import { requireLanguage, type WordsService } from '../words.service.ts';
import { countClaims, hasClaimed, readClaims, readFacts, type WordFact } from './word-detail.repository.ts';

/** So many claims are shown. */
const SHOWN_CLAIMS = 50;
/** So many are read at once, and so often, since some of them may not be named. */
const CLAIMS_PAGE = 100;
const CLAIMS_PAGES = 10;
/** Lengths of the syllables that a word is taken apart into. */
const SYLLABLES = { least: 2, most: 3 };
const JOINERS = new RegExp(`[${WORD_JOINERS}]`);

/** What the detail of a word is made from. */
export interface WordDetailDeps {
  readonly database: Database;
  readonly words: Pick<WordsService, 'openDictionary'>;
  readonly meanings: MeaningService;
  readonly ports: WordPorts;
}

type Names = Awaited<ReturnType<WordPorts['readNames']>>;

/** A word as a player may see it; throws `words/language_unknown`, `words/language_building` or `words/unknown_word`. */
export async function readWordDetail(
  { database: { db }, words, meanings, ports }: WordDetailDeps,
  callerId: string,
  asked: NamedWord,
): Promise<WordDetail> {
  const locale = requireLanguage(asked.locale);
  const word = canonicalWord(asked.word, locale);
  const index = await words.openDictionary(locale);
  const facts = await readFacts(db, word);
  const fact = facts.find((one) => one.locale === locale);
  const isClaimed = await hasClaimed(db, callerId, { locale, word });
  // What has left the dictionary is still known to whoever has claimed it.
  if (fact === undefined && !isClaimed && !index.exists(word)) throw new AppError('words/unknown_word');
  const nameAll = (ids: readonly string[]) => nameThose(db, ports, callerId, ids);
  const value = wordValue(word);
  return {
    word,
    locale,
    syllables: syllablesOf(index, word),
    discoverer: await describeDiscoverer(db, nameAll, { locale, word }, fact),
    claimHistory: await readHistory(db, nameAll, { locale, word }),
    status: fact?.discovered?.playerId === callerId ? 'discovered' : isClaimed ? 'claimed' : 'unclaimed',
    ...holdingOf(facts, callerId, fact),
    value,
    days: daysOfValue(value),
    ...(await meaningsOf(meanings, locale, word)),
    locales: GAME_LANGUAGES.filter((one) => one === locale || facts.some((known) => known.locale === one)),
  };
}

/** What the caller holds of a word. */
function holdingOf(
  facts: readonly WordFact[],
  callerId: string,
  fact: WordFact | undefined,
): Pick<WordDetail, 'held' | 'level'> {
  const isHeld = (one: WordFact | undefined): boolean => one?.holderId === callerId;
  return {
    held: fact === undefined || !isHeld(fact) ? null : fact.reserved ? 'reserved' : 'free',
    level: facts.filter(isHeld).length,
  };
}

/** Who may be named to the caller: neither banned nor erased, and neither has blocked the other. */
async function nameThose(db: Db, ports: WordPorts, callerId: string, ids: readonly string[]): Promise<Names> {
  const [facts, blocks] = await Promise.all([readAccountFacts(db, ids), ports.mutualBlocks(db, callerId, ids)]);
  const isShown = (id: string): boolean => {
    const account = facts.get(id);
    const between = blocks.get(id);
    const isBlocked = between !== undefined && (between.byActor.blocked || between.byTarget.blocked);
    return account !== undefined && !account.banned && !account.erased && !isBlocked;
  };
  return ports.readNames(db, ids.filter(isShown));
}
type NameAll = (ids: readonly string[]) => Promise<Names>;

async function describeDiscoverer(
  db: Db,
  nameAll: NameAll,
  word: NamedWord,
  fact: WordFact | undefined,
): Promise<WordDetail['discoverer']> {
  if (fact === undefined || fact.discovered === null) return null;
  const { playerId: userId, at } = fact.discovered;
  const name = (await nameAll([userId])).get(userId);
  if (name === undefined) return null;
  const totalClaims = fact.claims ?? (await countClaims(db, word));
  return { userId, ...name, discoveredAt: at.toISOString(), totalClaims };
}

/** The latest claims of players who may be named. */
async function readHistory(db: Db, nameAll: NameAll, word: NamedWord): Promise<WordDetail['claimHistory']> {
  const history: WordDetail['claimHistory'] = [];
  for (let page = 0; page < CLAIMS_PAGES && history.length < SHOWN_CLAIMS; page += 1) {
    const claims = await readClaims(db, word, { offset: page * CLAIMS_PAGE, limit: CLAIMS_PAGE });
    const names = await nameAll(claims.map(({ playerId }) => playerId));
    for (const { playerId: id, at } of claims) {
      const name = names.get(id);
      if (name !== undefined) history.push({ id, ...name, claimedAt: at.toISOString() });
    }
    if (claims.length < CLAIMS_PAGE) break;
  }
  return history.slice(0, SHOWN_CLAIMS);
}

/** A word is shown without its meaning where whoever knows it can't be asked. */
async function meaningsOf(
  service: MeaningService,
  locale: string,
  word: string,
): Promise<Pick<WordDetail, 'meanings' | 'meaningSource'>> {
  const { meanings, source } = await service.lookUp(locale, word).catch(() => ({ meanings: [], source: null }));
  return { meanings, meaningSource: source };
}

/** Each syllable once, the rarest first; none goes across a joiner. */
function syllablesOf(index: WordIndex, word: string): WordDetail['syllables'] {
  const runs = word.split(JOINERS).map((run) => [...run]);
  const ofLength = (length: number): string[] =>
    runs.flatMap((run) => run.slice(length - 1).map((_, at) => run.slice(at, at + length).join('')));
  const lengths = Array.from({ length: SYLLABLES.most - SYLLABLES.least + 1 }, (_, n) => SYLLABLES.least + n);
  const counted = [...new Set(lengths.flatMap(ofLength))].map((s) => ({ s, c: index.count(s) }));
  return counted.toSorted((a, b) => a.c - b.c || (a.s < b.s ? -1 : 1));
}
