import { Coins, Gem, KeyRound, Sparkles } from 'lucide-react';
import { CosmeticPicture } from '../cosmetics/cosmetic-picture.tsx';
import { Tile } from '../kit/tile.tsx';
import type { SpawnKind } from './spawn-store.ts';
import s from './reward-icon.module.css';

const PICTURES = { coin: Coins, diamond: Gem, key: KeyRound, exp: Sparkles } as const;

interface RewardIconProps {
  kind: SpawnKind;
  size: number;
  /** On tiles. */
  syllable?: string;
  /** Which bomb. */
  item?: number;
}

/** The picture of a reward; tiles bear a syllable, bombs are shown as they are. */
export function RewardIcon({ kind, size, syllable = 'AB', item = 0 }: RewardIconProps) {
  if (kind === 'tile')
    return (
      <span className={s.tiles} aria-hidden="true">
        {[...syllable].map((letter, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place
          <Tile key={at} letter={letter} size={Math.round(size * 0.62)} />
        ))}
      </span>
    );
  if (kind === 'bomb') return <CosmeticPicture kind="bomb" id={item} size={size} />;
  const Picture = PICTURES[kind];
  return <Picture className={s[kind]} size={size} strokeWidth={2.4} aria-hidden="true" />;
}
