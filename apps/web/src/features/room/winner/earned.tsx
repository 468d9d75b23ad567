import type { WinnerEntry } from '@syllaboom/contracts';
import { Coins, Gem, KeyRound, Sparkles } from 'lucide-react';
import { type CSSProperties, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { sound } from '../../../platform/sound/sound.ts';
import { Tip } from '../../../ui/kit/popups/tip.tsx';
import { RewardIcon } from '../../../ui/spawns/reward-icon.tsx';
import { Tile } from '../../../ui/kit/tile.tsx';
import { LOOT_MS } from '../room-timings.ts';
import s from './result-card.module.css';
import { useLoot } from './use-loot.ts';

const ICON = { size: 24, strokeWidth: 2.4, 'aria-hidden': true } as const;

/** One thing that was earned: it comes after the ones before it, and sounds as it comes. Its picture says on hover what it is. */
function Earning({ at, kind, label, children }: { at: number; kind: string; label: string; children: ReactNode }) {
  const delayMs = LOOT_MS.first + at * LOOT_MS.apart;
  useEffect(() => {
    const timer = setTimeout(() => sound.play('coin'), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return (
    <Tip label={label}>
      <li className={s.earning} data-kind={kind} style={{ '--after': `${delayMs}ms` } as CSSProperties}>
        {children}
        <span className="sr"> {label}</span>
      </li>
    </Tip>
  );
}

/** What the match brought, one after the other; that nothing can have come is said. */
export function Earned({ entry }: { entry: WinnerEntry }) {
  const { t } = useTranslation();
  const { diamonds, keys, tiles, bomb, instead } = useLoot();
  const counted = [
    { kind: 'coin', icon: <Coins {...ICON} />, count: entry.coins },
    { kind: 'exp', icon: <Sparkles {...ICON} />, count: entry.xp },
    { kind: 'diamond', icon: <Gem {...ICON} />, count: diamonds + instead },
    { kind: 'key', icon: <KeyRound {...ICON} />, count: keys },
  ] as const;
  const shown = counted.filter(({ count }) => count > 0);
  // Something may still come: who played a word is told no such thing.
  if (shown.length === 0 && tiles.length === 0 && bomb === null)
    return entry.correct_words === 0 ? <p className={s.nothing}>{t('result.nothingEarned')}</p> : null;
  return (
    <ul className={s.earned} aria-label={t('result.earned')} data-testid="earned">
      {shown.map(({ kind, icon, count }, at) => (
        <Earning key={kind} at={at} kind={kind} label={t(`daily.reward.${kind}`, { count })}>
          {icon}
          {/* Coins, gems and keys are known by their pictures; no picture says experience. */}
          <b aria-hidden="true">
            {kind === 'exp' ? t('common.expGained', { points: formatNumber(count) }) : `+${formatNumber(count)}`}
          </b>
        </Earning>
      ))}
      {tiles.map((syllable, at) => (
        <Earning
          key={syllable}
          at={shown.length + at}
          kind="tile"
          label={`${t('daily.reward.tile', { count: 1 })}: ${syllable}`}
        >
          {[...syllable].map((letter, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place
            <Tile key={place} letter={letter} size={26} />
          ))}
        </Earning>
      ))}
      {bomb === null ? null : (
        <Earning at={shown.length + tiles.length} kind="bomb" label={t('daily.newBomb')}>
          <RewardIcon kind="bomb" size={34} item={bomb} />
        </Earning>
      )}
    </ul>
  );
}
