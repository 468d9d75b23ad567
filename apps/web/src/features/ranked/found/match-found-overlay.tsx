import type { ListedPlayer } from '@syllaboom/contracts';
import { rankOf } from '@syllaboom/engine';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { useShown } from '../../../platform/streamer/hide-people.ts';
import { Critter } from '../../../ui/critter/critter.tsx';
import { LocaleFlag } from '../../../ui/flag/flag.tsx';
import { RankFrame } from '../../../ui/rank/rank-frame.tsx';
import { useFound } from './match-found.ts';
import s from './match-found.module.css';

function Side({ player, className }: { player: ListedPlayer; className: string | undefined }) {
  const { t } = useTranslation();
  const rank = rankOf(player.wp);
  return (
    <div className={className}>
      <RankFrame rank={rank} size={190} signed className={s.frame}>
        <Critter seed={player.avatar || player.auth_id} mood="happy" size={118} />
      </RankFrame>
      <b>{player.name}</b>
      <span>{`${t(`profile.ranks.${rank}`)} · ${t('ranked.points', { points: formatNumber(player.wp) })}`}</span>
    </div>
  );
}

/** Over every screen: who was found, while the match's room is entered. */
export function MatchFoundOverlay() {
  const { t } = useTranslation();
  const found = useShown(useFound((state) => state.shown));
  if (!found) return null;
  const [self, other] = found.players;
  return (
    <section className={s.overlay} role="alert" data-testid="match-found">
      <h2>{t('ranked.found')}</h2>
      <div className={s.duel}>
        <Side player={self} className={s.left} />
        <em aria-hidden="true">{t('ranked.versus')}</em>
        <Side player={other} className={s.right} />
      </div>
      <p>
        <LocaleFlag locale={found.locale} />
        {t('ranked.joining')}
      </p>
    </section>
  );
}
