import type { Perk } from '@syllaboom/engine';
import { useTranslation } from 'react-i18next';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { Tip } from '../../../ui/kit/popups/tip.tsx';
import { openWindow } from '../../../ui/windows/manager.ts';
import { currentUser, openAccount } from '../../session/index.ts';
import { showError } from '../../../ui/toasts/toasts.tsx';
import { queue, refuseWhileQueued } from '../queue/queue.ts';
import { PerkIcon } from './perk-icon.tsx';
import { PERK_WINDOW } from './perk-window.ts';
import s from './player-card.module.css';

/** The chosen perk on the card; opens the choice, but not while queued. */
export function PerkButton({ perk }: { perk: Perk | null }) {
  const { t } = useTranslation();
  const out = queue.use(({ phase }) => phase === 'out');
  const name = perk === null ? t('ranked.noPerk') : t('ranked.perk', { perk: t(`ranked.perks.${perk}.name`) });
  const open = () => {
    if (refuseWhileQueued()) return;
    if (currentUser()?.guest === false) return openWindow(PERK_WINDOW);
    showError(t('ranked.login', {}));
    openAccount('signUp');
  };
  return (
    <Tip label={name}>
      <Btn
        size="sm"
        icon
        tone={perk === null ? 'plain' : 'gold'}
        className={s.corner}
        aria-label={`${t('ranked.selectPerk')} (${name})`}
        aria-disabled={!out || undefined}
        data-perk={perk ?? 'none'}
        onClick={open}
      >
        <PerkIcon perk={perk} />
      </Btn>
    </Tip>
  );
}
