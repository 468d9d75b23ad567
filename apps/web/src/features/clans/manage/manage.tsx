import type { Clan } from '@syllaboom/contracts';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '../../../platform/query/use-api-query.ts';
import { LoadView } from '../../../ui/kit/waiting/load-view.tsx';
import { ClanSettingsForm } from './clan-settings-form.tsx';
import { IdentityForms } from './identity-forms.tsx';
import s from './manage.module.css';
import { Requests } from './requests.tsx';
import { Slots } from './slots.tsx';

/** What the owner of a clan decides: who comes in, what it is called, what it asks for, how many fit in. */
export function Manage({ clan }: { clan: Clan }) {
  const { t } = useTranslation();
  const settings = useApiQuery('clanSettings', {});
  return (
    <div className={s.manage}>
      <Requests clan={clan} />
      <IdentityForms clan={clan} />
      <LoadView of={settings} failed={t('clans.settings.loadFailed')} detail={t('clans.failed.getSettings')}>
        {({ max, upgrade, ...of }) => (
          <div className={s.column}>
            <ClanSettingsForm key={JSON.stringify(of)} settings={of} />
            <Slots max={max} upgrade={upgrade} />
          </div>
        )}
      </LoadView>
    </div>
  );
}
