import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FRIENDS_WINDOW } from '../../navigation/windows.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { FloatingWindow } from '../../ui/windows/floating-window.tsx';
import { centerRect } from '../../ui/windows/window-rect.ts';

const FriendsBody = lazyPart(async () => ({ default: (await import('./friends-body.tsx')).FriendsBody }));

/** As high as wished, unless the view is lower. */
const HEIGHT = 640;

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
      initial={centerRect(520, Math.min(HEIGHT, innerHeight - 40))}
    >
      <FriendsBody />
    </FloatingWindow>
  );
}
