import { FACT_LANGUAGES, type FactLanguage } from '../../facts/facts.ts';
import { obscurity, PICTURES_BY_KIND, UNCLEAR_LANGUAGES } from '../../facts/world-choices.ts';
import {
  asDifficulty,
  type Draft,
  fill,
  flatten,
  type Material,
  resemble,
  shareLetters,
  type Template,
} from '../draft.ts';

const LETTERS_ALIKE = 4;
const SHORTEST_FOREIGN_WORD = 4;

/** Scripts that every device can draw. */
const READABLE =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}\p{Script=Georgian}\p{Script=Armenian}\p{M}\s'’.-]+$/u;

/** Languages that many have heard of: good wrong answers. */
const WELL_KNOWN = 'ar bn cs da de el en es fa fi fr he hi hu id it ja ko nl no pl pt ro ru sv sw th tr uk vi zh'.split(
  ' ',
);

/** Tongues that are taken for one another. */
const FAMILIES: readonly (readonly FactLanguage[])[] = [
  ['es-ES', 'pt-BR', 'it-IT', 'fr-FR'],
  ['de-DE', 'nl', 'sv-SE', 'en-US'],
  ['id-ID', 'tl-TL', 'tr-TR', 'fi'],
];

/** What a language is called in the material's language. */
const nameTongue = ({ facts }: Material, tongue: FactLanguage): string =>
  facts.languages[tongue === 'tl-TL' ? 'fil' : tongue.slice(0, 2)] ?? '';

export const official: Template = (material, dice) =>
  material.world.countries.flatMap((country): Draft[] => {
    const { facts } = material;
    const name = facts.countries[country.code];
    const [code, ...more] = country.official.filter((one) => facts.languages[one] !== undefined);
    const right = facts.languages[code ?? ''];
    if (name === undefined || right === undefined || more.length > 2 || UNCLEAR_LANGUAGES.has(country.code)) return [];
    if (resemble(name, right, LETTERS_ALIKE)) return [];
    const heard = WELL_KNOWN.filter((one) => !country.spoken.includes(one) && !country.official.includes(one));
    return [
      {
        q: fill(material.phrases.official, name),
        right,
        wrong: dice.some(
          heard.flatMap((one) => facts.languages[one] ?? []).filter((one) => one !== right),
          3,
        ),
        d: asDifficulty(obscurity(country) + 0.4),
      },
    ];
  });

export const endonym: Template = (material, dice) =>
  material.world.countries.flatMap((country): Draft[] => {
    const { facts, world } = material;
    const right = facts.countries[country.code];
    const own = country.endonym;
    const isReadable = own !== null && country.official[0] !== 'en' && country.code !== 'KP' && READABLE.test(own);
    if (right === undefined || !isReadable || resemble(own, right, 3)) return [];
    if (Object.values(facts.countries).some((name) => flatten(name) === flatten(own))) return [];
    const others = world.countries.filter((one) => one !== country && one.continent === country.continent);
    return [
      {
        q: fill(material.phrases.endonym, own),
        right,
        wrong: dice.some(
          others.flatMap((one) => facts.countries[one.code] ?? []),
          3,
        ),
        d: asDifficulty(obscurity(country) + 1),
      },
    ];
  });

/** Pictures' names in one foreign tongue, where they differ from the names in all other tongues. */
function foreignNames(material: Material, tongue: FactLanguage): { emoji: string; word: string }[] {
  const names = material.tongues[tongue].emoji;
  return Object.values(PICTURES_BY_KIND)
    .flat()
    .flatMap((emoji) => {
      const word = names[emoji];
      if (word === undefined || word.length < SHORTEST_FOREIGN_WORD || /[\s-]/.test(word)) return [];
      const alike = FACT_LANGUAGES.some(
        (one) => one !== tongue && resemble(material.tongues[one].emoji[emoji] ?? '', word, LETTERS_ALIKE),
      );
      return alike ? [] : [{ emoji, word }];
    });
}

const foreignTongues = ({ language }: Material): FactLanguage[] => FACT_LANGUAGES.filter((one) => one !== language);

/** Wrong languages: half of the time all of the same family, which is harder. */
export const foreignLanguage: Template = (material, dice) =>
  foreignTongues(material).flatMap((tongue): Draft[] =>
    dice.some(foreignNames(material, tongue), 12).map(({ emoji, word }, i) => {
      const others = foreignTongues(material).filter((one) => one !== tongue);
      const family = FAMILIES.find((group) => group.includes(tongue))?.filter((one) => others.includes(one)) ?? [];
      const isHard = i % 2 === 0 && family.length >= 2;
      const first = isHard ? dice.some(family, 3) : [];
      const rest = others.filter((one) => !first.includes(one) && (isHard || !family.includes(one)));
      return {
        q: fill(material.phrases.foreignLanguage, `${emoji} ${word}`),
        right: nameTongue(material, tongue),
        wrong: [...first, ...dice.some(rest, 3 - first.length)].map((one) => nameTongue(material, one)),
        d: asDifficulty((tongue === 'ru' ? 0 : 1) + (isHard ? 1 : 0) + (i % 4 === 0 ? 1 : 0)),
      };
    }),
  );

/** How hard a foreign word is: English is learnt by most, Romance and German by many. */
const tongueLevel = (tongue: FactLanguage): number => {
  if (tongue === 'en-US') return 0;
  return ['es-ES', 'fr-FR', 'de-DE', 'it-IT'].includes(tongue) ? 2 : 3;
};

export const foreignMeaning: Template = (material, dice) =>
  foreignTongues(material).flatMap((tongue): Draft[] =>
    dice.some(foreignNames(material, tongue), 16).flatMap(({ emoji, word }, i): Draft[] => {
      const own = material.facts.emoji;
      const right = own[emoji];
      const kind = Object.values(PICTURES_BY_KIND).find((group) => group.includes(emoji)) ?? [];
      if (right === undefined || resemble(right, word, 3) || shareLetters(right, word, 4)) return [];
      const wrong = kind.flatMap((one) => own[one] ?? []).filter((name) => !resemble(name, right, 3));
      return [
        {
          q: fill(material.phrases.foreignMeaning, `${word} (${nameTongue(material, tongue)})`),
          right,
          wrong: dice.some(wrong, 3),
          d: asDifficulty(tongueLevel(tongue) + (i % 3 === 0 ? 1 : 0)),
        },
      ];
    }),
  );
