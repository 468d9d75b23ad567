import type { FactLanguage } from '../../facts/facts.ts';
import { dutch } from './dutch.ts';
import { english } from './english.ts';
import { filipino } from './filipino.ts';
import { finnish } from './finnish.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { indonesian } from './indonesian.ts';
import { italian } from './italian.ts';
import { portuguese } from './portuguese.ts';
import { russian } from './russian.ts';
import { spanish } from './spanish.ts';
import { swedish } from './swedish.ts';
import { turkish } from './turkish.ts';
import type { Phrases } from './phrases.ts';

/** The sentences of every language that has facts. */
export const PHRASES: Record<FactLanguage, Phrases> = {
  'en-US': english,
  'pt-BR': portuguese,
  'tr-TR': turkish,
  'fr-FR': french,
  'es-ES': spanish,
  'tl-TL': filipino,
  'de-DE': german,
  'it-IT': italian,
  'id-ID': indonesian,
  'sv-SE': swedish,
  ru: russian,
  fi: finnish,
  nl: dutch,
};
