import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as BaseSelect } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import field from './field.module.css';
import popup from '../popups/popup.module.css';

export interface SelectChoice<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: ReactNode;
}
interface SelectProps<Value extends string | number> {
  label: string;
  value: Value;
  choices: readonly SelectChoice<Value>[];
  onChange: (value: Value) => void;
  disabled?: boolean;
  /** Keeps the label for readers only. */
  quiet?: boolean;
}

/** One value out of a list. */
export function Select<Value extends string | number>({
  label,
  value,
  choices,
  onChange,
  disabled = false,
  quiet = false,
}: SelectProps<Value>) {
  const id = useId();
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <div className={field.field}>
      <span id={id} className={quiet ? 'sr' : field.label}>
        {label}
      </span>
      <BaseSelect.Root
        value={value}
        onValueChange={(next) => next !== null && onChange(next as Value)}
        disabled={disabled}
        modal={false}
      >
        <BaseSelect.Trigger className={`${field.well} ${field.select}`} aria-labelledby={id}>
          <span style={{ display: 'flex', alignItems: 'center', gap: 9 }}>
            {chosen?.icon}
            <BaseSelect.Value>{chosen?.label ?? ''}</BaseSelect.Value>
          </span>
          <ChevronDown size={20} strokeWidth={3} />
        </BaseSelect.Trigger>
        {/* The page's policy lets no script write a style element. */}
        <CSPProvider disableStyleElements>
          <BaseSelect.Portal>
            <BaseSelect.Positioner
              className={popup.positioner}
              sideOffset={10}
              alignItemWithTrigger={false}
              collisionPadding={8}
            >
              <BaseSelect.Popup className={`${popup.popup} ${field.choices}`}>
                {choices.map((choice) => (
                  <BaseSelect.Item key={choice.value} value={choice.value} className={popup.item}>
                    {choice.icon}
                    <BaseSelect.ItemText>{choice.label}</BaseSelect.ItemText>
                    <span className={popup.mark}>
                      <BaseSelect.ItemIndicator>
                        <Check size={18} strokeWidth={3.2} />
                      </BaseSelect.ItemIndicator>
                    </span>
                  </BaseSelect.Item>
                ))}
              </BaseSelect.Popup>
            </BaseSelect.Positioner>
          </BaseSelect.Portal>
        </CSPProvider>
      </BaseSelect.Root>
    </div>
  );
}
