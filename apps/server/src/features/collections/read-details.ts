import type { CollectionDetails, ErrorCode } from '@syllaboom/contracts';
import type { Caller } from '#features/account';
import { AppError } from '#platform/errors/app-error.ts';
import { checkPublicText, type PublicTextRefusal } from '#platform/text/index.ts';
import type { KeptDetails } from './collection.ts';

const NAME_REFUSALS: Readonly<Record<PublicTextRefusal, ErrorCode>> = {
  tooShort: 'collection/name_too_short',
  tooLong: 'collection/name_too_long',
  letters: 'collection/text_refused',
  links: 'collection/links',
  reserved: 'collection/text_refused',
  badWords: 'collection/text_refused',
};
const DESCRIPTION_REFUSALS = { ...NAME_REFUSALS, tooLong: 'collection/description_too_long' } as const;

/**
 * What a player says of a collection as it will be kept. Names and descriptions are fit to be shown, of private ones, too.
 * Who hangs on one device's key shows nothing to others.
 */
export function readDetails(caller: Caller, details: CollectionDetails): KeptDetails {
  const { locale: language, isPublic, downloadAllowed = true } = details;
  const name = checkPublicText('collectionName', details.name, { language });
  if (!name.ok) throw new AppError(NAME_REFUSALS[name.refusal]);
  const description = checkPublicText('collectionDescription', details.description, { language });
  if (!description.ok) throw new AppError(DESCRIPTION_REFUSALS[description.refusal]);
  if (isPublic && !caller.wayIn) throw new AppError('auth/way_in_needed');
  return { name: name.value, description: description.value, locale: language, isPublic, downloadAllowed };
}
