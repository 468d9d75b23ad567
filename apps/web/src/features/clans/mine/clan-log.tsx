import type { ClanDeed } from '@syllaboom/contracts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatAgo } from '../../../platform/i18n/format.ts';
import { useApiQuery } from '../../../platform/query/use-api-query.ts';
import { PlayerFace } from '../../../ui/cosmetics/player-face.tsx';
import { EmptyState } from '../../../ui/kit/waiting/empty-state.tsx';
import { LoadView } from '../../../ui/kit/waiting/load-view.tsx';
import s from './clan-log.module.css';

/** What happened, as a sentence. */
function sentenceOf({ kind, by, player, amount, paid, currency }: ClanDeed, t: TFunction): string {
  const names = {
    by: by?.displayName ?? t('clans.log.somebody'),
    player: player?.displayName ?? by?.displayName ?? t('clans.log.somebody'),
  };
  const said = t(`clans.log.${kind}`, { ...names, places: amount });
  if (kind === 'accepted' && amount > 0 && currency !== null)
    return `${said} ${t('clans.log.fee', { fee: t(`shop.amount.${currency}`, { count: amount }) })}`;
  if (kind === 'slots' && paid > 0)
    return `${said} ${t('clans.log.fee', { fee: t('shop.amount.key', { count: paid }) })}`;
  return said;
}

function Entry({ deed }: { deed: ClanDeed }) {
  const { t } = useTranslation();
  const who = deed.player ?? deed.by;
  return (
    <li>
      <PlayerFace seed={who?.avatar || who?.id || 'nobody'} frame={who?.frame ?? 0} size={34} />
      <p>{sentenceOf(deed, t)}</p>
      <time dateTime={deed.at}>{formatAgo(Date.parse(deed.at))}</time>
    </li>
  );
}

/** The last deeds in the clan, the latest first. */
export function ClanLog() {
  const { t } = useTranslation();
  const log = useApiQuery('clanLog', {});
  return (
    <LoadView of={log} failed={t('clans.failed.log')}>
      {({ deeds }) =>
        deeds.length === 0 ? (
          <EmptyState title={t('clans.log.none')} seed="quokka" />
        ) : (
          <ol className={s.log} aria-label={t('clans.log.title')}>
            {deeds.map((deed) => (
              <Entry key={deed.id} deed={deed} />
            ))}
          </ol>
        )
      }
    </LoadView>
  );
}
