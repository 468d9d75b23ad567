import type { IndexedLanguage } from '@syllaboom/engine';
import type { WikSense } from './wikdict.ts';

/** Remarks in front of a text that a sense belongs to the past, a region, a few speakers or low speech. */
const UNCOMMON: Partial<Record<IndexedLanguage, RegExp>> = {
  'en-US':
    /\b(?:archaic|obsolete|dated|rare|historical(?:ly)?|dialectal?|slang|vulgar|colloquial|informal|derogatory|poetic|heraldry|figurative(?:ly)?|chiefly)\b|^(?:US|UK|British|Scottish|Australian?|Canadian?|India|Ireland)\b/i,
  'de-DE':
    /\b(?:veraltet|veraltend|historisch|früher|ehemals|landschaftlich|regional|mundartlich|österreich\w*|schweiz\w*|süddeutsch|norddeutsch|bairisch|umgangssprachlich|salopp|derb|vulgär|abwertend|scherzhaft|dichterisch|poetisch|übertragen|figürlich|ortsname\w*|ortsfunktion|deutscher name|\w+ vorname|familienname|deutsch\w* \w*name|jägersprache|seemannssprache|soldatensprache|heraldik)\b/i,
  'fr-FR':
    /\b(?:vieill[ie]\w*|archaïsme|archaïque|désuet|rare|rarement|ancien(?:nement)?|autrefois|régional\w*|québec|canada|belgique|suisse|afrique|argot\w*|populaire|familier|vulgaire|péjoratif|poétique|figuré|héraldique)\b/i,
  'it-IT':
    /\b(?:antico|antiquato|arcaico|obsoleto|raro|letterario|regionale|toscano|romanesco|dialettale|gergale|gergo|volgare|spregiativo|scherzoso|poetico|figurato|per estensione|senso figurato|araldica|storia)\b/i,
  'sv-SE':
    /(?<!\p{L})(?:ålderdomlig\w*|föråldra\w*|äldre|arkaisk\w*|dialekt\w*|provinsiell|slang|vardaglig\w*|vulgär\w*|nedsättande|poetisk\w*|bildlig\w*|historia|historisk\w*|finlandssvensk\w*|heraldik)(?!\p{L})/iu,
  fi: /(?<!\p{L})(?:vanhentunut|vanhahtava|vanha\p{L}*|murteellinen|murteissa|slangi\p{L}*|harvinainen|arkikieli\p{L}*|arkinen|puhekielessä|alatyyli\p{L}*|halventava|runollinen|kuvaannollis\p{L}*|kuvainnollis\p{L}*|historiallinen|heraldiikka)(?!\p{L})/iu,
  nl: /\b(?:verouderd\w*|archaïsch|gewestelijk|vlaams|belgië|belgisch|zuid-nederlands|dialect\w*|bargoens|slang|spreektaal|informeel|vulgair|pejoratief|dichterlijk|figuurlijk|historisch|heraldiek)\b/i,
  'pt-BR':
    /\b(?:arcaic[oa]|antig[oa]|antiquad[oa]|obsolet[oa]|rar[oa]|regional\w*|regionalismo|portugal|lusitano|gíria|coloquial|popular|chulo|vulgar|pejorativo|poético|figurado|heráldica)\b/i,
};

/** A field of knowledge that stands before the text: "astrology: …", "(graph theory) …". */
const FIELD = /^(?:\([^()]{3,40}\)\s*\S|[\p{L}]+(?:[ ,][\p{L}]+){0,2}:\s)/u;
/** Remarks on grammar look like fields and tell nothing of commonness. */
const GRAMMAR =
  /^\(?(?:(?:ohne|kein|nur|im|meist|Plural|Singular|transitiv|intransitiv|reflexiv|unzählbar|zählbar|mit \p{L}+:|etwas|jemand)|(?:in)?transitiv|refl|u[nt]+countable|plural|\p{L}*(?:au|en) (?:pluriel|particulier)|absolument|o?räknebar|over(?:gankelijk|g\.))/iu;
/** What stands in front: brackets, the words before a colon, a short piece before a comma. */
const IN_FRONT = /^(?:\([^()]*\)\s*)+|^[^:]{1,60}(?=:)|^[^,:]{1,25}(?=,)/u;
/** "[2]", "unter [1] beschrieben": points to another sense of the same word. */
const POINTER = /\[(\d+)\]/g;

/** Weights against the share of a language's dictionaries that translate a sense, which is between 0 and 1. */
const WEIGHT = {
  uncommon: 0.7,
  otherSpelling: 0.5,
  field: 0.35,
  pointedTo: 0.1,
  translations: 0.05,
  place: 0.1,
  mostPlaces: 6,
} as const;
/** Their senses stand in the order of the alphabet in the source, which tells nothing. */
const ALPHABETICAL: ReadonlySet<IndexedLanguage> = new Set(['en-US']);

/** How far a sense is from the everyday one, by the words of its text. */
export function markOf(text: string, language: IndexedLanguage): number {
  const [front = ''] = IN_FRONT.exec(text) ?? [];
  if (UNCOMMON[language]?.test(front)) return WEIGHT.uncommon;
  return FIELD.test(text) && !GRAMMAR.test(text) ? WEIGHT.field : 0;
}

/** How often each sense, by its place, is pointed to from the others. */
function countPointers(senses: readonly WikSense[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { text } of senses) {
    for (const [, number] of text.matchAll(POINTER)) {
      const place = Number(number) - 1;
      counts.set(place, (counts.get(place) ?? 0) + 1);
    }
  }
  return counts;
}

/**
 * The senses of a word, the everyday one first. What most dictionaries translate, and with most words, is what people
 * talk of; the order that Wiktionary's authors gave comes next, and marked senses go behind.
 */
export function rankSenses(senses: readonly WikSense[], language: IndexedLanguage): string[] {
  const most = Math.max(...senses.map(({ votes }) => votes));
  const pointers = countPointers(senses);
  const placeWeight = ALPHABETICAL.has(language) ? 0 : WEIGHT.place;
  const order = [...senses].sort((a, b) => a.place - b.place);
  const scored = order.map((sense, i) => ({
    text: sense.text,
    score:
      sense.votes / most +
      WEIGHT.translations * (sense.translations / sense.votes) +
      WEIGHT.pointedTo * (pointers.get(i) ?? 0) -
      placeWeight * Math.min(sense.place, WEIGHT.mostPlaces) -
      markOf(sense.text, language) -
      (sense.isOtherSpelling ? WEIGHT.otherSpelling : 0),
  }));
  return scored.sort((a, b) => b.score - a.score).map(({ text }) => text);
}
