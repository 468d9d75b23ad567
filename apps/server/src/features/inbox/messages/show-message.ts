import type { Gif, GifRef, InboxMessage } from '@syllaboom/contracts';
import { GAME_LANGUAGES, type GameLanguage } from '@syllaboom/engine';
import { showPublicText } from '#platform/text/index.ts';
import type { Db } from '#platform/db/index.ts';
import type { InboxDeps } from '../inbox.deps.ts';
import type { Message } from './message.repository.ts';

/** Who reads: in one's own language bad words are stars, but one's own words stay as they are. */
export interface Reader {
  readonly playerId: string;
  readonly language: GameLanguage;
}

/** How a GIF is shown now. */
export type ShowGif = (ref: GifRef) => Gif;

/** What shows the GIFs of these messages. */
export const findShownGifs = ({ ports }: InboxDeps, db: Db, messages: readonly Message[]): Promise<ShowGif> =>
  ports.gifs.find(
    db,
    messages.flatMap(({ gif }) => gif ?? []),
  );

export const languageOf = (locale: string): GameLanguage =>
  GAME_LANGUAGES.find((language) => language === locale) ?? GAME_LANGUAGES[0];

export const showText = (senderId: string, text: string, reader: Reader): string =>
  senderId === reader.playerId ? text : showPublicText('inboxMessage', text, [reader.language]);

/** A message as somebody reads it. `show` knows the GIF of one that is one. */
export const showMessage = (message: Message, reader: Reader, show: ShowGif): InboxMessage => ({
  i: message.id,
  t: showText(message.senderId, message.text, reader),
  s: message.senderId,
  c: message.sentAt.toISOString(),
  e: message.editedAt !== null,
  y: message.kind,
  ...(message.gif === null ? {} : { g: show(message.gif) }),
  ...(message.senderId === reader.playerId && message.nonce !== null ? { k: message.nonce } : {}),
});
