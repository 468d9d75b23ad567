/**
 * Members of the United Nations whose land, name and standing nobody disputes strongly enough to spoil a quiz. Left out
 * with their cities, flags and numbers: countries at the centre of a territorial dispute, and those that a name or a
 * change of name makes ambiguous.
 */
export const COUNTRY_CODES: readonly string[] = [
  'AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CF CH CL CM CN',
  'CO CR CU CV CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HN',
  'HR HT HU ID IE IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV MC',
  'MD ME MG MH MK ML MN MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PT PW PY',
  'QA RO RS RU RW SA SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY TD TG TH TJ TL TM TN TO TR TT TV TZ UA',
  'UG US UY UZ VA VC VN VU WS YE ZA ZM ZW',
].flatMap((line) => line.split(' '));

/** Cities in disputed regions. */
export const LEFT_OUT_CITIES = new Set([
  'Srinagar',
  'Jammu',
  'Donetsk',
  'Luhansk',
  'Simferopol',
  'Sevastopol',
  'Hargeysa',
  'Ürümqi',
  'Urumqi',
]);

/** Countries that lie on two continents, or that different books put on different ones. */
export const BETWEEN_CONTINENTS = new Set([
  'CY',
  'AM',
  'AZ',
  'EG',
  'GE',
  'ID',
  'KZ',
  'PA',
  'PG',
  'RU',
  'TL',
  'TR',
  'TT',
  'YE',
]);

/** Countries whose seat of government is not the named capital, or whose capital is moving or disputed. */
export const UNCLEAR_CAPITALS = new Set([
  'BI',
  'BJ',
  'BO',
  'GQ',
  'ID',
  'KZ',
  'LK',
  'MC',
  'MY',
  'NR',
  'SG',
  'SM',
  'TZ',
  'VA',
  'YE',
  'ZA',
]);

/** Currencies as of 2026 where the source is behind. */
export const NEW_CURRENCIES: Readonly<Record<string, string>> = { BG: 'EUR', HR: 'EUR' };
/** Countries where more than one currency is commonly used, or whose currency was renewed lately. */
export const UNCLEAR_CURRENCIES = new Set([
  'BT',
  'CU',
  'HT',
  'KH',
  'KP',
  'LA',
  'LR',
  'LS',
  'NA',
  'PA',
  'SL',
  'SS',
  'SV',
  'SY',
  'TL',
  'VE',
  'ZW',
  'AE',
  'BA',
  'IR',
  'MA',
  'OM',
  'QA',
  'SA',
  'YE',
]);

/** Countries about whose official languages the books differ. */
export const UNCLEAR_LANGUAGES = new Set([
  'AF',
  'AU',
  'BA',
  'BI',
  'BO',
  'BY',
  'ER',
  'GB',
  'IN',
  'LU',
  'MD',
  'ME',
  'ML',
  'MX',
  'NE',
  'BF',
  'NZ',
  'PH',
  'RS',
  'RW',
  'UA',
  'US',
  'ZA',
  'ZW',
]);

/** Countries by how many people know something of them; all others are less known. */
const KNOWN = {
  famous: 'AU BR CA CN DE EG ES FR GB GR IN IT JP MX NL PT RU TR US',
  wellKnown: 'AR AT BE CH CL CO CU DK FI HU ID IE IS JM KE KR MA MY NG NO NZ PE PH PK PL RO SA SE SG TH UA VN ZA CZ',
  known:
    'AE AF AL AM BD BG BO BY CR CY DO DZ EC EE ET FJ GE GH GT HR HT IQ IR JO KH KP KZ LB LK LT LU LV LY MC MG ML MM MN MT NP PA PY QA RS SD SI SK SN SO SY TN TZ UG UY UZ VE YE ZM ZW',
} as const;
const [FAMOUS, WELL_KNOWN, SOMEWHAT_KNOWN] = Object.values(KNOWN).map((codes) => new Set(codes.split(' '))) as [
  Set<string>,
  Set<string>,
  Set<string>,
];
/** Fewer people than this: few can tell much about the country. */
const SMALL_COUNTRY = 800_000;

/** How little known a country is, 0 to 4. */
export function obscurity({
  code,
  population,
}: {
  readonly code: string;
  readonly population: number;
}): 0 | 1 | 2 | 3 | 4 {
  if (FAMOUS.has(code)) return 0;
  if (WELL_KNOWN.has(code)) return 1;
  if (SOMEWHAT_KNOWN.has(code)) return 2;
  return population < SMALL_COUNTRY ? 4 : 3;
}

