import { ChartNoAxesColumn, Trophy, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FloatingWindow } from '../../../ui/windows/floating-window.tsx';
import { centerRect } from '../../../ui/windows/window-rect.ts';
import { FRIENDS_WINDOW, LEADERBOARD_WINDOW, STATS_WINDOW } from '../craft-ui.ts';
import { BoardFriends } from './board-friends.tsx';
import { Collectors } from './collectors.tsx';
import { WordStats } from './word-stats.tsx';

const ICON = { size: 20, strokeWidth: 2.6 } as const;
const HEIGHT = 560;

/** What the words earn, who has collected most, whose board one may visit. */
export function OpenWindows() {
  const { t } = useTranslation();
  const at = (width: number, shift: number) => centerRect(width, Math.min(HEIGHT, innerHeight - 60), shift);
  return (
    <>
      <FloatingWindow
        id={STATS_WINDOW}
        title={t('craft.stats')}
        icon={<ChartNoAxesColumn {...ICON} />}
        initial={() => at(480, 10)}
      >
        <WordStats />
      </FloatingWindow>
      <FloatingWindow
        id={LEADERBOARD_WINDOW}
        title={t('craft.leaderboardTitle')}
        icon={<Trophy {...ICON} />}
        initial={() => at(440, 20)}
      >
        <Collectors />
      </FloatingWindow>
      <FloatingWindow
        id={FRIENDS_WINDOW}
        title={t('craft.friends')}
        icon={<Users {...ICON} />}
        initial={() => at(420, 30)}
      >
        <BoardFriends />
      </FloatingWindow>
    </>
  );
}
