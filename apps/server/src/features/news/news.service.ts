import { join } from 'node:path';
import { AppError } from '#platform/errors/app-error.ts';
import type { Logger } from '#platform/log/logger.ts';
import { NewsFiles } from './news-files.ts';

/** The news page. */
export interface NewsService {
  /** In a language where there is one in it; throws `http/unavailable` when it cannot be read. */
  read(locale: string | undefined): Promise<{ readonly css: string; readonly html: string }>;
}

/** The page that comes with the game. */
const SHIPPED = `${import.meta.dirname}/page`;
const MOST_HTML_BYTES = 300_000;
const MOST_CSS_BYTES = 60_000;

/** The cleaners are loaded when somebody first reads the news: a start does not wait for them. */
const cleanHtml = async (html: string): Promise<string> => (await import('./clean-html.ts')).cleanHtml(html);
const cleanCss = async (css: string): Promise<string> => (await import('./clean-css.ts')).cleanCss(css);

/**
 * Reads the operator's page from a folder: `news.html`, or `news.de-DE.html` for one language, and `news.css`. What is not
 * there is taken from the page that comes with the game. Changes show at the next call.
 */
export function createNews({ dir, logger }: { readonly dir: string; readonly logger: Logger }): NewsService {
  const pages = new NewsFiles(cleanHtml, MOST_HTML_BYTES);
  const styles = new NewsFiles(cleanCss, MOST_CSS_BYTES);
  return {
    read: async (locale) => {
      const names = locale === undefined ? ['news.html'] : [`news.${locale}.html`, 'news.html'];
      const inFolders = (file: readonly string[]): string[] =>
        [dir, SHIPPED].flatMap((folder) => file.map((name) => join(folder, name)));
      try {
        const [html, css] = await Promise.all([
          pages.readFirst(inFolders(names)),
          styles.readFirst(inFolders(['news.css'])),
        ]);
        return { html: html ?? '', css: css ?? '' };
      } catch (cause) {
        logger.error({ part: 'news', err: cause }, 'the news page cannot be read');
        throw new AppError('http/unavailable', { cause });
      }
    },
  };
}
