/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- the card only moves while it is looked at; what can be done are its buttons */
import clsx from 'clsx';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import s from './item-card.module.css';

interface ItemCardProps {
  name: string;
  picture: ReactNode;
  /** Below the name. */
  detail?: ReactNode;
  /** A word in the corner, instead of the stub of what is owned. */
  ribbon?: string | undefined;
  owned?: boolean;
  /** In use now. */
  chosen?: boolean;
  /** A pointer or the keyboard comes to it, or leaves it. */
  onTouched?: (touched: boolean) => void;
  /** What can be done with it. */
  children?: ReactNode;
}

/** One thing that is sold or owned, on its own little drum. Owned things bear the stub of their price tag. */
export function ItemCard({
  name,
  picture,
  detail,
  ribbon,
  owned = false,
  chosen = false,
  onTouched,
  children,
}: ItemCardProps) {
  const { t } = useTranslation();
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const wasOwned = useRef(owned);
  // The button by which it was bought is gone: the keyboard goes on with what can be done now.
  useEffect(() => {
    if (owned && !wasOwned.current && document.activeElement === document.body)
      card.current?.querySelector('button')?.focus();
    wasOwned.current = owned;
  }, [owned]);
  return (
    <li className={s.place}>
      <article
        ref={card}
        className={clsx(s.card, chosen && s.chosen)}
        aria-labelledby={id}
        data-owned={owned || undefined}
        data-chosen={chosen || undefined}
        onPointerEnter={() => onTouched?.(true)}
        onPointerLeave={() => onTouched?.(false)}
        onFocus={() => onTouched?.(true)}
        onBlur={() => onTouched?.(false)}
      >
        <div className={s.stand}>
          <div className={s.picture}>{picture}</div>
          <i className={s.drum} />
          {owned && ribbon === undefined ? (
            <span className={s.stub}>
              <Check size={15} strokeWidth={3.6} aria-hidden="true" />
              {t('shop.owned')}
            </span>
          ) : null}
          {ribbon === undefined ? null : <span className={s.ribbon}>{ribbon}</span>}
        </div>
        <h3 id={id} className={s.name}>
          {name}
        </h3>
        {detail}
        {children ? <div className={s.foot}>{children}</div> : null}
      </article>
    </li>
  );
}

/** The cards of a block, as many beside each other as fit. */
export const ItemCards = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={s.cards} aria-label={label}>
    {children}
  </ul>
);
