import { BOT_STRENGTHS, type BotStrength } from '@syllaboom/engine';

const BAR_WIDTH = 5;
const BAR_STEP = 7;
const HEIGHTS = [7, 11, 15] as const;
const BOTTOM = 17;
const COLORS = { gentle: 'var(--good)', fair: 'var(--lemon)', sharp: 'var(--tomato)' } as const satisfies Record<
  BotStrength,
  string
>;

/** How strong a bot is, as bars that grow: one, two or three of them are full. Its name stands beside it, or is said. */
export function StrengthMark({ strength, size = 16 }: { strength: BotStrength; size?: number }) {
  const full = BOT_STRENGTHS.indexOf(strength) + 1;
  return (
    <svg width={size} height={size} viewBox="0 0 22 20" aria-hidden="true" data-strength={strength}>
      {HEIGHTS.map((height, i) => (
        <rect
          key={height}
          x={1.5 + i * BAR_STEP}
          y={BOTTOM - height + 1}
          width={BAR_WIDTH}
          height={height}
          rx="1.6"
          fill={i < full ? COLORS[strength] : 'transparent'}
          stroke={i < full ? 'var(--ink)' : 'currentColor'}
          strokeWidth={i < full ? 1.8 : 1.4}
          strokeOpacity={i < full ? 1 : 0.55}
        />
      ))}
    </svg>
  );
}
