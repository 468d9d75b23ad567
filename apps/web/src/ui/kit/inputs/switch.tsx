import { type ReactNode, useId } from 'react';
import s from './control.module.css';

interface SwitchProps {
  label: string;
  hint?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A labelled on/off row; a press anywhere in it counts. */
export function Switch({ label, hint, checked, disabled = false, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label className={s.row} data-disabled={disabled ? '' : undefined}>
      <span>
        <span id={id}>{label}</span>
        {hint ? <small id={`${id}-hint`}>{hint}</small> : null}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        className={s.switch}
        checked={checked}
        disabled={disabled}
        aria-labelledby={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
