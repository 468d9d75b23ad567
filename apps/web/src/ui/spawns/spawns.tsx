import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { RewardIcon } from './reward-icon.tsx';
import { type Spawn, type SpawnKind, useSpawns } from './spawn-store.ts';
import s from './spawns.module.css';

/** More pictures than this say no more. */
const MOST_PICTURES = 14;

/** Pictures that are larger than the others, in px. */
const SIZES: { readonly [Kind in SpawnKind]?: number } = { tile: 58, bomb: 84 };

/** Places of a picture by its number: spread, yet the same each time. */
const placeOf = (at: number): CSSProperties =>
  ({
    '--x': `${((at * 61) % 100) - 50}`,
    '--y': `${((at * 37) % 60) - 30}`,
    '--turn': `${((at * 47) % 80) - 40}deg`,
    animationDelay: `${(at * 70) % 520}ms`,
  }) as CSSProperties;

function Pictures({ kind, count, syllables, item }: Spawn) {
  const shown = Math.min(MOST_PICTURES, kind === 'tile' ? syllables.length : count);
  return Array.from({ length: shown }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a picture is its place
    <i key={at} className={s.picture} style={placeOf(at)} data-spawn={kind}>
      <RewardIcon kind={kind} size={SIZES[kind] ?? 40} syllable={syllables[at] ?? ''} item={item} />
    </i>
  ));
}

/** Rewards that just came: pictures fly up, a line says what it was. Gone after 4 s. */
export function Spawns() {
  const { t } = useTranslation();
  const spawns = useSpawns((state) => state.spawns);
  return (
    <div className={s.area} role="status">
      {spawns.map((spawn) => (
        <div key={spawn.id}>
          <Pictures {...spawn} />
        </div>
      ))}
      <div className={s.words} data-testid="spawned">
        {spawns.map(({ id, kind, count, item }) => (
          <p key={id}>
            <RewardIcon kind={kind} size={kind === 'bomb' ? 34 : 22} item={item} />
            {t('daily.got', { what: t(`daily.reward.${kind}`, { count }) })}
          </p>
        ))}
      </div>
    </div>
  );
}
