import { TriangleAlert } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../buttons/btn.tsx';
import s from './buy-button.module.css';
import { type Amount, Price } from './price.tsx';

interface BuyButtonProps {
  /** What is bought, for readers. */
  name: string;
  /** What paying does; a chest is opened at once. */
  act?: 'buy' | 'open';
  /** One of these is paid, as the buyer chooses. */
  prices: readonly Amount[];
  /** Said on the button instead of the price, where that stands beside it. */
  label?: string;
  /** What is to be known before it is confirmed. */
  warning?: string | undefined;
  /** The purchase is on its way. */
  processing: boolean;
  /** Before the buyer is asked; false: it is not for them, and they were told why. */
  mayBuy?: (price: Amount) => boolean;
  onBuy: (price: Amount) => void;
}

type Step = { readonly kind: 'offered'; readonly back: boolean } | { readonly kind: 'asked'; readonly price: Amount };
const OFFERED: Step = { kind: 'offered', back: false };

/** The second press of a double click, and a key that is held, confirm nothing. */
const isDeliberate = (presses: number): boolean => presses < 2;

/**
 * Buy, which turns into Confirm and Cancel, then into Processing. What is owned has no such button any more. The keyboard
 * stays where it is through all of it.
 */
export function BuyButton({ name, act = 'buy', prices, label, warning, processing, mayBuy, onBuy }: BuyButtonProps) {
  const { t } = useTranslation();
  const warned = useId();
  const [step, setStep] = useState<Step>(OFFERED);
  const first = useRef<HTMLButtonElement>(null);
  const isFirst = useRef(true);
  const stage = processing ? 'processing' : step.kind;
  const goesBack = step.kind === 'offered' && step.back;
  useEffect(() => {
    // Only what a press has changed takes the keyboard along.
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    if (stage !== 'offered' || goesBack || document.activeElement === document.body) first.current?.focus();
    // Asked for, it is higher than the button that was pressed.
    if (stage === 'asked') first.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [stage, goesBack]);
  const wordsOf = ({ amount, currency }: Amount): string => t(`shop.amount.${currency}`, { count: amount });
  if (stage === 'processing')
    return (
      <div className={s.row} role="status">
        <Btn ref={first} size="sm" wide aria-disabled="true" className={s.processing}>
          {t('shop.processing')}
        </Btn>
      </div>
    );
  if (step.kind === 'asked') {
    const { price } = step;
    return (
      <fieldset className={s.row}>
        <legend className="sr">{t(`shop.${act}Named`, { name, price: wordsOf(price) })}</legend>
        {warning === undefined ? null : (
          <p id={warned} className={s.warning} role="alert">
            <TriangleAlert size={17} strokeWidth={2.8} aria-hidden="true" />
            {warning}
          </p>
        )}
        <Btn
          ref={first}
          size="sm"
          tone="primary"
          className={s.half}
          aria-label={t('shop.confirmNamed', { name, price: wordsOf(price) })}
          aria-describedby={warning === undefined ? undefined : warned}
          onKeyDown={(event) => event.repeat && event.preventDefault()}
          onClick={({ detail }) => {
            if (!isDeliberate(detail)) return;
            setStep(OFFERED);
            onBuy(price);
          }}
        >
          {t('shop.confirm')}
        </Btn>
        <Btn
          size="sm"
          className={s.half}
          onClick={({ detail }) => isDeliberate(detail) && setStep({ kind: 'offered', back: true })}
        >
          {t('common.cancel')}
        </Btn>
      </fieldset>
    );
  }
  return (
    <div className={s.row}>
      {prices.map((price, at) => (
        <Btn
          key={price.currency}
          ref={at === 0 ? first : null}
          size="sm"
          tone="gold"
          className={s.half}
          aria-label={t(`shop.${act}Named`, { name, price: wordsOf(price) })}
          onClick={() => (mayBuy?.(price) ?? true) && setStep({ kind: 'asked', price })}
        >
          {act === 'open' ? t('shop.open') : null}
          {label ?? <Price {...price} />}
        </Btn>
      ))}
    </div>
  );
}
