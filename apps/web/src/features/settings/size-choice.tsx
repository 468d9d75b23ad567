import { useId } from 'react';
import { Btn } from '../../ui/kit/buttons/btn.tsx';
import s from './settings.module.css';

interface SizeChoiceProps<Size extends string | number> {
  label: string;
  hint: string;
  sizes: readonly Size[];
  chosen: Size;
  format: (size: Size) => string;
  onChoose: (size: Size) => void;
}

/** One of a few sizes, beside each other. */
export function SizeChoice<Size extends string | number>({
  label,
  hint,
  sizes,
  chosen,
  format,
  onChoose,
}: SizeChoiceProps<Size>) {
  const hintId = useId();
  return (
    <fieldset aria-describedby={hintId}>
      <legend className={s.legend}>{label}</legend>
      <p id={hintId} className={s.hint}>
        {hint}
      </p>
      <div className={s.keySets}>
        {sizes.map((size) => (
          <Btn
            key={size}
            size="sm"
            tone={size === chosen ? 'gold' : 'plain'}
            aria-pressed={size === chosen}
            onClick={() => onChoose(size)}
          >
            {format(size)}
          </Btn>
        ))}
      </div>
    </fieldset>
  );
}
