import type { TriviaProposal } from '@syllaboom/contracts';
import { canonicalWord, GAME_LANGUAGES, type GameLanguage, TRIVIA_PROPOSALS } from '@syllaboom/engine';
import { requireAccount } from '#features/account';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { randomId } from '#platform/ids/random-id.ts';
import { checkPublicText } from '#platform/text/index.ts';
import type { TriviaPorts } from './ports.ts';
import { addProposal, countPendingOf } from './trivia.repository.ts';

const ID_LENGTH = 16;

/** Keeps a player's question until a moderator has looked at it; its id. */
export async function proposeQuestion(
  database: Database,
  clock: Clock,
  ports: TriviaPorts,
  proposal: TriviaProposal & { readonly authorId: string },
): Promise<string> {
  const locale = GAME_LANGUAGES.find((known) => known === proposal.locale);
  if (locale === undefined) throw new AppError('words/language_unknown');
  const question = readText(ports, locale, 'question', proposal.q);
  const answers = proposal.a.map((answer) => readText(ports, locale, 'answer', answer));
  if (new Set(answers.map((answer) => answer.toLocaleLowerCase(locale))).size < answers.length)
    throw new AppError('trivia/answers_equal');
  const id = randomId(ID_LENGTH);
  await database.transact(async (tx) => {
    await requireAccount(tx, proposal.authorId);
    if ((await countPendingOf(tx, proposal.authorId)) >= TRIVIA_PROPOSALS.mostPending)
      throw new AppError('trivia/too_many_pending');
    await addProposal(tx, {
      id,
      locale,
      authorId: proposal.authorId,
      question,
      answers,
      difficulty: proposal.d,
      proposedAt: clock.now(),
    });
  });
  return id;
}

/** The text as it may be shown to others; refuses empty ones, links and words that the dictionary calls offensive. */
function readText(ports: TriviaPorts, locale: GameLanguage, kind: 'question' | 'answer', raw: string): string {
  const checked = checkPublicText(kind, raw, { language: locale });
  if (!checked.ok) throw new AppError('trivia/text_refused');
  const words = checked.value.split(/[^\p{L}\p{M}\p{N}'’-]+/u).map((word) => canonicalWord(word, locale));
  if (words.some((word) => word !== '' && ports.isOffensive(locale, word))) throw new AppError('trivia/text_refused');
  return checked.value;
}
