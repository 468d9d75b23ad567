import { Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SETTINGS_WINDOW } from '../../navigation/windows.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { FloatingWindow } from '../../ui/windows/floating-window.tsx';
import { centerRect } from '../../ui/windows/window-rect.ts';

const SettingsBody = lazyPart(async () => ({ default: (await import('./settings-body.tsx')).SettingsBody }));

/** The settings window; stands once in the shell, its body comes when it is first opened. */
export function SettingsWindow() {
  const { t } = useTranslation();
  return (
    <FloatingWindow
      id={SETTINGS_WINDOW}
      title={t('common.settings')}
      icon={<Settings size={20} strokeWidth={2.6} />}
      initial={() => centerRect(520, 560)}
    >
      <SettingsBody />
    </FloatingWindow>
  );
}
