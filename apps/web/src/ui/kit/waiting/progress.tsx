import s from '../inputs/control.module.css';

/** A candy-striped bar. `value` runs from 0 to 1. */
export function Progress({ value, label, color }: { value: number; label: string; color?: string }) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      className={s.bar}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <div className={s.barFill} style={{ width: `${percent}%`, ...(color ? { '--bar': color } : {}) }} />
    </div>
  );
}
