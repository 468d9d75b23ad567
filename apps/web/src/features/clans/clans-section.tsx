import { useTranslation } from 'react-i18next';
import { LoadView } from '../../ui/kit/waiting/load-view.tsx';
import { NoGuests, useUser } from '../session/index.ts';
import s from './clans.module.css';
import { InClan } from './in-clan.tsx';
import { useOwnClanId } from './own-clan.ts';
import { WithoutClan } from './without-clan.tsx';

function Clans() {
  const { t } = useTranslation();
  const own = useOwnClanId();
  return (
    <LoadView of={own} failed={t('clans.failed.clans')}>
      {({ clanId }) => (clanId === 0 ? <WithoutClan /> : <InClan key={clanId} clanId={clanId} />)}
    </LoadView>
  );
}

/** The player's clan, or the ways into one; guests are told what they need. */
export function ClansSection() {
  const { t } = useTranslation();
  const id = useUser()?.id;
  return (
    <div className={s.place}>
      <NoGuests title={t('clans.guests')}>
        <Clans key={id} />
      </NoGuests>
    </div>
  );
}
