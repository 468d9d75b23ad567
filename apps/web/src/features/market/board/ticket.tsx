import type { MarketListing } from '@syllaboom/contracts';
import clsx from 'clsx';
import { Puzzle, Tag, WholeWord } from 'lucide-react';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { openWord } from '../../../navigation/windows.ts';
import { LocaleFlag } from '../../../ui/flag/flag.tsx';
import { WordLink } from '../../../ui/kit/buttons/word-link.tsx';
import { Price } from '../../../ui/kit/goods/price.tsx';
import { LastSale } from '../last-sale.tsx';
import { WordTiles } from '../word-tiles.tsx';
import s from './ticket.module.css';

const KIND_ICON = { discovery: WholeWord, syllable: Puzzle, other: Tag } as const;
const BOARD = '[data-market-board]';

/** What is sold: a word that opens its story, or tiles. */
function Thing({ word, type, locales }: MarketListing) {
  const [locale] = locales;
  if (type === 'syllable') return <WordTiles word={word} lang={locale} />;
  const name = (
    <b className={s.word} style={{ '--n': [...word].length } as CSSProperties}>
      {word}
    </b>
  );
  if (type === 'other' || locale === undefined) return name;
  return (
    <WordLink word={word} locale={locale} className={s.link} onOpen={() => openWord(locale, word)}>
      {name}
    </WordLink>
  );
}

/** What the ticket is about, in small: kind, languages, pieces. */
function Marks({ listing: { type, locales, count }, languages }: { listing: MarketListing; languages: ReactNode }) {
  const { t } = useTranslation();
  const Icon = KIND_ICON[type];
  return (
    <div className={s.marks}>
      <Icon size={16} strokeWidth={2.7} aria-hidden="true" />
      <span className={s.kind}>{t(`market.kind.${type}`)}</span>
      {languages ?? locales.map((locale) => <LocaleFlag key={locale} locale={locale} />)}
      {count > 1 ? (
        <span className={s.count}>
          <span aria-hidden="true">×{count}</span>
          <span className="sr">{t('market.pieces', { count })}</span>
        </span>
      ) : null}
    </div>
  );
}

interface TicketProps {
  readonly listing: MarketListing;
  readonly own?: boolean;
  /** Something is under way with it. */
  readonly pending?: boolean;
  /** Instead of the flags of its languages: a choice among them. */
  readonly languages?: ReactNode;
  /** What can be done with it. */
  readonly children: ReactNode;
}

/** One listing: what is sold, what it last sold for, and below the tear its price. */
export function Ticket({ listing, own = false, pending = false, languages, children }: TicketProps) {
  const ticket = useRef<HTMLElement>(null);
  // It is taken from the board with the button that was pressed: the keyboard goes on from the board.
  useLayoutEffect(() => {
    const here = ticket.current;
    return () => {
      if (!here?.contains(document.activeElement)) return;
      document.querySelector<HTMLElement>(BOARD)?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <li className={s.place}>
      <article
        ref={ticket}
        className={clsx(s.ticket, own && s.own)}
        aria-label={listing.word}
        aria-busy={pending || undefined}
        data-listing={listing.id}
        data-type={listing.type}
      >
        <div className={s.head}>
          <Marks listing={listing} languages={languages} />
          <Thing {...listing} />
          <LastSale of={listing.lastSale} />
        </div>
        <div className={s.foot}>
          <Price amount={listing.price} currency={listing.priceType} className={s.price} />
          <div className={s.act}>{children}</div>
        </div>
      </article>
    </li>
  );
}
