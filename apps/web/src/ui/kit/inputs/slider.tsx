import type { CSSProperties } from 'react';
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

/** A cream tile in a well: the browser's own range. */
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
  const at = max > min ? (value - min) / (max - min) : 0;
  return (
    <div className={s.slider}>
      <span>{label}</span>
      <input
        type="range"
        className={s.range}
        style={{ '--at': Math.min(1, Math.max(0, at)) } as CSSProperties}
        value={value}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        aria-label={label}
        aria-valuetext={format(value)}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <span className={s.value}>{format(value)}</span>
    </div>
  );
}
