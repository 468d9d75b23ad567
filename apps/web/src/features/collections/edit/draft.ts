import type { Collection, CollectionDetails } from '@syllaboom/contracts';
import { COLLECTIONS, type InterfaceLanguage } from '@syllaboom/engine';

/** What a form says of a collection. */
export type Draft = CollectionDetails & { readonly downloadAllowed: boolean };

export const newDraft = (locale: InterfaceLanguage): Draft => ({
  name: '',
  description: '',
  locale,
  isPublic: false,
  downloadAllowed: true,
});

export const draftOf = ({ name, description, locale, public: isPublic, downloadAllowed }: Collection): Draft => ({
  name,
  description,
  locale,
  isPublic,
  downloadAllowed,
});

export const isNameTooShort = ({ name }: Draft): boolean => [...name.trim()].length < COLLECTIONS.nameLeast;

export const isChanged = (draft: Draft, collection: Collection): boolean =>
  JSON.stringify(draft) !== JSON.stringify(draftOf(collection));
