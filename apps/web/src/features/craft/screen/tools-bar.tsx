import { craftCoins } from '@syllaboom/engine';
import { Brush, ChartNoAxesColumn, Eye, EyeOff, HandCoins, Trophy, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { IconToggle } from '../../../ui/kit/buttons/icon-toggle.tsx';
import { Tip } from '../../../ui/kit/popups/tip.tsx';
import { toggleWindow } from '../../../ui/windows/manager.ts';
import { FRIENDS_WINDOW, LEADERBOARD_WINDOW, STATS_WINDOW, useCraftUi } from '../craft-ui.ts';
import type { BoardState } from '../store/board-state.ts';
import type { BoardStore } from '../store/board-store.ts';
import { useServerTime } from '../store/use-board.ts';
import s from './board-screen.module.css';
import { sweep } from './sweep.ts';

const ICON = { size: 19, strokeWidth: 2.6 } as const;

/** What one does with the own board. */
export function ToolsBar({ store, board }: { store: BoardStore; board: BoardState }) {
  const { t } = useTranslation();
  const now = useServerTime(store);
  const shows = useCraftUi((state) => state.bubbles);
  const waiting = board.words.reduce((sum, word) => sum + craftCoins(word, now), 0);
  const windows = [
    [FRIENDS_WINDOW, t('craft.friends'), Users],
    [LEADERBOARD_WINDOW, t('craft.leaderboard'), Trophy],
    [STATS_WINDOW, t('craft.stats'), ChartNoAxesColumn],
  ] as const;
  return (
    <div className={s.bar}>
      <Btn
        size="sm"
        tone="gold"
        className={s.collect}
        disabled={waiting === 0}
        onClick={() => store.collect(board.words, 'all')}
      >
        <HandCoins {...ICON} aria-hidden="true" />
        <span className={s.label}>{t('craft.collect')}</span>
        {waiting > 0 ? <b className={s.waiting}>{formatNumber(waiting)}</b> : null}
      </Btn>
      <span className={s.tools}>
        <IconToggle
          label={t('craft.bubbles')}
          tip={t(shows ? 'craft.hideBubbles' : 'craft.showBubbles')}
          on={shows}
          onToggle={(bubbles) => useCraftUi.setState({ bubbles })}
        >
          {shows ? <Eye {...ICON} /> : <EyeOff {...ICON} />}
        </IconToggle>
        {windows.map(([id, label, Icon]) => (
          <Tip key={id} label={label}>
            <Btn size="sm" icon aria-label={label} onClick={() => toggleWindow(id)}>
              <Icon {...ICON} />
            </Btn>
          </Tip>
        ))}
        <Tip label={t('craft.broom')}>
          <Btn size="sm" icon aria-label={t('craft.broom')} onClick={() => void sweep(store)}>
            <Brush {...ICON} />
          </Btn>
        </Tip>
      </span>
    </div>
  );
}
