import type { MarketListing } from '@syllaboom/contracts';
import { coinValueOf, isFarAbove } from '@syllaboom/engine';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLanguage, formatNumber } from '../../../platform/i18n/format.ts';
import { LocaleFlag } from '../../../ui/flag/flag.tsx';
import { BuyButton } from '../../../ui/kit/goods/buy-button.tsx';
import { buyListing, mayBuy } from '../deals/buy-listing.ts';
import { useDeal } from '../deals/market-deals.ts';
import { Ticket } from './ticket.tsx';
import s from './ticket.module.css';

/** What is to be known before so much is paid; undefined: nothing. */
function useWarning({ price, priceType, lastSale }: MarketListing): string | undefined {
  const { t } = useTranslation();
  if (lastSale === null || priceType === 'key') return undefined;
  const asked = { price, currency: priceType };
  const last = { price: lastSale.price, currency: lastSale.priceType };
  if (!isFarAbove(asked, last)) return undefined;
  return t('market.steep', {
    times: formatNumber(Math.floor(coinValueOf(asked) / coinValueOf(last))),
    price: t(`shop.amount.${lastSale.priceType}`, { count: lastSale.price }),
  });
}

interface LanguageChoiceProps {
  readonly listing: MarketListing;
  readonly value: string;
  readonly onChange: (locale: string) => void;
}

/** Of which language the piece is to be, where there are several. */
function LanguageChoice({ listing, value, onChange }: LanguageChoiceProps) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset className={s.languages}>
      <legend className="sr">{t('market.pieceLanguage')}</legend>
      {listing.locales.map((locale) => (
        <label key={locale} title={formatLanguage(locale)}>
          <input type="radio" name={name} checked={locale === value} onChange={() => onChange(locale)} />
          <LocaleFlag locale={locale} />
        </label>
      ))}
    </fieldset>
  );
}

/** A listing of somebody else: Buy, which turns into Confirm and Cancel, then into Processing. */
export function ForeignTicket({ listing, sellerId }: { listing: MarketListing; sellerId: string }) {
  const { t } = useTranslation();
  const deal = useDeal(listing.id);
  const [first] = listing.locales;
  const [chosen, setChosen] = useState(first);
  const locale = chosen !== undefined && listing.locales.includes(chosen) ? chosen : first;
  // What it last sold for is known of the first language.
  const shown = locale === first ? listing : { ...listing, lastSale: null };
  const warning = useWarning(shown);
  return (
    <Ticket
      listing={shown}
      pending={deal !== null}
      languages={
        locale !== undefined && listing.locales.length > 1 ? (
          <LanguageChoice listing={listing} value={locale} onChange={setChosen} />
        ) : null
      }
    >
      <BuyButton
        name={listing.word}
        label={t('market.buy')}
        prices={[{ amount: listing.price, currency: listing.priceType }]}
        warning={warning}
        processing={deal !== null}
        mayBuy={() => mayBuy(listing)}
        onBuy={() => void buyListing(sellerId, listing, locale)}
      />
    </Ticket>
  );
}
