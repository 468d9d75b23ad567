import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { TextField } from '../../../ui/kit/inputs/text-field.tsx';
import s from './staff.module.css';

/** Length of a reason in the contract. */
const REASON_LENGTH = 500;

interface ReasonFormProps {
  /** The action, on both of its buttons. */
  label: string;
  ask: string;
  hint?: string;
  onSend: (reason: string) => Promise<void>;
}

/** A button that asks for a reason before it does what it says. */
export function ReasonForm({ label, ask, hint, onSend }: ReasonFormProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (asking) form.current?.querySelector('input')?.focus();
  }, [asking]);
  if (!asking)
    return (
      <Btn size="sm" onClick={() => setAsking(true)}>
        {label}
      </Btn>
    );
  const send = async () => {
    setBusy(true);
    await onSend(reason.trim());
    setBusy(false);
  };
  return (
    <form
      ref={form}
      className={s.lifting}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        label={ask}
        {...(hint === undefined ? {} : { hint })}
        value={reason}
        maxLength={REASON_LENGTH}
        onChange={(event) => setReason(event.target.value)}
      />
      <Btn type="submit" size="sm" tone="gold" disabled={busy || reason.trim() === ''}>
        {label}
      </Btn>
      <Btn size="sm" onClick={() => setAsking(false)}>
        {t('common.cancel')}
      </Btn>
    </form>
  );
}
