import { CONSTELLATION_SUFFIX, type ENDPOINTS, type ReplyOf } from '@syllaboom/contracts';
import { canonicalWord, cleanLine, GAME_LANGUAGES, type GameLanguage, WIKI_LANGUAGES } from '@syllaboom/engine';
import type { Clock } from '#platform/clock/clock.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { KeptAnswers } from '#platform/limits/kept-answers.ts';
import type { PreviewPorts } from './ports.ts';
import { wikiTitles } from './wiki-titles.ts';
import type { Wiki, WikiPage } from './wiki.ts';

type Preview = ReplyOf<(typeof ENDPOINTS)['wikiPreview']>;

export interface PreviewDeps {
  readonly clock: Clock;
  /** Null: nobody is asked. */
  readonly wiki: Wiki | null;
  readonly ports: PreviewPorts;
}

const LONGEST = { title: 120, description: 60, extract: 120 } as const;
const KEPT = { most: 5_000, foundMs: 7 * 24 * 3_600_000, nothingMs: 6 * 3_600_000, failureMs: 60_000 } as const;

/** So long a preview takes at most. What comes later is kept for whoever asks next. */
const TIME_MS = 3_800;

/** Previews of words: what an encyclopedia says, else what the word means. */
export function createPreviews({ clock, wiki, ports }: PreviewDeps): (lang: string, text: string) => Promise<Preview> {
  const pages = new KeptAnswers<WikiPage | null>(clock, {
    most: KEPT.most,
    keepForMs: (page) => (page === null ? KEPT.nothingMs : KEPT.foundMs),
    keepFailureMs: KEPT.failureMs,
  });
  return async (lang, text) => {
    const { language, word, isConstellation } = wordOf(lang, text);
    if (!(await ports.knowsWord(language, word))) throw new AppError('preview/none');
    const time = AbortSignal.timeout(TIME_MS);
    const question = `${language}:${word}:${isConstellation}`;
    const page = await settled(
      wiki && pages.get(question, () => wiki(language, wikiTitles(language, word, isConstellation))),
      time,
    );
    if (page.value !== null && page.value.extract !== '') return describePage(page.value, page.value.extract, ports);
    const meaning = await settled(ports.meaningOf(language, word), time);
    const [first] = meaning.value?.meanings ?? [];
    if (page.value !== null && (first !== undefined || page.value.picture !== null))
      return describePage(page.value, first ?? '', ports);
    if (first !== undefined) return describeMeaning(word, first, meaning.value?.source ?? null);
    throw new AppError(page.failed || meaning.failed ? 'preview/unreachable' : 'preview/none');
  };
}

/** The word that is asked for; throws `preview/none` for languages that no encyclopedia knows. */
function wordOf(lang: string, text: string) {
  const language = GAME_LANGUAGES.find((known): known is GameLanguage => WIKI_LANGUAGES[known] === lang);
  if (language === undefined) throw new AppError('preview/none');
  const isConstellation = text.endsWith(CONSTELLATION_SUFFIX);
  const word = canonicalWord(isConstellation ? text.slice(0, -CONSTELLATION_SUFFIX.length) : text, language);
  return { language, word, isConstellation };
}

/** What came of a question in time, without throwing. */
async function settled<Value>(
  question: Promise<Value> | null,
  time: AbortSignal,
): Promise<{ readonly value: Value | null; readonly failed: boolean }> {
  try {
    return { value: await Promise.race([question, endOf(time)]), failed: false };
  } catch {
    return { value: null, failed: true };
  }
}

const endOf = (time: AbortSignal): Promise<never> =>
  new Promise((_done, fail) => {
    if (time.aborted) fail(time.reason);
    else time.addEventListener('abort', () => fail(time.reason), { once: true });
  });

/** Strangers wrote it: it is text and nothing else. */
const describePage = (page: WikiPage, extract: string, { pictureLink }: PreviewPorts): Preview => ({
  title: cut(page.title, LONGEST.title),
  description: cut(page.description, LONGEST.description),
  ...describeExtract(extract),
  thumbnail: page.picture === null ? null : { source: pictureLink(page.picture) },
  source: page.source,
  page: page.page,
});

const describeMeaning = (word: string, meaning: string, source: string | null): Preview => ({
  title: word,
  description: '',
  ...describeExtract(meaning),
  thumbnail: null,
  source,
  page: null,
});

function describeExtract(text: string): Pick<Preview, 'extract' | 'extract_html'> {
  const extract = cut(text, LONGEST.extract);
  return { extract, extract_html: extract.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`) };
}

/** A long text ends in an ellipsis, which counts. */
function cut(text: string, most: number): string {
  const letters = [...cleanLine(text)];
  return letters.length <= most
    ? letters.join('')
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}
