import { FlagTriangleRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CLAN_WINDOW } from '../../../navigation/windows.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { FloatingWindow } from '../../../ui/windows/floating-window.tsx';
import { centerRect } from '../../../ui/windows/window-rect.ts';

const ClanDetail = lazyPart(async () => ({ default: (await import('./clan-detail.tsx')).ClanDetail }));

/** As high as wished, unless the view is lower. */
const HEIGHT = 660;

/** A clan for whoever looks at it; the window stands once in the shell, its body comes when a clan is first opened. */
export function ClanWindow() {
  const { t } = useTranslation();
  return (
    <FloatingWindow
      id={CLAN_WINDOW}
      title={t('clans.one')}
      icon={<FlagTriangleRight size={20} strokeWidth={2.6} />}
      initial={() => centerRect(560, Math.min(HEIGHT, innerHeight - 40), 24)}
    >
      <ClanDetail />
    </FloatingWindow>
  );
}
