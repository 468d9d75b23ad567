import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { closeBoard, openBoard, useOpenedBoard } from '../../navigation/windows.ts';
import { prefersReducedMotion } from '../../platform/media.ts';
import { BoardsPage } from './boards-page.tsx';
import s from './boxes.module.css';

/** The page behind the tab; its open board stands in the address. */
export function LeaderboardScreen() {
  const { t } = useTranslation();
  const opened = useOpenedBoard();
  // Deferred, a change is a transition: stores alone make none.
  const moved = useDeferredValue(opened);
  return (
    <main className={s.screen}>
      <h1 className={s.title}>{t('leaderboards.title')}</h1>
      <BoardsPage
        opened={prefersReducedMotion() ? opened : moved}
        onOpen={(id) => (id === null ? closeBoard() : openBoard(id))}
      />
    </main>
  );
}
