import type { CSSProperties } from 'react';
import { clanLevelOfExp, clanTierOfLevel } from '@syllaboom/engine';
import { useTranslation } from 'react-i18next';
import { CLAN_COLORS } from './clan-colors.ts';
import s from './clan-tag.module.css';

/** A clan as it stands beside one of its members. */
interface TaggedClan {
  readonly tag: string;
  readonly name: string;
  readonly exp: number;
}

/** The tag of a clan in the colour of its tier, and its level; readers hear its name. Nothing for who is in none. */
export function ClanTag({ clan, size = 'sm' }: { clan: TaggedClan | null | undefined; size?: 'sm' | 'md' }) {
  const { t } = useTranslation();
  if (!clan || clan.tag === '') return null;
  const level = clanLevelOfExp(clan.exp);
  const tier = clanTierOfLevel(level);
  return (
    <span
      className={s.tag}
      data-tier={tier}
      data-size={size}
      title={clan.name}
      style={{ '--face': CLAN_COLORS[tier].face } as CSSProperties}
    >
      {/* No <b>: what the tag stands beside is one, and has rules of its own. */}
      <strong aria-hidden="true">{clan.tag}</strong>
      <i aria-hidden="true">{level}</i>
      <span className="sr">{t('clans.tagSpoken', { name: clan.name, level, tier: t(`clans.tier.${tier}`) })}</span>
    </span>
  );
}
