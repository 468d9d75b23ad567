/** Letters that carry no text: control characters, directions, marks of byte order, line separators. */
const INVISIBLE = /\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}/gu;
/** Joiners are invisible too, but scripts and emoji need them between visible letters. */
const JOINERS: ReadonlySet<string> = new Set(['\u200c', '\u200d']);
const LOOSE_JOINERS = /(?<!\p{L}|\p{M}|\p{Emoji})(?:\u200c|\u200d)+|(?:\u200c|\u200d)+(?!\p{L}|\p{Emoji})/gu;
/** More marks than this on one letter only climb over other people's lines. */
const MARK_HEAPS = /(\p{M}{3})\p{M}+/gu;

/** What people wrote, as it may be shown to others: one form, no invisible or direction-turning letters, no heaps of marks. */
export const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\n\r\t]+/g, ' ')
    .replace(INVISIBLE, (letter) => (JOINERS.has(letter) ? letter : ''))
    .replace(LOOSE_JOINERS, '')
    .replace(MARK_HEAPS, '$1')
    // What stood apart may have come together.
    .normalize('NFC');

/** The same as one line, with single blanks: "about me" and whatever else is no chat line. */
export const cleanLine = (text: string): string => plainText(text).replace(/\s+/gu, ' ').trim();
