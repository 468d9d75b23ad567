import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Legend } from './chart-legend.tsx';
import { ChartPlot, placeAt, type PlottedSeries } from './chart-plot.tsx';
import {
  axisMarks,
  type ChartSeries,
  type ChartShape,
  marksWithin,
  nearestPlace,
  placesOf,
  valueAt,
} from './chart-scale.ts';
import { ValueTable } from './chart-table.tsx';
import s from './line-chart.module.css';
import { useElementWidth } from './use-element-width.ts';

export interface LineChartProps {
  readonly title: string;
  /** The first ones are shown from the start, the reader brings in the others. */
  readonly series: readonly ChartSeries[];
  readonly shape?: ChartShape;
  /** What the axis below counts: the head of the table's first column. */
  readonly xName: string;
  readonly formatX: (x: number) => string;
  /** The marks below, where they are shorter than the place in words. */
  readonly formatMark?: (x: number) => string;
  readonly formatY: (y: number) => string;
  /** Distances that the marks may have; else 1, 2, 5, 10 … */
  readonly xSteps?: readonly number[];
  readonly ySteps?: readonly number[];
  /** Where the axis at the side begins; without it near the least value. */
  readonly leastY?: number;
  /** Of the picture, in px. */
  readonly height?: number;
}

/** Curves shown from the start. */
const SHOWN_FIRST = 4;
/** A mark of the axis below takes so many px. */
const MARK_WIDTH = 74;
const MARK_HEIGHT = 38;

const toggled = (hidden: ReadonlySet<string>, id: string): ReadonlySet<string> => {
  const next = new Set(hidden);
  if (!next.delete(id)) next.add(id);
  return next;
};

function axesOf(props: LineChartProps, shown: readonly ChartSeries[], width: number, height: number) {
  const points = shown.flatMap((one) => one.points);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const leastY = props.leastY ?? Math.min(...ys);
  const across = Math.max(2, Math.floor(width / MARK_WIDTH));
  const upward = Math.max(2, Math.floor(height / MARK_HEIGHT));
  const [leastX, mostX] = [Math.min(...xs), Math.max(...xs)];
  const yMarks = axisMarks(leastY, Math.max(leastY, ...ys), upward, props.ySteps);
  return {
    x: {
      least: leastX,
      most: Math.max(leastX + 1, mostX),
      marks: marksWithin(leastX, mostX, across, props.xSteps),
      format: props.formatMark ?? props.formatX,
    },
    y: { least: yMarks[0] ?? 0, most: yMarks.at(-1) ?? 1, marks: yMarks, format: props.formatY },
  };
}

/** Which place the arrow keys, Home and End lead to; null for other keys. */
function placeAfter(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(count - 1, at + 1);
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, at - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/**
 * Curves over an axis. They differ by colour, dashes and the shape of their points; pointer, finger or arrow keys read the
 * values of a place, the legend takes curves out and in, and a table holds all of it in words.
 */
export function LineChart(props: LineChartProps) {
  const { title, series, shape = 'line', xName, formatX, formatY, height = 220 } = props;
  const { t } = useTranslation();
  const titleId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const width = useElementWidth(frame);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(
    () => new Set(series.slice(SHOWN_FIRST).map(({ id }) => id)),
  );
  const [chosen, setChosen] = useState<number | null>(null);
  const listed: readonly PlottedSeries[] = series.map((one, index) => ({ ...one, index }));
  const shown = listed.filter(({ id }) => !hidden.has(id));
  const places = placesOf(shown);
  if (placesOf(series).length === 0) return null;
  const last = places.length - 1;
  const at = chosen === null ? null : (places[Math.min(chosen, last)] ?? null);
  const read = at ?? places[last] ?? 0;
  const axes = axesOf(props, shown.length > 0 ? shown : listed, width, height);
  const readValue = (one: ChartSeries): string | null => {
    const value = valueAt(one.points, read, shape);
    return value === null ? null : formatY(value);
  };
  const values = shown.flatMap((one) => [`${one.label} ${readValue(one) ?? t('charts.nothing')}`]).join(', ');
  const point = (event: PointerEvent<HTMLDivElement>) => {
    const left = event.clientX - event.currentTarget.getBoundingClientRect().left;
    setChosen(nearestPlace(places, placeAt(left, width, axes.x)));
  };
  const press = (event: KeyboardEvent) => {
    const next = placeAfter(event.key, chosen ?? last, places.length);
    if (next === null) return;
    event.preventDefault();
    setChosen(next);
  };
  return (
    <figure className={s.chart} aria-labelledby={titleId}>
      <figcaption>
        <b id={titleId}>{title}</b>
        <span>{formatX(read)}</span>
      </figcaption>
      <div
        ref={frame}
        className={s.frame}
        style={{ height }}
        role="slider"
        tabIndex={0}
        aria-label={t('charts.read', { title })}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, last)}
        aria-valuenow={chosen === null ? Math.max(0, last) : Math.min(chosen, last)}
        aria-valuetext={`${formatX(read)}: ${values}`}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setChosen(null)}
        onKeyDown={press}
        onBlur={() => setChosen(null)}
      >
        {width > 0 ? (
          <ChartPlot width={width} height={height} series={shown} shape={shape} at={at} x={axes.x} y={axes.y} />
        ) : null}
      </div>
      <Legend
        series={listed}
        hidden={hidden}
        readValue={readValue}
        onToggle={(id) => setHidden((before) => toggled(before, id))}
      />
      <ValueTable title={title} series={series} shape={shape} xName={xName} formatX={formatX} formatY={formatY} />
    </figure>
  );
}
