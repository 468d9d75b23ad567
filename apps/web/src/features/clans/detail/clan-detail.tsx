import type { Clan } from '@syllaboom/contracts';
import { Flag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOpenedClan } from '../../../navigation/windows.ts';
import { useApiQuery } from '../../../platform/query/use-api-query.ts';
import { wordsForCode } from '../../../platform/i18n/error-words.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { LoadView } from '../../../ui/kit/waiting/load-view.tsx';
import { NoGuests, useUser } from '../../session/index.ts';
import { ClanTerms } from '../browse/clan-terms.tsx';
import { JoinButton } from '../browse/join-button.tsx';
import { ClanHead } from '../clan-head.tsx';
import { MembersStand } from '../mine/members-stand.tsx';
import s from './clan-detail.module.css';
import { reportClan } from './report-clan.ts';

function ShownClan({ clan }: { clan: Clan }) {
  const { t } = useTranslation();
  const user = useUser();
  return (
    <div className={s.detail}>
      <ClanHead clan={clan}>
        <div className={s.foot}>
          <p className={s.terms}>
            <ClanTerms settings={clan.settings} />
          </p>
          <span className={s.join}>
            <JoinButton clan={clan} mayAsk={(user?.clan ?? 0) === 0} />
          </span>
        </div>
      </ClanHead>
      <section aria-label={t('clans.members')}>
        <MembersStand clan={clan} />
      </section>
      {clan.owner === user?.id ? null : (
        <Btn size="sm" className={s.report} onClick={() => reportClan(clan)}>
          <Flag size={17} strokeWidth={2.8} aria-hidden="true" />
          {t('profile.report')}
        </Btn>
      )}
    </div>
  );
}

function OpenedClan({ id }: { id: string }) {
  const { t } = useTranslation();
  const clan = useApiQuery('clanDetail', { params: { id } });
  return (
    <LoadView of={clan} failed={t('clans.failed.details')} missing={wordsForCode('clan/not_found')}>
      {(found) => <ShownClan clan={found} />}
    </LoadView>
  );
}

/** The clan that the address names, for whoever looks at it. */
export function ClanDetail() {
  const { t } = useTranslation();
  const id = useOpenedClan();
  if (id === null) return null;
  return (
    <div className={s.place}>
      <NoGuests title={t('clans.guests')}>
        <OpenedClan key={id} id={id} />
      </NoGuests>
    </div>
  );
}
