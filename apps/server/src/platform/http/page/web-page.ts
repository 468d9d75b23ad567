import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { type CardReaders, findCard, renderCard } from './link-preview.ts';

const NOT_BUILT = 'The web client is not built yet. Run "npm run build".';
/** Behind the page's title, which every page has. */
const CARD_PLACE = '</title>';

/** What the page is made from. */
export interface PageParts {
  readonly webDir: string;
  readonly publicOrigin: string | null;
  readonly cards: CardReaders;
}

/**
 * Sends the client's page. A link to a public room or collection also says what it is: to everybody the same, people or not.
 * Links to private and unknown ones say nothing, so that nobody finds out which is which.
 */
export function createPageSender({ webDir, publicOrigin, cards }: PageParts): RequestHandler {
  const file = join(webDir, 'index.html');
  let html: string | null = null;
  return async (request, response) => {
    if (html === null && existsSync(file)) html = readFileSync(file, 'utf8');
    if (html === null) {
      response.status(503).type('text/plain').send(NOT_BUILT);
      return;
    }
    const card = await findCard(request.query, cards);
    response
      .type('html')
      .set('Cache-Control', 'no-store')
      .send(html.replace(CARD_PLACE, () => CARD_PLACE + renderCard(card, publicOrigin)));
  };
}
