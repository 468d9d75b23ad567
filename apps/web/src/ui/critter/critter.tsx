import { memo, useEffect, useState } from 'react';
import { keepPicture } from '../../platform/api/picture-cache.ts';
import { pictureAddress } from '../../platform/api/pictures.ts';
import { Eyes, Mouth } from './critter-face.tsx';
import { BODIES, type Coat, critterAppearance, type Mood, OUT_COAT } from './critter-appearance.ts';
import { Topper } from './critter-topper.tsx';

export type { Mood } from './critter-appearance.ts';

function Marks({ kind, coat }: { kind: number; coat: Coat }) {
  if (kind === 0)
    return (
      <g fill={coat.shade} opacity=".75">
        <circle cx="22" cy="88" r="6" />
        <circle cx="38" cy="95" r="4" />
        <circle cx="76" cy="90" r="7" />
        <circle cx="18" cy="70" r="3.5" />
      </g>
    );
  if (kind === 1) return <path d="M30 104c0-14 8-22 20-22s20 8 20 22z" fill={coat.light} opacity=".8" />;
  return null;
}

interface CritterProps {
  /** A seed, or an avatar of the wire: an uploaded picture is shown in a frame. */
  seed: string;
  mood?: Mood;
  size?: number;
}

interface PortraitProps extends Required<Omit<CritterProps, 'seed'>> {
  readonly address: string;
  /** The picture can't be shown. */
  readonly onBroken: () => void;
}

/** An uploaded picture with the outline of the creatures, so that both stand side by side. */
function Portrait({ address, mood, size, onBroken }: PortraitProps) {
  useEffect(() => keepPicture(address), [address]);
  return (
    <svg viewBox="-4 -12 108 114" width={size} height={size * 1.055} aria-hidden="true" style={{ overflow: 'visible' }}>
      <rect x="2" y="-4" width="96" height="100" rx="26" fill="#170d1c" />
      <image
        href={address}
        x="6"
        y="0"
        width="88"
        height="92"
        preserveAspectRatio="xMidYMid slice"
        onError={onBroken}
        style={{ clipPath: 'inset(0 round 22px)', filter: mood === 'out' ? 'grayscale(1) brightness(0.8)' : 'none' }}
      />
      {mood === 'panic' && <Sweat />}
    </svg>
  );
}
const Sweat = () => <path d="M86 34c6 9 7 13 2 15s-8-5-2-15z" fill="#8fe3ff" stroke="#170d1c" strokeWidth="3" />;

/** Somebody's face: a seeded blob creature, or the picture that was uploaded. Also the face of empty states. Decorative for readers. */
export const Critter = memo(function Critter({ seed, mood = 'calm', size = 88 }: CritterProps) {
  const address = pictureAddress(seed);
  const [broken, setBroken] = useState<string | null>(null);
  if (address !== null && broken !== address)
    return <Portrait address={address} mood={mood} size={size} onBroken={() => setBroken(address)} />;
  return <Creature seed={seed} mood={mood} size={size} />;
});

function Creature({ seed, mood, size }: Required<CritterProps>) {
  const appearance = critterAppearance(seed);
  const coat = mood === 'out' ? OUT_COAT : appearance.coat;
  const body = BODIES[appearance.body];
  return (
    <svg viewBox="-4 -12 108 114" width={size} height={size * 1.055} aria-hidden="true" style={{ overflow: 'visible' }}>
      <Topper kind={appearance.topper} coat={coat} />
      <path d={body} fill={coat.body} stroke="#170d1c" strokeWidth="5" strokeLinejoin="round" />
      <path d={body} fill={coat.shade} opacity=".55" style={{ clipPath: 'inset(0 0 0 66%)' }} />
      <Marks kind={appearance.marks} coat={coat} />
      <ellipse cx="36" cy="26" rx="13" ry="6" fill={coat.light} opacity=".8" transform="rotate(-22 36 26)" />
      <ellipse cx="24" cy="72" rx="8" ry="5" fill="#ff5f6d" opacity=".35" />
      <ellipse cx="76" cy="72" rx="8" ry="5" fill="#ff5f6d" opacity=".35" />
      <Eyes kind={appearance.eyes} mood={mood} />
      <Mouth kind={appearance.mouth} mood={mood} />
      {mood === 'panic' && <Sweat />}
    </svg>
  );
}
