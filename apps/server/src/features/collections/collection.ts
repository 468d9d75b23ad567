import type { InterfaceLanguage } from '@syllaboom/engine';

/** What its owner says of a collection, as it is kept. */
export interface KeptDetails {
  readonly name: string;
  readonly description: string;
  readonly locale: InterfaceLanguage;
  readonly isPublic: boolean;
  readonly downloadAllowed: boolean;
}

/** A collection as it is kept. */
export interface KeptCollection extends KeptDetails {
  readonly id: string;
  readonly ownerId: string;
  readonly words: number;
  readonly views: number;
  readonly downloads: number;
  readonly favorites: number;
  /** Rises with every change of the words. */
  readonly revision: number;
  readonly isHidden: boolean;
  readonly createdAt: Date;
}

/** Whether others than its owner may see it. */
export const isShown = ({ isPublic, isHidden }: Pick<KeptCollection, 'isPublic' | 'isHidden'>): boolean =>
  isPublic && !isHidden;

/** A name as searches compare it: in small letters, without accents. */
export const foldName = (name: string): string =>
  name.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ı', 'i');