/** Flags that are hard to tell apart on a small picture: never together. */
export const ALIKE_FLAGS: readonly (readonly string[])[] = [
  ['TD', 'RO', 'MD', 'AD'],
  ['ID', 'MC', 'PL', 'SG', 'MT'],
  ['NL', 'LU', 'PY', 'HR'],
  ['AU', 'NZ', 'FJ', 'TV', 'GB'],
  ['IE', 'CI', 'IT', 'MX', 'HU'],
  ['RU', 'SI', 'SK', 'RS', 'BG', 'CZ'],
  ['NO', 'IS', 'DK', 'FI', 'SE', 'TO'],
  ['ML', 'GN', 'SN', 'CM'],
  ['CO', 'EC', 'VE', 'AM', 'LT'],
  ['SV', 'HN', 'NI', 'GT', 'AR', 'UY'],
  ['EG', 'IQ', 'SY', 'YE', 'SD', 'JO', 'KW', 'AE'],
  ['IN', 'NE'],
  ['BE', 'DE'],
  ['LV', 'AT', 'QA', 'BH'],
  ['US', 'LR', 'MY'],
  ['CU', 'PR', 'PH'],
  ['TR', 'TN', 'PK', 'AZ', 'UZ', 'DZ', 'MR'],
  ['KE', 'MW', 'SS'],
];

/** Pictures that show one clear thing each, by kind. Near-synonyms, faces of animals and religious signs are left out. */
const PICTURES = {
  mammals: '🐕🐈🐎🦓🦌🐖🐑🐐🐪🦙🦒🐘🦏🦛🐁🐇🦔🦇🐨🐼🦥🦦🦨🦘🦡🦊🦝🦁🐺🦍🦧🐿️🦬🦣🐄🐗🐆🐅🦫',
  birds: '🦃🐓🐧🕊️🦅🦆🦢🦉🦩🦚🦜🦤',
  reptiles: '🐸🐊🐢🦎🐍🦕🦖',
  sea_animals: '🐋🐬🦭🦈🐙🦀🦞🦐🦑🐡',
  insects: '🐌🦋🐜🐝🐞🦗🕷️🦂🦟🪱🪳🪰',
  fruit: '🍇🍈🍉🍊🍋🍌🍍🥭🍎🍐🍑🍒🍓🥝🥥',
  vegetables: '🍆🥔🥕🌽🥒🥦🧄🧅',
  food: '🍞🥐🥖🥨🥞🧀🍔🍟🍕🌭🥓🥚🍿🍣🍜🍝🍦🍩🍪🍰🧁🥧🍫🍬🍭🍯🧇🥪🌮',
  drinks: '🥛☕🍷🍺🍹🧉',
  plants: '🌵🌴🌲🌳🌷🌹🌺🌻🍀🍄',
  vehicles: '🚂🚑🚒🚕🚗🚚🚜🏍️🛴🚲🛹🚁🚀✈️⛵🛶🚢🚌🛸🚡🚎',
  weather: '☁️🌪️🌈❄️☄️🌊🔥💧',
  sports: '⚽⚾🏀🏐🏈🏉🎾🎳🏓🏸🥊🎣🎿🤿🥍🏒⛳',
  toys: '🎯🪁🎲🧩🧸🪀🎈',
  clothes: '👓🕶️👔👕👖🧣🧤🧥🧦👗👙👜🎒👟🎩👑🧢👘☂️',
  music: '🎷🪗🎸🎹🎺🎻🪕🥁',
  tools: '🔨🪓🔧🪛🪚🧲🪜🪣🔑⚖️✂️🧹',
  science: '⚗️🧪🔬🔭📡🧬🌡️🧭💡🔋',
  home: '🕯️🔦🪑🛁🪞🚿🧼🪒⏰🛏️🚪🗑️🧺🍴🥄🔪',
  desk: '✏️📎📏📌✉️📦🧮📷📺📻☎️📚💻🖨️',
  places: '🏥🏦🏨🏫🏭🏰⛪🗽🏟️🎡🎢🎪⛲⛺🌉🌋🏝️🏜️🗼',
  body: '👂👃🦶🧠🦴🫁🦷👅👁️🦵👄',
} as const;
export type PictureKind = keyof typeof PICTURES;

const segmenter = new Intl.Segmenter('en');

/** The pictures of each kind, one by one. */
export const PICTURES_BY_KIND = Object.fromEntries(
  Object.entries(PICTURES).map(([kind, text]) => [kind, Array.from(segmenter.segment(text), ({ segment }) => segment)]),
) as Record<PictureKind, string[]>;
