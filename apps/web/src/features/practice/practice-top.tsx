import { LogOut, RotateCcw, Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../../ui/kit/buttons/btn.tsx';
import { Chip } from '../../ui/kit/chip.tsx';
import { askConfirm } from '../../ui/kit/popups/confirm.tsx';
import { Tip } from '../../ui/kit/popups/tip.tsx';
import { Logo } from '../../ui/logo/logo.tsx';
import { toggleWindow } from '../../ui/windows/manager.ts';
import { RoundChip, roomTop, useIsOut, useSnapshot } from '../room/index.ts';
import { SETTINGS_WINDOW } from '../../navigation/windows.ts';
import s from './practice-top.module.css';

/** Whoever is out need not watch the bots: the next match is a press away. Not under the result, which has the same button. */
function PlayAgain({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation();
  const out = useIsOut();
  const over = useSnapshot('winner') !== null;
  if (!out || over) return null;
  return (
    <Btn size="sm" tone="gold" onClick={onAgain} data-testid="practice-again">
      <RotateCcw size={18} strokeWidth={3} aria-hidden="true" />
      {t('practice.again')}
    </Btn>
  );
}

/** The strip above an offline table. */
export function PracticeTop({ onLeave, onAgain }: { onLeave: () => void; onAgain: () => void }) {
  const { t } = useTranslation();
  const leave = async () => {
    if (await askConfirm({ title: t('room.leaveConfirm'), confirmLabel: t('room.leave'), danger: true })) onLeave();
  };
  return (
    <header className={roomTop.top}>
      <Logo className={roomTop.logo} />
      <Chip className={s.title}>{t('practice.title')}</Chip>
      <RoundChip />
      <i />
      <PlayAgain onAgain={onAgain} />
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
