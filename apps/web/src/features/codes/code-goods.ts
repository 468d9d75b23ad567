import { i18n } from '../../platform/i18n/i18n.ts';

/** What a code can bring. */
export const CODE_CURRENCIES = ['coin', 'diamond', 'key'] as const;
export type CodeCurrency = (typeof CODE_CURRENCIES)[number];
type CodeGoods = Readonly<Record<CodeCurrency, number>>;

/** What a code brings, in words; what it does not bring is left out. */
export const wordsForGoods = (goods: CodeGoods): string =>
  CODE_CURRENCIES.filter((currency) => goods[currency] > 0)
    .map((currency) => i18n.t(`codes.amount.${currency}`, { count: goods[currency] }))
    .join(' + ');
