import { LogOut, Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../../ui/kit/btn.tsx';
import { Chip } from '../../ui/kit/chip.tsx';
import { askConfirm } from '../../ui/kit/confirm.tsx';
import { Tip } from '../../ui/kit/tip.tsx';
import { Logo } from '../../ui/logo/logo.tsx';
import { toggleWindow } from '../../ui/windows/manager.ts';
import { RoundChip, roomTop } from '../room/index.ts';
import { SETTINGS_WINDOW } from '../settings/index.ts';

/** The strip above an offline table. */
export function PracticeTop({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const leave = async () => {
    if (await askConfirm({ title: t('room.leaveConfirm'), confirmLabel: t('room.leave'), danger: true })) onLeave();
  };
  return (
    <header className={roomTop.top}>
      <Logo className={roomTop.logo} />
      <Chip>{t('practice.title')}</Chip>
      <RoundChip />
      <i />
      <Tip label={t('common.settings')}>
        <Btn size="sm" icon aria-label={t('common.settings')} onClick={() => toggleWindow(SETTINGS_WINDOW)}>
          <Settings size={19} strokeWidth={2.7} />
        </Btn>
      </Tip>
      <Tip label={t('room.leave')}>
        <Btn size="sm" icon tone="primary" aria-label={t('room.leave')} onClick={() => void leave()}>
          <LogOut size={19} strokeWidth={2.7} />
        </Btn>
      </Tip>
    </header>
  );
}
