import { Slider as BaseSlider } from '@base-ui/react/slider';
import s from './control.module.css';

interface SliderProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  disabled?: boolean;
  /** Text for the value; the plain number without it. */
  format?: (value: number) => string;
}

/** A cream tile in a well. */
export function Slider({
  label,
  value,
  onChange,
  min = 0,
  max = 100,
  step = 1,
  disabled = false,
  format = String,
}: SliderProps) {
  return (
    <BaseSlider.Root
      className={s.slider}
      value={value}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      onValueChange={(next) => onChange(Array.isArray(next) ? (next[0] ?? min) : next)}
    >
      <span>{label}</span>
      <BaseSlider.Control className={s.control}>
        <BaseSlider.Track className={s.track}>
          <BaseSlider.Indicator className={s.fill} />
          <BaseSlider.Thumb
            className={s.thumb}
            getAriaLabel={() => label}
            getAriaValueText={(_, number) => format(number)}
          />
        </BaseSlider.Track>
      </BaseSlider.Control>
      <span className={s.value}>{format(value)}</span>
    </BaseSlider.Root>
  );
}
