import {
  accept,
  CHECKED_TEXTS,
  type CheckedText,
  type CheckedTextKind,
  cleanCustomText,
  cleanLine,
  cleanStatusWord,
  type GameLanguage,
  hasLinkForms,
  plainText,
  refuse,
  type Result,
  SHOWN_TEXTS,
  type ShownText,
  type ShownTextKind,
} from '@syllaboom/engine';
import { isReservedName } from './reserved-names.ts';
import { maskChat } from './mask-chat.ts';
import { isNameAllowed } from './name-filter.ts';

/** Why others may not be shown a text, in the order in which it is looked at. */
export type PublicTextRefusal = 'tooShort' | 'tooLong' | 'letters' | 'links' | 'reserved' | 'badWords';
export interface WriterOfText {
  /** Bad words of this language are refused beside those that are bad everywhere. */
  readonly language: GameLanguage;
  /** Whether the writer may use reserved names: the staff, and whom the operator has named. */
  readonly mayUseReserved?: boolean;
  /** What the text will stand by, read together with it: the name that a tag belongs to. */
  readonly beside?: string;
}

const FORMS: Readonly<Record<CheckedText['form'], (text: string, language: GameLanguage) => string>> = {
  written: (text) => text,
  line: cleanLine,
  words: cleanCustomText,
  capitals: cleanStatusWord,
};
/** What a name may be written in: no blank, no sign of markup, nothing invisible. */
const NAME_LETTERS = /^[\p{L}\p{Nd}_-]*$/u;
const ADDRESS = /(?:https?:|www\.)/i;

const lengthOf = (text: string): number => [...text.trim()].length;
const cut = (text: string, most: number): string => [...text].slice(0, most).join('').trimEnd();

/** A text of a player as it would be kept; whether it may be, `checkPublicText` says. */
export function tidyPublicText(kind: CheckedTextKind, raw: string, language: GameLanguage): string {
  const rule: CheckedText = CHECKED_TEXTS[kind];
  const kept = FORMS[rule.form](raw, language);
  return rule.isCut ? cut(kept, rule.most) : kept;
}

/**
 * A text of a player as it will be kept, or why others may not be shown it: the one way for every text that can be refused.
 * A refusal keeps nothing; which error it is the feature says.
 */
export function checkPublicText(
  kind: CheckedTextKind,
  raw: string,
  writer: WriterOfText,
): Result<string, PublicTextRefusal> {
  const rule: CheckedText = CHECKED_TEXTS[kind];
  const text = tidyPublicText(kind, raw, writer.language);
  const refusal = refuseLength(rule, text) ?? refuseSigns(rule, text) ?? refuseWords(rule, text, writer);
  return refusal === null ? accept(text) : refuse(refusal);
}

function refuseLength({ least, most }: CheckedText, text: string): PublicTextRefusal | null {
  const length = lengthOf(text);
  if (length < least) return 'tooShort';
  return length > most ? 'tooLong' : null;
}

function refuseSigns({ form, links }: CheckedText, text: string): PublicTextRefusal | null {
  if (form === 'written' && !NAME_LETTERS.test(text)) return 'letters';
  const isLinked = (links === 'any' && hasLinkForms(text)) || (links === 'addresses' && ADDRESS.test(text));
  return isLinked ? 'links' : null;
}

function refuseWords(
  { isName, badWords }: CheckedText,
  text: string,
  { language, mayUseReserved = false, beside = '' }: WriterOfText,
): PublicTextRefusal | null {
  if (isName && !mayUseReserved && isReservedName(text)) return 'reserved';
  if (!badWords) return null;
  const readings = beside === '' ? [text] : [text, `${text}${beside}`, `${beside}${text}`];
  return readings.every((reading) => isNameAllowed(reading, language)) ? null : 'badWords';
}

/**
 * A text that is shown in any case, as it is shown: clean, cut to the length of its kind, and where the kind has it so with
 * the bad words of these languages as stars.
 */
export function showPublicText(kind: ShownTextKind, raw: string, languages: readonly GameLanguage[] = []): string {
  const { isLine, most, stars }: ShownText = SHOWN_TEXTS[kind];
  const text = cut((isLine ? cleanLine(raw) : plainText(raw)).trim(), most);
  return stars ? [...new Set(languages)].reduce(maskChat, text) : text;
}
