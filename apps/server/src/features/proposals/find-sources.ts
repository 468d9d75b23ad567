import type { ENDPOINTS, ReplyOf } from '@syllaboom/contracts';
import { canonicalWord, GAME_LANGUAGES, type GameLanguage, isCanonicalWord } from '@syllaboom/engine';
import { namePlayers } from '#features/moderation';
import { AppError } from '#platform/errors/app-error.ts';
import { findRelatives } from './find-relatives.ts';
import { readProposal } from './proposal.repository.ts';
import type { ProposalDeps } from './proposals.deps.ts';
import { wordKey } from './read-word.ts';

/** What the server itself knows of a proposed word: a help for whoever looks it up in a dictionary of paper. */
export async function findSources(
  { database: { db }, words, meanings }: ProposalDeps,
  proposed: { readonly locale: string; readonly word: string },
): Promise<ReplyOf<(typeof ENDPOINTS)['wordSources']>> {
  const { locale, word } = wordKey(proposed.locale, proposed.word);
  const proposal = await readProposal(db, { locale, word });
  if (proposal === null) throw new AppError('moderation/not_found');
  const relatives = findRelatives(words.dictionary(locale), word);
  // A source on the web that does not answer hinders nobody.
  const unknown = { meanings: [], source: null };
  const [nameOf, languages, meaning] = await Promise.all([
    namePlayers(db, [proposal.proposedBy]),
    findLanguages(words, locale, word),
    meanings.lookUp(locale, word).catch(() => unknown),
  ]);
  return {
    proposedBy: proposal.proposedBy === null ? null : nameOf(proposal.proposedBy),
    languages,
    meanings: [...meaning.meanings],
    meaningsFrom: meaning.source,
    relatives,
  };
}

/** Other languages whose dictionary has the word as they write it, one after the other: some are opened for it. */
async function findLanguages(words: ProposalDeps['words'], own: GameLanguage, word: string): Promise<GameLanguage[]> {
  const ready = new Set(words.languages().flatMap((language) => (language.ready ? [language.locale] : [])));
  const found: GameLanguage[] = [];
  for (const language of GAME_LANGUAGES) {
    const spelled = canonicalWord(word, language);
    if (language === own || !ready.has(language) || !isCanonicalWord(spelled, language)) continue;
    if (await words.exists(language, spelled)) found.push(language);
  }
  return found;
}
