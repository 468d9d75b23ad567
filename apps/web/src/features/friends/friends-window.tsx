import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FRIENDS_WINDOW } from '../../navigation/windows.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { FloatingWindow } from '../../ui/windows/floating-window.tsx';
import { centerRect, type Rect } from '../../ui/windows/window-rect.ts';

const FriendsBody = lazyPart(async () => ({ default: (await import('./friends-body.tsx')).FriendsBody }));

/** As wished, unless the view is lower. */
const SIZE = { w: 520, h: 640 } as const;
/** The bar at the top stays free: the button of the panel, which also closes it, stands there. */
const TOP_BAR_PX = 80;
const FOOT_PX = 16;

function initialRect(): Rect {
  const rect = centerRect(SIZE.w, Math.min(SIZE.h, innerHeight - TOP_BAR_PX - FOOT_PX));
  return { ...rect, y: Math.max(rect.y, TOP_BAR_PX) };
}

/** The panel of friends; it stands once in the shell, its body comes when it is first opened. */
export function FriendsWindow() {
  const { t } = useTranslation();
  return (
    <FloatingWindow
      id={FRIENDS_WINDOW}
      kind="panel"
      side
      title={t('friends.title')}
      icon={<Users size={20} strokeWidth={2.6} />}
      initial={initialRect}
    >
      <FriendsBody />
    </FloatingWindow>
  );
}
