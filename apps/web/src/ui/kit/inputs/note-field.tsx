import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import s from './field.module.css';

interface NoteFieldProps {
  label: string;
  name?: string;
  hint?: string;
  value: string;
  /** Characters that fit. */
  most: number;
  error?: string | null;
  rows?: number;
  onChange: (text: string) => void;
}

/** Some lines of text, with the count of what still fits. */
export function NoteField({ label, name, hint, value, most, error = null, rows = 3, onChange }: NoteFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={s.field}>
      <label htmlFor={id} className={s.label}>
        {label}
      </label>
      <textarea
        id={id}
        name={name}
        className={s.area}
        rows={rows}
        value={value}
        maxLength={most}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-hint`} className={`${s.hint} ${s.counted}`} data-bad={error ? '' : undefined}>
        <span>{error ?? hint}</span>
        <small>{t('common.charactersOf', { count: value.length, most })}</small>
      </p>
    </div>
  );
}
