import { LayoutGrid, type LucideIcon, Scale, SpellCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type StaffArea, staffAreasOf } from '../features/moderation/index.ts';
import { useUser } from '../features/session/index.ts';
import { useNarrow } from '../platform/media.ts';
import s from './home-tabs.module.css';
import { showScreen, showStaff } from './navigation.ts';

type HomeTab = 'rooms' | StaffArea;
const ICONS: Record<HomeTab, LucideIcon> = { rooms: LayoutGrid, gm: Scale, lm: SpellCheck };
const WORDS = {
  rooms: ['lobby.tables', 'lobby.tables'],
  gm: ['moderation.gm', 'moderation.gmShort'],
  lm: ['moderation.lm', 'moderation.lmShort'],
} as const satisfies Record<HomeTab, readonly [string, string]>;

/** The pages beside the list of tables; there are some only for the staff [S0137]. */
export function HomeTabs({ current }: { current: HomeTab }) {
  const { t } = useTranslation();
  const narrow = useNarrow();
  const areas = staffAreasOf(useUser()?.roles ?? []);
  if (areas.length === 0) return null;
  const tabs: readonly HomeTab[] = ['rooms', ...areas];
  return (
    <nav className={s.tabs} aria-label={t('common.home')}>
      {tabs.map((tab) => {
        const Icon = ICONS[tab];
        const [long, short] = WORDS[tab];
        return (
          <button
            key={tab}
            type="button"
            className={s.tab}
            aria-current={tab === current ? 'page' : undefined}
            aria-label={t(long)}
            onClick={() => (tab === 'rooms' ? showScreen('lobby') : showStaff(tab))}
          >
            <Icon size={18} strokeWidth={2.7} />
            {t(narrow ? short : long)}
          </button>
        );
      })}
    </nav>
  );
}
