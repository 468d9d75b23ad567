import { type MemberIcon, INKS, MEMBER_ICON_ART } from './member-icon-art.ts';

const INK_LINE = { stroke: 'var(--ink)', strokeWidth: 2.4, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

const styleOf = (kind: string) => {
  if (kind === '-') return { fill: 'none', ...INK_LINE };
  if (kind === '~') return { fill: 'none', ...INK_LINE, stroke: '#fff' };
  const fill = kind === 'K' ? '#33406b' : INKS[kind.toLowerCase()];
  return kind === kind.toLowerCase() ? { fill } : { fill, ...INK_LINE };
};

function Layer({ text }: { text: string }) {
  const style = styleOf(text.charAt(0));
  const shape = text.slice(2);
  const [a, b, c, d, e] = shape.slice(1).trim().split(/[ ,]+/).map(Number);
  if (shape.startsWith('O')) return <circle cx={a} cy={b} r={c} {...style} />;
  if (shape.startsWith('R')) return <rect x={a} y={b} width={c} height={d} rx={e} {...style} />;
  return <path d={shape} {...style} />;
}

/** The layers of a member icon in a box of 32 × 32, for inside another picture. */
export const MemberIconLayers = ({ icon }: { icon: MemberIcon }) =>
  MEMBER_ICON_ART[icon].split('|').map((text) => <Layer key={text} text={text} />);

/** A member icon by itself; decorative, its name stands beside it or in a label. */
export function MemberIconPicture({ icon, size = 32 }: { icon: MemberIcon; size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" style={{ overflow: 'visible' }}>
      <MemberIconLayers icon={icon} />
    </svg>
  );
}
