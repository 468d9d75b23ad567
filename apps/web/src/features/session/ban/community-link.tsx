import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSignInOptions } from '../../../platform/query/sign-in-options.ts';
import s from './ban-banner.module.css';

/** The way to the operator's community, where there is one. */
export function CommunityLink() {
  const { t } = useTranslation();
  const communityUrl = useSignInOptions()?.communityUrl ?? null;
  return communityUrl === null ? null : (
    <a className={s.link} href={communityUrl} target="_blank" rel="noopener noreferrer">
      <ExternalLink size={20} strokeWidth={2.8} aria-hidden="true" />
      {t('moderation.communityLink')}
    </a>
  );
}
