import { ROOM } from '@syllaboom/engine';
import { Zap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { whyOff } from '../settings/setting-scope.ts';
import { useSettingsSender } from '../settings/use-settings-sender.ts';
import { useIsHost, useSnapshot, useTopic } from '../store/use-topic.ts';
import s from './waiting-room.module.css';

const FASTER = { heart: 1, speed: 2 } as const;

/** Many players: the host is offered one heart and a faster clock (rules section 1). */
export function FasterHint() {
  const { t } = useTranslation();
  const host = useIsHost();
  const info = useSnapshot('info');
  const send = useSettingsSender();
  const players = useTopic('seats', (store) => store.seats.filter((seat) => !seat.spectating).length);
  if (!host || !info || players <= ROOM.suggestFasterAbove) return null;
  const slow = info.heart > FASTER.heart || info.speed < FASTER.speed;
  if (!slow || whyOff('speed', info) || whyOff('heart', info)) return null;
  return (
    <p className={s.faster}>
      <Zap size={18} strokeWidth={2.8} aria-hidden="true" />
      {t('host.fasterHint')}
      <Btn
        size="sm"
        tone="gold"
        onClick={() => {
          send({ key: 'heart', value: FASTER.heart });
          send({ speed: FASTER.speed });
        }}
      >
        {t('host.useFaster')}
      </Btn>
    </p>
  );
}
