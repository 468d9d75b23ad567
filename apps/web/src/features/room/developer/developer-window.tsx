import { Bug } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FloatingWindow } from '../../../ui/windows/floating-window.tsx';
import { ROOM_WINDOWS } from '../room-ui.ts';
import { useDeveloperKey } from './use-developer-key.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';

const DeveloperTools = lazyPart(async () => ({ default: (await import('./developer-tools.tsx')).DeveloperTools }));

/** A look under the hood, for developers alone. */
export function DeveloperWindow() {
  const { t } = useTranslation();
  if (!useDeveloperKey()) return null;
  return (
    <FloatingWindow
      id={ROOM_WINDOWS.developer}
      title={t('developer.title')}
      icon={<Bug size={20} strokeWidth={2.6} />}
      initial={() => ({ x: 24, y: 96, w: 420, h: 560 })}
    >
      <DeveloperTools />
    </FloatingWindow>
  );
}
