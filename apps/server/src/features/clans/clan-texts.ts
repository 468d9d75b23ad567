import type { ErrorCode } from '@syllaboom/contracts';
import type { CheckedTextKind, GameLanguage } from '@syllaboom/engine';
import { AppError } from '#platform/errors/app-error.ts';
import { checkPublicText, type PublicTextRefusal, resemblanceOf } from '#platform/text/index.ts';

/** A text as it is kept, and in the form in which two are equal that people take for each other. */
export interface ClanWord {
  readonly text: string;
  readonly fold: string;
}

function check(
  kind: CheckedTextKind,
  raw: string,
  writer: { readonly language: GameLanguage; readonly beside?: string },
  codeOf: (refusal: PublicTextRefusal) => ErrorCode,
): string {
  const checked = checkPublicText(kind, raw, writer);
  if (!checked.ok) throw new AppError(codeOf(checked.refusal));
  return checked.value.trim();
}
const isLength = (refusal: PublicTextRefusal): boolean => refusal === 'tooShort' || refusal === 'tooLong';

/** A clan's name as it will be kept; throws `clan/name` and `clan/name_refused`. */
export function readClanName(raw: string, language: GameLanguage): ClanWord {
  const text = check('clanName', raw, { language }, (refusal) =>
    isLength(refusal) ? 'clan/name' : 'clan/name_refused',
  );
  const fold = resemblanceOf(text);
  // Signs alone are no name that anybody could look for.
  if (fold === '') throw new AppError('clan/name_refused');
  return { text, fold };
}

/** A clan's tag as it will be kept, in capitals; throws `clan/tag` and `clan/tag_refused`. `beside`: the clan's name. */
export function readClanTag(raw: string, language: GameLanguage, beside: string): ClanWord {
  const text = check('tag', raw.trim().toUpperCase(), { language, beside }, (refusal) =>
    isLength(refusal) ? 'clan/tag' : 'clan/tag_refused',
  );
  const fold = resemblanceOf(text);
  if (fold === '') throw new AppError('clan/tag_refused');
  return { text, fold };
}

const DESCRIPTION_CODES = { tooLong: 'clan/description_too_long', links: 'clan/description_links' } as const;
export const readDescription = (raw: string, language: GameLanguage): string =>
  check('clanDescription', raw, { language }, (refusal) =>
    refusal === 'tooLong' || refusal === 'links' ? DESCRIPTION_CODES[refusal] : 'clan/description_refused',
  );
