import type { ClanCard as Card } from '@syllaboom/contracts';
import { clanLevelOfExp, clanTierOfLevel } from '@syllaboom/engine';
import { Users } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { openClan } from '../../../navigation/windows.ts';
import { CLAN_COLORS } from '../../../ui/clan/clan-colors.ts';
import { Pennant } from '../../../ui/clan/pennant.tsx';
import { Chip } from '../../../ui/kit/chip.tsx';
import s from './clan-card.module.css';
import { ClanTerms } from './clan-terms.tsx';
import { JoinButton } from './join-button.tsx';

interface ClanCardProps {
  readonly clan: Card;
  readonly mayAsk: boolean;
}

/** A clan in the list: a press shows it whole. */
export function ClanCard({ clan, mayAsk }: ClanCardProps) {
  const { t } = useTranslation();
  const level = clanLevelOfExp(clan.exp);
  const tier = clanTierOfLevel(level);
  return (
    <article
      className={s.card}
      data-clan={clan.id}
      aria-label={clan.name}
      style={{ '--cloth': CLAN_COLORS[tier].face } as CSSProperties}
    >
      <button type="button" className={s.open} onClick={() => openClan(clan.id)}>
        <span className="sr">{t('clans.open', { name: clan.name })}</span>
        <Pennant clan={clan} size={58} />
        <span className={s.words}>
          <b>{clan.name}</b>
          <span className={s.facts}>
            <span className={s.level}>{t('common.level', { level })}</span>
            <span>{t(`clans.tier.${tier}`)}</span>
          </span>
        </span>
      </button>
      {clan.description === '' ? null : <p className={s.about}>{clan.description}</p>}
      <p className={s.terms}>
        <Chip size="sm">
          <Users size={14} strokeWidth={2.8} aria-hidden="true" />
          <b aria-hidden="true">{`${clan.memberCount}/${clan.max}`}</b>
          <span className="sr">{t('clans.memberCount', { count: clan.memberCount, most: clan.max })}</span>
        </Chip>
        <ClanTerms settings={clan.settings} />
      </p>
      <div className={s.join}>
        <JoinButton clan={clan} mayAsk={mayAsk} />
      </div>
    </article>
  );
}
