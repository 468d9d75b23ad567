import { Eye, EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useStreaming } from '../../platform/streamer/streamer-mode.ts';
import { Btn } from '../../ui/kit/btn.tsx';
import { Tip } from '../../ui/kit/tip.tsx';
import { changePreference } from '../settings/index.ts';

const ICON = { size: 19, strokeWidth: 2.7 } as const;

/** Streamer mode in one press, while others may watch the screen. */
export function StreamerButton() {
  const { t } = useTranslation();
  const streaming = useStreaming();
  const label = t(streaming ? 'streamer.turnOff' : 'streamer.turnOn');
  return (
    <Tip label={label}>
      <Btn
        size="sm"
        icon
        tone={streaming ? 'gold' : 'plain'}
        aria-label={t('streamer.mode')}
        aria-pressed={streaming}
        onClick={() => changePreference('str', !streaming)}
      >
        {streaming ? <EyeOff {...ICON} /> : <Eye {...ICON} />}
      </Btn>
    </Tip>
  );
}
