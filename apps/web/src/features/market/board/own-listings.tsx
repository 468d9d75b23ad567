import type { MarketListing } from '@syllaboom/contracts';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { useDeal } from '../deals/market-deals.ts';
import { removeListing } from '../deals/remove-listing.ts';
import { Ticket } from './ticket.tsx';
import s from './board.module.css';

/** Where there are more of them, the rest folds away: the others' follow. */
const SHOWN = 8;

function OwnTicket({ listing }: { listing: MarketListing }) {
  const { t } = useTranslation();
  const deal = useDeal(listing.id);
  return (
    <Ticket listing={listing} own pending={deal !== null}>
      <Btn
        size="sm"
        wide
        aria-disabled={deal !== null || undefined}
        aria-label={deal === null ? t('market.removeNamed', { word: listing.word }) : undefined}
        onClick={() => void removeListing(listing)}
      >
        {deal === null ? <X size={17} strokeWidth={3} aria-hidden="true" /> : null}
        {t(deal === null ? 'market.remove' : 'market.removing')}
      </Btn>
    </Ticket>
  );
}

/** The player's own listings, on top. */
export function OwnListings({ listings }: { listings: readonly MarketListing[] }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const title = useId();
  const list = useId();
  const shown = isOpen || listings.length <= SHOWN ? listings : listings.slice(0, SHOWN);
  return (
    <section className={s.own} aria-labelledby={title}>
      <h3 id={title} className={s.ownTitle}>
        {t('market.own')}
        <small>{formatNumber(listings.length)}</small>
      </h3>
      <ul id={list} className={s.tickets}>
        {shown.map((listing) => (
          <OwnTicket key={listing.id} listing={listing} />
        ))}
      </ul>
      {listings.length > SHOWN ? (
        <Btn size="sm" className={s.fold} aria-expanded={isOpen} aria-controls={list} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('market.fewer') : t('market.showAll', { count: listings.length })}
        </Btn>
      ) : null}
    </section>
  );
}
