import type { GameLanguage } from '@syllaboom/engine';

/** What encyclopedias put behind the name of a constellation. */
const CONSTELLATION: Partial<Record<GameLanguage, string>> = {
  'en-US': 'constellation',
  'fr-FR': 'constellation',
  'de-DE': 'Sternbild',
  'es-ES': 'constelación',
  'pt-BR': 'constelação',
  'it-IT': 'costellazione',
  nl: 'sterrenbeeld',
  'sv-SE': 'stjärnbild',
  fi: 'tähdistö',
  ru: 'созвездие',
  'tr-TR': 'takımyıldız',
  'id-ID': 'rasi bintang',
  'tl-TL': 'konstelasyon',
};

/** The titles under which an encyclopedia may have a word in canonical form, the likeliest first. */
export function wikiTitles(language: GameLanguage, word: string, isConstellation: boolean): string[] {
  const capital = (text: string): string => {
    const [first = '', ...rest] = [...text.toLocaleLowerCase(language)];
    return first.toLocaleUpperCase(language) + rest.join('');
  };
  const titles = [...new Set([capital(word), word.split('-').map(capital).join(' ')])];
  const suffix = CONSTELLATION[language];
  return isConstellation && suffix !== undefined
    ? [...titles.map((title) => `${title} (${suffix})`), ...titles]
    : titles;
}
