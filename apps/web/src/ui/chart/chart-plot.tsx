import { useId } from 'react';
import { type ChartPoint, type ChartSeries, type ChartShape, drawCurve, valueAt } from './chart-scale.ts';
import { dashOf, markerOf, toneOf } from './chart-tones.ts';
import s from './line-chart.module.css';

/** Room around the curves for the marks, in px. */
const MARGIN = { top: 16, right: 18, bottom: 36, left: 46 } as const;
/** Curves with more points than this show none of them. */
const MOST_DOTS = 24;

export interface PlottedSeries extends ChartSeries {
  /** Where the curve stands in the chart's list: it decides colour, dashes and shape. */
  readonly index: number;
}

export interface Axis {
  readonly least: number;
  readonly most: number;
  readonly marks: readonly number[];
  readonly format: (value: number) => string;
}

/** Which value of the axis below lies at a distance from the left edge of the picture. */
export function placeAt(left: number, width: number, { least, most }: Axis): number {
  const inner = Math.max(1, width - MARGIN.left - MARGIN.right);
  return least + ((left - MARGIN.left) / inner) * (most - least);
}

interface PlotProps {
  readonly width: number;
  readonly height: number;
  readonly series: readonly PlottedSeries[];
  readonly shape: ChartShape;
  readonly x: Axis;
  readonly y: Axis;
  /** Where the reader looks; null: nowhere. */
  readonly at: number | null;
}

type Scale = (value: number) => number;

function Marks({ width, height, x, y, toX, toY }: Pick<PlotProps, 'width' | 'height' | 'x' | 'y'> & Scales) {
  return (
    <g className={s.marks}>
      {y.marks.map((value) => (
        <g key={value}>
          <path d={`M${MARGIN.left} ${toY(value)}H${width - MARGIN.right}`} />
          <text x={MARGIN.left - 9} y={toY(value) + 4.5} textAnchor="end">
            {y.format(value)}
          </text>
        </g>
      ))}
      {x.marks.map((value) => (
        <text key={value} x={toX(value)} y={height - 8} textAnchor="middle">
          {x.format(value)}
        </text>
      ))}
    </g>
  );
}

interface Scales {
  readonly toX: Scale;
  readonly toY: Scale;
}

/** Steps that run along the same value lie side by side, so far apart in px. */
const SIDE_BY_SIDE = 5;

interface CurveProps extends Scales {
  readonly one: PlottedSeries;
  readonly shape: ChartShape;
  readonly at: number | null;
  /** How far the curve is moved from its place, in px. */
  readonly shift: number;
}

function Curve({ one, shape, at, shift, toX, toY }: CurveProps) {
  const value = at === null ? null : valueAt(one.points, at, shape);
  const dots: readonly ChartPoint[] = one.points.length <= MOST_DOTS ? one.points : [];
  return (
    <g className={s.curve} data-tone={toneOf(one.index)} transform={`translate(0 ${shift})`}>
      <path d={drawCurve(one.points, shape, toX, toY)} className={s.line} strokeDasharray={dashOf(one.index)} />
      {dots.map(([x, y]) => (
        <path
          key={`${x} ${y}`}
          d={markerOf(one.index)}
          className={s.dot}
          transform={`translate(${toX(x)} ${toY(y)})`}
        />
      ))}
      {at === null || value === null ? null : (
        <path d={markerOf(one.index)} className={s.here} transform={`translate(${toX(at)} ${toY(value)}) scale(1.5)`} />
      )}
    </g>
  );
}

/** The picture of a chart: marks, curves, and a line where the reader looks. Decorative: the values are told in words. */
export function ChartPlot({ width, height, series, shape, x, y, at }: PlotProps) {
  const clip = useId();
  const toX: Scale = (value) =>
    MARGIN.left + ((value - x.least) / (x.most - x.least)) * Math.max(1, width - MARGIN.left - MARGIN.right);
  const toY: Scale = (value) =>
    height - MARGIN.bottom - ((value - y.least) / (y.most - y.least)) * (height - MARGIN.top - MARGIN.bottom);
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Marks width={width} height={height} x={x} y={y} toX={toX} toY={toY} />
      {at === null ? null : <path className={s.cursor} d={`M${toX(at)} ${MARGIN.top - 6}V${height - MARGIN.bottom}`} />}
      <clipPath id={clip}>
        <rect x={0} y={0} width={width} height={height} className={s.curtain} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {/* The first curve is drawn last: on top. */}
        {series
          .map((one, place) => ({
            one,
            shift: shape === 'steps' ? (place - (series.length - 1) / 2) * SIDE_BY_SIDE : 0,
          }))
          .toReversed()
          .map(({ one, shift }) => (
            <Curve key={one.id} one={one} shape={shape} at={at} shift={shift} toX={toX} toY={toY} />
          ))}
      </g>
    </svg>
  );
}
