import type { ENDPOINTS, FoundGif, QueryOf, ReplyOf } from '@syllaboom/contracts';
import { cleanLine, GIFS, hasLinkForms, type InterfaceLanguage } from '@syllaboom/engine';
import { KeptAnswers } from '#platform/limits/kept-answers.ts';
import { showPublicText } from '#platform/text/index.ts';
import { keepGifs } from './gif.repository.ts';
import type { KnownGif } from './gif.ts';
import type { GifDeps } from './gifs.deps.ts';
import { searchPack } from './pack.ts';
import type { GifPage } from './provider.ts';

type Search = (typeof ENDPOINTS)['gifSearch'];
type Page = { readonly gifs: readonly KnownGif[]; readonly next: string | null; readonly by: KnownGif['p'] };

const KEPT = { most: 500, foundMs: 60 * 60_000, failureMs: 30_000 } as const;
const LONGEST_TITLE = 100;
/** What stands before a cursor: the pack’s pages are counted, a provider’s are its own business. */
const [OF_PACK, OF_PROVIDER] = ['e.', 'p.'] as const;

/** Whether a text holds no word that is shown as stars to a reader of that language, or of English. */
const mayBeSaid = (text: string, language: InterfaceLanguage): boolean =>
  showPublicText('chatLine', text, [language, 'en-US']) === showPublicText('chatLine', text);

/** A title as it may be read; null: not at all. */
function readTitle(raw: string, language: InterfaceLanguage): string | null {
  const title = [...cleanLine(raw)].slice(0, LONGEST_TITLE).join('').trimEnd();
  return mayBeSaid(title, language) ? title : null;
}

/** Looks for GIFs: with the provider, else, and whenever it can't be asked or has none, in the pack. */
export function createGifSearch(deps: GifDeps): (query: QueryOf<Search>) => Promise<ReplyOf<Search>> {
  const { ask, clock, database } = deps;
  const answers = new KeptAnswers<GifPage>(clock, {
    most: KEPT.most,
    keepForMs: () => KEPT.foundMs,
    keepFailureMs: KEPT.failureMs,
  });
  const askProvider = async (text: string, language: InterfaceLanguage, from: string | null): Promise<Page | null> => {
    if (ask === null) return null;
    try {
      const { gifs, next } = await answers.get(`${language} ${from ?? ''} ${text}`, async () => {
        const page = await ask.search({ text, language, from });
        const shown = page.gifs.flatMap((gif) => {
          const title = readTitle(gif.title, language);
          return title === null ? [] : [{ ...gif, title }];
        });
        // Known to every process, and only what is known may be sent.
        await database.transact((tx) => keepGifs(tx, shown, clock.now()));
        return { gifs: shown, next: page.next };
      });
      return gifs.length === 0 && from === null ? null : { gifs, next, by: ask.name };
    } catch (cause) {
      deps.logger.warn(
        { part: 'gifs', reason: cause instanceof Error ? cause.message : 'unknown' },
        'No GIFs from the provider',
      );
      return null;
    }
  };
  return async ({ q = '', lang = 'en-US', c }) => {
    const text = [...cleanLine(q)].slice(0, GIFS.queryLength).join('').trimEnd();
    // Nobody is asked for what may not be said here.
    if (hasLinkForms(text) || !mayBeSaid(text, lang)) return { data: [], c: null, by: 'embedded' };
    const isOfPack = c?.startsWith(OF_PACK) === true;
    const from = c?.startsWith(OF_PROVIDER) === true ? c.slice(OF_PROVIDER.length) : null;
    const found = isOfPack ? null : await askProvider(text.toLowerCase(), lang, from);
    const page = found ?? pageOfPack(text, lang, isOfPack ? Number(c.slice(OF_PACK.length)) : 0);
    const prefix = page.by === 'embedded' ? OF_PACK : OF_PROVIDER;
    return {
      data: page.gifs.map((gif) => describe(deps, gif)),
      c: page.next === null ? null : prefix + page.next,
      by: page.by,
    };
  };
}

function pageOfPack(text: string, language: InterfaceLanguage, from: number): Page {
  const all = searchPack(text, language);
  const start = Number.isSafeInteger(from) && from > 0 ? from : 0;
  const end = start + GIFS.pageMost;
  return { gifs: all.slice(start, end), next: end < all.length ? String(end) : null, by: 'embedded' };
}

function describe({ linkOf }: GifDeps, gif: KnownGif): FoundGif {
  const dims: [number, number] = [gif.width, gif.height];
  return {
    p: gif.p,
    id: gif.id,
    title: gif.title,
    media_formats: {
      tinygif: { url: linkOf(gif.p, gif.tiny), dims },
      gif: { url: linkOf(gif.p, gif.whole), dims },
      ...(gif.still === null ? {} : { still: { url: linkOf(gif.p, gif.still), dims } }),
    },
  };
}
