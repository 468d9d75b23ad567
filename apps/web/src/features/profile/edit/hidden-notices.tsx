import { EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '../../../platform/query/use-api-query.ts';
import { AppealForm } from '../../session/index.ts';
import s from './hidden-notices.module.css';

/** What of the player's own the staff has hidden, why, and the way to appeal. Shows nothing where nothing is hidden. */
export function HiddenNotices() {
  const { t } = useTranslation();
  const { data } = useApiQuery('hiddenContent', {});
  return data?.hidden.map(({ id, kind, reason, appeal }) => {
    const title = t('moderation.ownHidden', { what: t(`profile.${kind}`) });
    return (
      <section key={id} className={s.notice} aria-label={title}>
        <h3>
          <EyeOff size={20} strokeWidth={2.7} aria-hidden="true" />
          {title}
        </h3>
        <p data-selectable="">{t('moderation.banReason', { reason })}</p>
        <AppealForm token={appeal} />
      </section>
    );
  });
}
