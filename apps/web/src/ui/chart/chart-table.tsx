import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ChartSeries, type ChartShape, placesOf, valueAt } from './chart-scale.ts';
import s from './line-chart.module.css';

interface ValueTableProps {
  readonly title: string;
  readonly series: readonly ChartSeries[];
  readonly shape: ChartShape;
  readonly xName: string;
  readonly formatX: (x: number) => string;
  readonly formatY: (y: number) => string;
}

function Rows({ title, series, shape, xName, formatX, formatY }: ValueTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is reached by keyboard
    <div className={s.scroll} tabIndex={0}>
      <table>
        <caption className="sr">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{xName}</th>
            {series.map(({ id, label }) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {placesOf(series).map((x) => (
            <tr key={x}>
              <th scope="row">{formatX(x)}</th>
              {series.map(({ id, points }) => {
                const value = valueAt(points, x, shape);
                return <td key={id}>{value === null ? '–' : formatY(value)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Everything that the curves show, as a table that is opened when wanted. */
export function ValueTable(props: ValueTableProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <details className={s.table} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <ChevronDown size={16} strokeWidth={3.2} aria-hidden="true" />
        {t('charts.table')}
      </summary>
      {open ? <Rows {...props} /> : null}
    </details>
  );
}
