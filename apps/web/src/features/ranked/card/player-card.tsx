import type { SessionUser } from '@syllaboom/contracts';
import { cardTierOf, type GameLanguage, type Perk, RANKED, RANKS, rankOf } from '@syllaboom/engine';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { useNarrow } from '../../../platform/media.ts';
import { Critter } from '../../../ui/critter/critter.tsx';
import { RollingNumber } from '../../../ui/kit/rolling-number.tsx';
import { RankFrame } from '../../../ui/rank/rank-frame.tsx';
import type { OwnRank } from '../use-own-rank.ts';
import { LanguageButton } from './language-button.tsx';
import { PerkButton } from './perk-button.tsx';
import s from './player-card.module.css';

/** How far it is to the next rank: the part of the way from the last one, and the points that are missing. */
function useNextRank(wp: number) {
  const { t } = useTranslation();
  const at = RANKS.findIndex(({ name }) => name === rankOf(wp));
  const next = RANKS[at + 1];
  if (next === undefined) return null;
  const [from, to] = [RANKS[at - 1]?.below ?? RANKED.leastPoints, RANKS[at]?.below ?? wp];
  return {
    part: (wp - from) / (to - from),
    words: t('ranked.toNext', { points: formatNumber(to - wp), rank: t(`profile.ranks.${next.name}`) }),
  };
}

function NextRank({ wp }: { wp: number }) {
  const next = useNextRank(wp);
  if (next === null) return null;
  return (
    <p className={s.next}>
      <i aria-hidden="true">
        <i style={{ width: `${Math.round(next.part * 100)}%` }} />
      </i>
      {next.words}
    </p>
  );
}

interface PlayerCardProps {
  user: SessionUser | null;
  ownRank: OwnRank | null;
  language: GameLanguage;
  perk: Perk | null;
}

/** The player's card: language, perk, face in the frame of the rank; its colour follows the points. */
export function PlayerCard({ user, ownRank, language, perk }: PlayerCardProps) {
  const { t } = useTranslation();
  const wp = ownRank?.wp ?? (user && !user.guest ? user.wp : RANKED.startPoints);
  const rank = rankOf(wp);
  const name = user?.displayName ?? t('common.guest');
  // On a phone the way into the queue is to be in sight below.
  const small = useNarrow();
  const rankName = t(`profile.ranks.${rank}`);
  return (
    <section
      className={s.card}
      data-tier={cardTierOf(wp)}
      data-testid="ranked-card"
      aria-label={t('ranked.cardOf', { name, rank: rankName, points: formatNumber(wp) })}
    >
      <div className={s.corners}>
        <LanguageButton language={language} />
        <PerkButton perk={perk} />
      </div>
      <RankFrame rank={rank} size={small ? 130 : 196} signed className={s.frame}>
        <Critter seed={user?.avatar || user?.id || 'guest'} mood="happy" size={small ? 81 : 122} />
      </RankFrame>
      <h2 className={s.name} style={{ '--letters': Math.max(1, [...name].length) } as CSSProperties}>
        <span>{name}</span>
      </h2>
      <p className={s.rank}>
        <b>{rankName}</b>
        <span>
          <RollingNumber value={wp} /> WP
        </span>
      </p>
      <NextRank wp={wp} />
      {/* Their place is kept: what stands below is pressed as soon as it is there. */}
      {user && !user.guest ? (
        <ul className={s.stats} data-waits={ownRank === null || undefined}>
          <li>{t('ranked.matches', { count: ownRank?.matches ?? 0 })}</li>
          <li>{t('ranked.wins', { count: ownRank?.wins ?? 0 })}</li>
        </ul>
      ) : null}
    </section>
  );
}
