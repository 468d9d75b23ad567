import { Eye, EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useStreaming } from '../../../platform/streamer/streamer-mode.ts';
import { IconToggle } from '../../../ui/kit/buttons/icon-toggle.tsx';
import { changePreference } from '../../settings/index.ts';

const ICON = { size: 19, strokeWidth: 2.7 } as const;

/** Streamer mode in one press, while others may watch the screen. */
export function StreamerButton() {
  const { t } = useTranslation();
  const streaming = useStreaming();
  return (
    <IconToggle
      label={t('streamer.mode')}
      tip={t(streaming ? 'streamer.turnOff' : 'streamer.turnOn')}
      on={streaming}
      onToggle={(on) => changePreference('str', on)}
    >
      {streaming ? <EyeOff {...ICON} /> : <Eye {...ICON} />}
    </IconToggle>
  );
}
