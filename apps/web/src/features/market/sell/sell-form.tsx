import type { MarketGood } from '@syllaboom/contracts';
import { MARKET, type MarketCurrency, MARKET_CURRENCIES } from '@syllaboom/engine';
import { ArrowLeft, Tag } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wordsForCode } from '../../../platform/i18n/error-words.ts';
import { i18n } from '../../../platform/i18n/i18n.ts';
import { formatLanguage, formatNumber } from '../../../platform/i18n/format.ts';
import { LocaleFlag } from '../../../ui/flag/flag.tsx';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { Segments } from '../../../ui/kit/inputs/segments.tsx';
import { TextField } from '../../../ui/kit/inputs/text-field.tsx';
import { askConfirm } from '../../../ui/kit/popups/confirm.tsx';
import { sellGood } from '../deals/sell-good.ts';
import { LastSale } from '../last-sale.tsx';
import { WordTiles } from '../word-tiles.tsx';
import { amountsOf, checkDraft, type DraftFaults, type SellDraft } from './sell-draft.ts';
import s from './sell-form.module.css';

/** What the field's arrows stop at; more can be typed. */
const FIELD_MOST: Readonly<Record<MarketCurrency, number>> = { coin: 100_000, diamond: 1_000 };
const FIELD_LEAST: Readonly<Record<MarketCurrency, number>> = { coin: MARKET.leastCoins, diamond: 1 };

interface SellFormProps {
  readonly good: MarketGood;
  /** The language whose pieces are sold first. */
  readonly locale: string;
  readonly onDone: () => void;
  readonly onBack: () => void;
}

/** What is sold, on the felt. */
function Thing({ good: { word, type, lastSale }, locale }: { good: MarketGood; locale: string }) {
  const { t } = useTranslation();
  return (
    <header className={s.thing}>
      <h3>
        <WordTiles word={word} lang={locale} size="lg" />
      </h3>
      <p className={s.facts}>
        <LocaleFlag locale={locale} />
        <span>{t(`market.kind.${type}`)}</span>
        <LastSale of={lastSale} />
      </p>
    </header>
  );
}

/** The listing that the pieces come to: it may change its price for all. */
async function agreesToReprice(good: MarketGood, price: number, currency: MarketCurrency): Promise<boolean> {
  const { listing, word } = good;
  if (listing === null || (listing.price === price && listing.priceType === currency)) return true;
  return askConfirm({
    title: i18n.t('market.repriceTitle'),
    text: i18n.t('market.repriceText', {
      word,
      old: i18n.t(`shop.amount.${listing.priceType}`, { count: listing.price }),
      price: i18n.t(`shop.amount.${currency}`, { count: price }),
    }),
    confirmLabel: i18n.t('market.reprice'),
  });
}
interface FieldsProps {
  readonly draft: SellDraft;
  /** So many pieces can be sold. */
  readonly free: number;
  readonly faults: DraftFaults;
  readonly busy: boolean;
  readonly onDraft: (draft: SellDraft) => void;
}
const NO_FAULTS: DraftFaults = { price: null, count: null };
const said = (code: DraftFaults['price']) => (code === null ? null : wordsForCode(code));

/** For what, for how much, and how many. */
function Fields({ draft, free, faults, busy, onDraft }: FieldsProps) {
  const { t } = useTranslation();
  const { currency } = draft;
  return (
    <>
      <Segments
        labelled
        label={t('market.currency')}
        value={currency}
        choices={MARKET_CURRENCIES.map((value) => ({
          value,
          label: t(value === 'coin' ? 'common.coins' : 'common.diamonds'),
        }))}
        onChange={(value) => onDraft({ ...draft, currency: value })}
      />
      <TextField
        type="number"
        inputMode="numeric"
        data-price=""
        label={t('market.price')}
        value={draft.price}
        min={FIELD_LEAST[currency]}
        max={FIELD_MOST[currency]}
        autoComplete="off"
        readOnly={busy}
        error={said(faults.price)}
        hint={t(`market.priceHint.${currency}`, {
          least: formatNumber(FIELD_LEAST[currency]),
          most: formatNumber(currency === 'coin' ? MARKET.mostCoins : MARKET.mostDiamonds),
        })}
        onWheel={(event) => event.currentTarget.blur()}
        onChange={(event) => onDraft({ ...draft, price: event.target.value })}
      />
      {free > 1 ? (
        <TextField
          type="number"
          inputMode="numeric"
          data-count=""
          label={t('market.count')}
          value={draft.count}
          min={1}
          max={free}
          autoComplete="off"
          readOnly={busy}
          error={said(faults.count)}
          hint={t('market.countHint', { count: free })}
          onWheel={(event) => event.currentTarget.blur()}
          onChange={(event) => onDraft({ ...draft, count: event.target.value })}
        />
      ) : null}
    </>
  );
}

/** For how much it is sold, and how many pieces. */
export function SellForm({ good, locale: first, onDone, onBack }: SellFormProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [locale, setLocale] = useState(first);
  const [draft, setDraft] = useState<SellDraft>({ price: String(MARKET.usualPrice), count: '1', currency: 'coin' });
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  // Many presses may come before the page is drawn anew.
  const isUnderWay = useRef(false);
  const pieces = good.pieces.filter(({ free }) => free > 0);
  const free = pieces.find((piece) => piece.locale === locale)?.free ?? 0;
  const faults = checkDraft(draft, free);
  // The list is gone that had the keyboard.
  useEffect(() => form.current?.querySelector<HTMLInputElement>('[data-price]')?.select(), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isUnderWay.current) return;
    if (faults.price !== null || faults.count !== null) {
      form.current?.querySelector<HTMLInputElement>(faults.price === null ? '[data-count]' : '[data-price]')?.focus();
      return;
    }
    isUnderWay.current = true;
    setBusy(true);
    const amounts = amountsOf(draft);
    const isDone =
      (await agreesToReprice(good, amounts.price, draft.currency)) &&
      (await sellGood({ word: good.word, type: good.type, locale, currency: draft.currency, ...amounts }));
    isUnderWay.current = false;
    setBusy(false);
    if (isDone) onDone();
  };
  return (
    <form
      ref={form}
      className={s.form}
      noValidate
      aria-label={t('market.sellTitle')}
      onSubmit={(event) => void submit(event)}
    >
      <Thing good={good} locale={locale} />
      {pieces.length > 1 ? (
        <Segments
          labelled
          label={t('market.pieceLanguage')}
          value={locale}
          choices={pieces.map((piece) => ({ value: piece.locale, label: formatLanguage(piece.locale) }))}
          onChange={setLocale}
        />
      ) : null}
      <Fields draft={draft} free={free} faults={tried ? faults : NO_FAULTS} busy={busy} onDraft={setDraft} />
      <div className={s.actions}>
        <Btn onClick={onBack}>
          <ArrowLeft size={18} strokeWidth={2.8} aria-hidden="true" />
          {t('market.back')}
        </Btn>
        <Btn type="submit" tone="gold" className={s.submit} aria-disabled={busy || undefined}>
          <Tag size={18} strokeWidth={2.8} aria-hidden="true" />
          {t(busy ? 'market.listing' : 'market.list')}
        </Btn>
      </div>
    </form>
  );
}
