import { useTranslation } from 'react-i18next';
import { BoardsPage } from './boards-page.tsx';
import s from './boxes.module.css';

/** The page behind the tab. */
export function LeaderboardScreen() {
  const { t } = useTranslation();
  return (
    <main className={s.screen}>
      <h1 className={s.title}>{t('leaderboards.title')}</h1>
      <BoardsPage />
    </main>
  );
}
