import { REWARD_CODES } from '@syllaboom/engine';
import { Ticket } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { wordsForError } from '../../../platform/i18n/error-words.ts';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { Segments } from '../../../ui/kit/inputs/segments.tsx';
import { TextField } from '../../../ui/kit/inputs/text-field.tsx';
import { showGood } from '../../../ui/toasts/toasts.tsx';
import { CODE_ENDS, type CodeEnd, codeEndOf } from './code-end.ts';
import s from './staff-codes.module.css';

/** Room for a code with spaces and hyphens. */
const MOST_LETTERS = 80;
/** What a code brings and how often, with the most that each may be. */
const NUMBERS = {
  coin: REWARD_CODES.mostCoins,
  diamond: REWARD_CODES.mostDiamonds,
  key: REWARD_CODES.mostKeys,
  uses: REWARD_CODES.mostUses,
} as const;
const NUMBER_NAMES = ['coin', 'diamond', 'key', 'uses'] as const;
type NumberName = (typeof NUMBER_NAMES)[number];
type Wish = Readonly<Record<NumberName | 'code', string>>;
const BLANK: Wish = { code: '', coin: '', diamond: '', key: '', uses: '1' };

/** Whatever is typed: only digits stay, and no more than may be. */
const asNumber = (text: string, most: number): string => {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? '' : String(Math.min(most, Number(digits)));
};

const isAboutLetters = (cause: unknown): boolean =>
  cause instanceof ApiError && (cause.code === 'code/letters' || cause.code === 'code/taken');

/** Makes a code: as it is wished for, or one that the server makes up. */
export function MakeCode() {
  const { t } = useTranslation();
  const title = useId();
  const [wish, setWish] = useState(BLANK);
  const [end, setEnd] = useState<CodeEnd>('never');
  const [cause, setCause] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const change = (name: keyof Wish, value: string) => {
    setWish((before) => ({ ...before, [name]: value }));
    setCause(null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setCause(null);
    const code = wish.code.trim();
    const [coin, diamond, key] = [Number(wish.coin), Number(wish.diamond), Number(wish.key)];
    try {
      const made = await api.call('makeCode', {
        body: {
          ...(code === '' ? {} : { code }),
          coin,
          diamond,
          key,
          uses: Number(wish.uses),
          until: codeEndOf(end, Date.now()),
        },
      });
      showGood(t('codes.staff.made', { code: made.code }));
      setWish(BLANK);
    } catch (thrown) {
      setCause(thrown);
    }
    setBusy(false);
  };
  const failure = cause === null ? null : wordsForError(cause);
  const aboutLetters = isAboutLetters(cause);
  return (
    <form className={s.make} aria-labelledby={title} onSubmit={(event) => void submit(event)}>
      <h2 id={title}>{t('codes.staff.make')}</h2>
      <TextField
        label={t('codes.staff.own')}
        value={wish.code}
        maxLength={MOST_LETTERS}
        autoComplete="off"
        spellCheck={false}
        error={aboutLetters ? failure : null}
        onChange={(event) => change('code', event.target.value)}
      />
      <div className={s.numbers}>
        {NUMBER_NAMES.map((name) => (
          <TextField
            key={name}
            label={t(`codes.staff.${name}`)}
            value={wish[name]}
            inputMode="numeric"
            autoComplete="off"
            hint={`≤ ${formatNumber(NUMBERS[name])}`}
            onChange={(event) => change(name, asNumber(event.target.value, NUMBERS[name]))}
          />
        ))}
      </div>
      <Segments
        label={t('codes.staff.runs')}
        labelled
        value={end}
        choices={CODE_ENDS.map((value) => ({ value, label: t(`codes.staff.end.${value}`) }))}
        onChange={setEnd}
      />
      <div className={s.foot}>
        <p role="alert">{aboutLetters ? null : failure}</p>
        <Btn type="submit" tone="gold" disabled={Number(wish.uses) === 0} aria-disabled={busy || undefined}>
          <Ticket size={18} strokeWidth={2.8} />
          {t('codes.staff.make')}
        </Btn>
      </div>
    </form>
  );
}
