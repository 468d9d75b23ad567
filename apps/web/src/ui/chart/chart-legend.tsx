import type { PlottedSeries } from './chart-plot.tsx';
import { dashOf, markerOf, toneOf } from './chart-tones.ts';
import s from './line-chart.module.css';

function Sample({ index }: { index: number }) {
  return (
    <svg viewBox="0 0 34 16" width={34} height={16} aria-hidden="true" className={s.curve} data-tone={toneOf(index)}>
      <path d="M2 8H32" className={s.line} strokeDasharray={dashOf(index)} />
      <path d={markerOf(index)} className={s.here} transform="translate(17 8)" />
    </svg>
  );
}

interface LegendProps {
  readonly series: readonly PlottedSeries[];
  readonly hidden: ReadonlySet<string>;
  /** The value where the reader looks. */
  readonly readValue: (one: PlottedSeries) => string | null;
  readonly onToggle: (id: string) => void;
}

/** What each curve is, with its value; pressed takes it out or brings it in. */
export function Legend({ series, hidden, readValue, onToggle }: LegendProps) {
  const single = series.length === 1;
  return (
    <ul className={s.legend}>
      {series.map((one) => {
        const shown = !hidden.has(one.id);
        const content = (
          <>
            <Sample index={one.index} />
            <span>{one.label}</span>
            {shown ? <b>{readValue(one) ?? '–'}</b> : null}
          </>
        );
        return (
          <li key={one.id}>
            {single ? (
              <p>{content}</p>
            ) : (
              <button type="button" aria-pressed={shown} onClick={() => onToggle(one.id)}>
                {content}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
