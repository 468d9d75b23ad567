import type { SessionUser } from '@syllaboom/contracts';
import { useTranslation } from 'react-i18next';
import { Progress } from '../../ui/kit/waiting/progress.tsx';
import { levelProgress } from './level-progress.ts';
import s from './profile.module.css';

/** The level and how much of it is done. */
export function LevelBar({ user }: { user: Pick<SessionUser, 'exp'> }) {
  const { t } = useTranslation();
  const { level, part, have, need } = levelProgress(user.exp);
  return (
    <div className={s.levelBar}>
      <b>{t('common.level', { level })}</b>
      <Progress value={part} label={t('common.expProgress', { have, need })} />
    </div>
  );
}
