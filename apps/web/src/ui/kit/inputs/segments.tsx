import clsx from 'clsx';
import { useId } from 'react';
import s from './segments.module.css';

interface SegmentsProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly { readonly value: Value; readonly label: string }[];
  /** Shows the label above, instead of telling readers only. */
  labelled?: boolean;
  /** Where they don’t fit beside each other, they stand two by two. */
  inPairs?: boolean;
  onChange: (value: Value) => void;
}

/** One of a few values, all of them in sight; arrow keys move between them. */
export function Segments<Value extends string>({
  label,
  value,
  choices,
  labelled,
  inPairs,
  onChange,
}: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={s.segments}>
      <legend className={labelled ? s.legend : 'sr'}>{label}</legend>
      <div className={clsx(s.row, inPairs && s.pairs)}>
        {choices.map((choice) => (
          <label key={choice.value} className={s.segment}>
            <input type="radio" name={name} checked={choice.value === value} onChange={() => onChange(choice.value)} />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
