import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { sessionPort } from '../../../platform/session-port.ts';
import { useUser } from '../../session/index.ts';
import s from './replay-link.module.css';
import { useSnapshot } from '../store/use-topic.ts';

/** After a match: whoever plays by a name alone may want to keep what they have won. */
export function KeepLink() {
  const { t } = useTranslation();
  const user = useUser();
  const hasPlayed = useSnapshot('hasPlayed');
  if (!hasPlayed || user?.wayIn !== false || user.guest) return null;
  return (
    <button type="button" className={s.link} onClick={() => sessionPort().needWayIn()}>
      <KeyRound size={18} strokeWidth={2.7} aria-hidden="true" />
      {t('invite.keepTitle')}
    </button>
  );
}
