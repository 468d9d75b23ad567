import type { Clan } from '@syllaboom/contracts';
import { Users } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../platform/i18n/format.ts';
import { Pennant } from '../../ui/clan/pennant.tsx';
import { CLAN_COLORS } from '../../ui/clan/clan-colors.ts';
import { letterWidth } from '../../ui/kit/letter-width.ts';
import { Chip } from '../../ui/kit/chip.tsx';
import { Progress } from '../../ui/kit/waiting/progress.tsx';
import s from './clan-head.module.css';
import { clanProgress } from './clan-progress.ts';

interface ClanHeadProps {
  readonly clan: Pick<Clan, 'name' | 'tag' | 'exp' | 'memberCount' | 'max' | 'description'>;
  /** What else stands on the stage. */
  readonly children?: ReactNode;
}

/** A clan on its stage: the pennant, the name, how far it has come, what it says about itself. */
export function ClanHead({ clan, children }: ClanHeadProps) {
  const { t } = useTranslation();
  const { level, tier, have, need, part } = clanProgress(clan.exp);
  return (
    <header className={s.head} style={{ '--cloth': CLAN_COLORS[tier].face } as CSSProperties}>
      <span className={s.pennant}>
        <Pennant clan={clan} size={104} waves />
      </span>
      <div className={s.sign}>
        <h3 style={{ '--letters': Math.max(6, letterWidth(clan.name)) } as CSSProperties}>{clan.name}</h3>
        <p className={s.facts}>
          <b className={s.tier}>
            {t('common.level', { level })} <span>{t(`clans.tier.${tier}`)}</span>
          </b>
          {clan.tag === '' ? null : <Chip size="sm">{clan.tag}</Chip>}
          <Chip size="sm">
            <Users size={14} strokeWidth={2.8} aria-hidden="true" />
            <b aria-hidden="true">{`${clan.memberCount}/${clan.max}`}</b>
            <span className="sr">{t('clans.memberCount', { count: clan.memberCount, most: clan.max })}</span>
          </Chip>
        </p>
        <Progress
          value={part}
          label={t('clans.progress', { have: formatNumber(have), need: formatNumber(need) })}
          color={CLAN_COLORS[tier].face}
        />
        <small className={s.exp} aria-hidden="true">
          {`${formatNumber(have)} / ${formatNumber(need)}`}
        </small>
      </div>
      <p className={s.about} data-selectable="" data-none={clan.description === '' || undefined}>
        {clan.description === '' ? t('clans.noDescription') : clan.description}
      </p>
      {children}
    </header>
  );
}
