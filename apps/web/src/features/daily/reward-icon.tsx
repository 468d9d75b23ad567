import { Coins, Gem, KeyRound, Sparkles } from 'lucide-react';
import { Tile } from '../../ui/kit/tile.tsx';
import type { SpawnKind } from './daily-store.ts';
import s from './reward-icon.module.css';

const PICTURES = { coin: Coins, diamond: Gem, key: KeyRound, exp: Sparkles } as const;

/** The picture of a reward; tiles bear a syllable. */
export function RewardIcon({ kind, size, syllable = 'AB' }: { kind: SpawnKind; size: number; syllable?: string }) {
  if (kind === 'tile')
    return (
      <span className={s.tiles} aria-hidden="true">
        {[...syllable].map((letter, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place
          <Tile key={at} letter={letter} size={Math.round(size * 0.62)} />
        ))}
      </span>
    );
  const Picture = PICTURES[kind];
  return <Picture className={s[kind]} size={size} strokeWidth={2.4} aria-hidden="true" />;
}
