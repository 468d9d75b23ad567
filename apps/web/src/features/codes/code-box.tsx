import { Ticket } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../../ui/kit/buttons/btn.tsx';
import { TextField } from '../../ui/kit/inputs/text-field.tsx';
import { useUser } from '../session/index.ts';
import s from './code-box.module.css';
import { redeemCode } from './redeem-code.ts';

/** Room for a code with spaces and hyphens. */
const MOST_LETTERS = 80;

function CodeForm() {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wish = code.trim();
    if (wish === '' || busy) return;
    setBusy(true);
    const why = await redeemCode(wish);
    setBusy(false);
    setFailure(why);
    if (why === null) setCode('');
    form.current?.querySelector('input')?.focus();
  };
  return (
    <form ref={form} className={s.form} onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('codes.label')}
        className={s.field}
        value={code}
        maxLength={MOST_LETTERS}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        readOnly={busy}
        error={failure}
        hint={t('codes.hint')}
        onChange={(event) => {
          setCode(event.target.value);
          setFailure(null);
        }}
      />
      <Btn type="submit" tone="gold" disabled={code.trim() === ''} aria-disabled={busy || undefined}>
        <Ticket size={19} strokeWidth={2.8} />
        {busy ? t('codes.busy') : t('codes.redeem')}
      </Btn>
    </form>
  );
}

/** Where codes of the operator are redeemed. */
export function CodeBox() {
  const { t } = useTranslation();
  const title = useId();
  const user = useUser();
  return (
    <section className={s.box} aria-labelledby={title}>
      <h2 id={title}>{t('codes.title')}</h2>
      <CodeForm key={user?.id} />
    </section>
  );
}
