import { Switch as BaseSwitch } from '@base-ui/react/switch';
import { type ReactNode, useId } from 'react';
import s from './control.module.css';

interface SwitchProps {
  label: string;
  hint?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A labelled on/off row. */
export function Switch({ label, hint, checked, disabled = false, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className={s.row}>
      <span>
        <span id={id}>{label}</span>
        {hint ? <small>{hint}</small> : null}
      </span>
      <BaseSwitch.Root
        className={s.switch}
        checked={checked}
        disabled={disabled}
        onCheckedChange={onChange}
        aria-labelledby={id}
      >
        <BaseSwitch.Thumb className={s.knob} />
      </BaseSwitch.Root>
    </div>
  );
}
