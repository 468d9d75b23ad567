import {
  CUSTOM_PROMPTS,
  type CustomPrompt,
  type CustomPromptRefusal,
  type GameLanguage,
  parseCustomPrompts,
} from '@syllaboom/engine';

/** One entry of the syllables window as the match would read it. */
export interface PromptLine {
  readonly entry: string;
  readonly prompt: CustomPrompt | null;
  readonly refusal: CustomPromptRefusal | null;
}

/** Sentence for an entry that can't be played. */
export const refusalWords = {
  invalid: 'errors.room/prompts_invalid',
  imageNotHttps: 'errors.room/prompt_image_not_https',
  tooLong: 'errors.room/prompts_too_long',
} as const satisfies Record<CustomPromptRefusal, string>;

const entriesOf = (text: string): string[] =>
  text
    .split(/[\n\r,]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** Reads every entry for itself, so that one mistake doesn't hide the others. */
export const readPromptLines = (text: string, language: GameLanguage): readonly PromptLine[] =>
  entriesOf(text).map((entry) => {
    const read = parseCustomPrompts(entry, language);
    return read.ok
      ? { entry, prompt: read.value[0] ?? null, refusal: null }
      : { entry, prompt: null, refusal: read.refusal };
  });

const ADDRESS = /^\s*[a-z][a-z0-9+.-]*:\/\//i;

/** An entry in capitals. The address of a picture keeps its letters: they matter to whoever serves it. */
function upperCaseEntry(entry: string, language: GameLanguage): string {
  const kept = ADDRESS.test(entry) ? entry.split('|', 1)[0]?.lastIndexOf('=') : 0;
  if (kept === undefined || kept < 0) return entry;
  return entry.slice(0, kept) + entry.slice(kept).toLocaleUpperCase(language === 'mc-MC' ? 'en' : language);
}

/** What is typed, upper-cased by the room's language and cut at the most that is stored. */
export const writePrompts = (text: string, language: GameLanguage): string =>
  text
    .split(/([\n\r,])/)
    .map((part) => upperCaseEntry(part, language))
    .join('')
    .slice(0, CUSTOM_PROMPTS.textMost);

/** The entries as they are stored: a comma string. */
export const toCommaText = (text: string): string => entriesOf(text).join(',');

/** Adds syllables that are not there yet, one per line, as long as there is room. */
export function addSyllables(text: string, syllables: readonly string[]): { text: string; added: number } {
  const known = new Set(entriesOf(text));
  let result = text.trimEnd();
  let added = 0;
  for (const syllable of syllables) {
    const next = result === '' ? syllable : `${result}\n${syllable}`;
    if (known.has(syllable) || next.length > CUSTOM_PROMPTS.textMost) continue;
    known.add(syllable);
    result = next;
    added += 1;
  }
  return { text: added > 0 ? result : text, added };
}
