import { type ExchangeCurrency, otherCurrency, type Reserves } from '@syllaboom/engine';
import { ArrowDown, Repeat2 } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../platform/i18n/format.ts';
import { wordsForCode } from '../../platform/i18n/error-words.ts';
import { Btn } from '../../ui/kit/buttons/btn.tsx';
import { TextField } from '../../ui/kit/inputs/text-field.tsx';
import { RewardIcon } from '../../ui/spawns/reward-icon.tsx';
import { useUser } from '../session/index.ts';
import { exchangeCurrency } from './exchange-currency.ts';
import s from './exchange.module.css';
import { type Preview, previewOf } from './preview.ts';

/** Room for the largest amount with its spaces. */
const MOST_LETTERS = 24;

interface CardProps {
  readonly from: ExchangeCurrency;
  readonly reserves: Reserves;
}

/** What would come, and what it would take. */
function Offer({ from, preview }: { from: ExchangeCurrency; preview: Preview }) {
  const { t } = useTranslation();
  const to = otherCurrency(from);
  const quote = preview.kind === 'offer' ? preview.quote : null;
  const isLess = preview.kind === 'offer' && preview.quote.amountSpent < preview.amount;
  return (
    <div className={s.offer} aria-live="polite" data-testid={`offer-${to}`}>
      <small>{t('exchange.get')}</small>
      <p className={s.gotten}>
        <RewardIcon kind={to} size={26} />
        <b aria-hidden="true">{formatNumber(quote?.amountReceived ?? 0)}</b>
        <span className="sr">{t(`exchange.amount.${to}`, { count: quote?.amountReceived ?? 0 })}</span>
      </p>
      <p className={s.spends}>
        {isLess && quote !== null
          ? t('exchange.spends', { amount: t(`exchange.amount.${from}`, { count: quote.amountSpent }) })
          : ' '}
      </p>
    </div>
  );
}

/** One direction of the exchange: what is given, what comes for it, and the button. */
export function ExchangeCard({ from, reserves }: CardProps) {
  const { t } = useTranslation();
  const title = useId();
  const form = useRef<HTMLFormElement>(null);
  const user = useUser();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const to = otherCurrency(from);
  const held = (from === 'coin' ? user?.score : user?.diamond) ?? 0;
  const preview = previewOf(text, from, held, reserves);
  const wordsOf = (currency: ExchangeCurrency, count: number): string => t(`exchange.amount.${currency}`, { count });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (preview.kind !== 'offer' || busy) return;
    setBusy(true);
    const isDone = await exchangeCurrency({ from, amount: preview.amount, least: preview.quote.amountReceived });
    setBusy(false);
    if (!isDone) return;
    setText('');
    // The button has nothing to do now: the keyboard goes on with the next amount.
    form.current?.querySelector('input')?.focus();
  };
  const named =
    preview.kind === 'offer'
      ? t('exchange.swapNamed', {
          given: wordsOf(from, preview.quote.amountSpent),
          gotten: wordsOf(to, preview.quote.amountReceived),
        })
      : undefined;
  return (
    <form ref={form} className={s.card} aria-labelledby={title} onSubmit={(event) => void submit(event)}>
      <header className={s.cardHead}>
        <RewardIcon kind={to} size={36} />
        <h3 id={title}>{t(`exchange.buy.${to}`)}</h3>
      </header>
      <TextField
        label={t(`exchange.give.${from}`)}
        value={text}
        inputMode="numeric"
        autoComplete="off"
        maxLength={MOST_LETTERS}
        readOnly={busy}
        error={preview.kind === 'refused' ? wordsForCode(preview.code) : null}
        hint={wordsOf(from, held)}
        trailing={
          <Btn
            size="sm"
            className={s.all}
            aria-label={t('exchange.allNamed', { amount: wordsOf(from, held) })}
            disabled={held === 0 || busy}
            onClick={() => setText(String(held))}
          >
            {t('exchange.all')}
          </Btn>
        }
        onChange={(event) => setText(event.target.value)}
      />
      <ArrowDown className={s.arrow} size={26} strokeWidth={3} aria-hidden="true" />
      <Offer from={from} preview={preview} />
      <Btn
        type="submit"
        tone="gold"
        wide
        disabled={preview.kind !== 'offer'}
        aria-disabled={busy || undefined}
        aria-label={busy ? undefined : named}
      >
        <Repeat2 size={19} strokeWidth={2.8} className={busy ? s.turning : undefined} />
        {busy ? t('exchange.busy') : t('exchange.swap')}
      </Btn>
    </form>
  );
}
