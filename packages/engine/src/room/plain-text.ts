/** Letters that carry no text: control characters, directions, joiners of nothing, marks of byte order. */
const INVISIBLE =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu;
/** Joiners only count between visible letters (scripts and emoji need them there). */
const LOOSE_JOINERS = /(?<![\p{L}\p{M}\p{Emoji}\ufe0f])[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{Emoji}])/gu;
/** More marks than this on one letter only climb over other people's lines. */
const MARK_HEAPS = /(\p{M}{3})\p{M}+/gu;

/** What people wrote, as it may be shown to others: one form, no invisible or direction-turning letters, no heaps of marks. */
export const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\n\r\t]+/g, ' ')
    .replace(INVISIBLE, '')
    .replace(LOOSE_JOINERS, '')
    .replace(MARK_HEAPS, '$1');
