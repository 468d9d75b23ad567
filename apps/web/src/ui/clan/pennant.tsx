import { CLAN_TIERS, clanLevelOfExp, clanTierOfLevel } from '@syllaboom/engine';
import { CLAN_COLORS } from './clan-colors.ts';
import s from './pennant.module.css';

const LINE = { stroke: 'var(--ink)', strokeLinejoin: 'round', strokeLinecap: 'round' } as const;
/** How large letters are, by how many of them stand beside each other. */
const LETTER_PX = [30, 30, 30, 23, 17.5] as const;
const LEAST_PX = 17.5;

/** A star around a point. */
const star = (x: number, y: number): string =>
  `M${x} ${y - 6.4}l1.9 3.9 4.3.6-3.1 3 .7 4.3-3.8-2-3.8 2 .7-4.3-3.1-3 4.3-.6z`;

/** What is sewn on below the letters: more of it the higher the tier, so that the cloth tells it without its colour, too. */
function Sewn({ step, fold }: { step: number; fold: string }) {
  const stripes = step % 3;
  return (
    <>
      {Array.from({ length: stripes }, (_, at) => (
        <path
          // Stripes are all alike.
          // biome-ignore lint/suspicious/noArrayIndexKey: position is the identity
          key={at}
          d={`M19 ${72 + at * 8}l29 13 29-13`}
          fill="none"
          stroke={fold}
          strokeWidth="4"
        />
      ))}
      {step >= 3 ? <path d={star(step >= 6 ? 35 : 48, 66)} fill="var(--cream)" {...LINE} strokeWidth="2" /> : null}
      {step >= 6 ? <path d={star(61, 66)} fill="var(--cream)" {...LINE} strokeWidth="2" /> : null}
      {step >= 9 ? <path d={star(48, 66)} fill="var(--cream)" {...LINE} strokeWidth="2" /> : null}
    </>
  );
}

interface PennantProps {
  readonly clan: { readonly tag: string; readonly exp: number };
  readonly size?: number;
  /** It waves a little, for the one clan that a screen is about. */
  readonly waves?: boolean;
}

/** The pennant of a clan: its tag on cloth in the colour of its tier. Decorative: name and level stand beside it. */
export function Pennant({ clan: { tag, exp }, size = 64, waves = false }: PennantProps) {
  const tier = clanTierOfLevel(clanLevelOfExp(exp));
  const { face, fold } = CLAN_COLORS[tier];
  const letterPx = LETTER_PX[[...tag].length] ?? LEAST_PX;
  return (
    <svg
      className={s.pennant}
      viewBox="0 0 96 112"
      width={size}
      height={Math.round((size * 112) / 96)}
      aria-hidden="true"
      data-tier={tier}
      data-waves={waves || undefined}
    >
      {tier === 'legendary' ? (
        <path d="M35 10L31-4l10 6 7-9 7 9 10-6-4 14z" fill="var(--lemon)" {...LINE} strokeWidth="3" />
      ) : null}
      <g className={s.cloth}>
        <path d="M17 14h62v74L48 104 17 88z" fill={face} {...LINE} strokeWidth="4" />
        <path d="M17 14h62v11H17z" fill={fold} opacity=".75" />
        <path d="M70 25h7v61.5l-7 3.6z" fill={fold} opacity=".5" />
        <Sewn step={CLAN_TIERS.indexOf(tier)} fold={fold} />
        <text x="47" y={42 + letterPx * 0.36} textAnchor="middle" fontSize={letterPx}>
          {tag}
        </text>
        <path d="M17 14h62v74L48 104 17 88z" fill="none" {...LINE} strokeWidth="4" />
      </g>
      <path d="M8 12h80" {...LINE} strokeWidth="11" />
      <path d="M8 12h80" stroke="#c98a4b" strokeWidth="5" strokeLinecap="round" />
      <circle cx="8" cy="12" r="6" fill="var(--lemon)" {...LINE} strokeWidth="3" />
      <circle cx="88" cy="12" r="6" fill="var(--lemon)" {...LINE} strokeWidth="3" />
    </svg>
  );
}
