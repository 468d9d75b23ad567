import type { ClanCard } from '@syllaboom/contracts';
import { Clock3, DoorOpen, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { Chip } from '../../../ui/kit/chip.tsx';
import { useUser } from '../../session/index.ts';
import { askToJoin, takeBackRequest } from '../actions/ask-to-join.ts';
import { inWords } from '../actions/afford.ts';
import { useIsUnderWay } from '../actions/clan-actions.ts';
import s from './join-button.module.css';

const ICON = { size: 17, strokeWidth: 2.8 } as const;

/** The own request that waits, with the fee that it keeps, and the way to take it back. */
function Pending({ clan, asked }: { clan: ClanCard; asked: NonNullable<ClanCard['asked']> }) {
  const { t } = useTranslation();
  const busy = useIsUnderWay(`withdraw:${clan.id}`);
  return (
    <div className={s.pending}>
      <Btn size="sm" disabled className={s.wide}>
        <Clock3 {...ICON} aria-hidden="true" />
        {t('clans.join.pending')}
      </Btn>
      <Btn
        size="sm"
        icon
        disabled={busy}
        aria-label={t('clans.join.takeBackNamed', { name: clan.name })}
        onClick={() => void takeBackRequest(clan)}
      >
        <Undo2 {...ICON} />
      </Btn>
      {asked.fee > 0 ? (
        <small>{t('clans.join.pendingFee', { fee: inWords({ amount: asked.fee, currency: asked.feeType }) })}</small>
      ) : null}
    </div>
  );
}

interface JoinButtonProps {
  readonly clan: ClanCard;
  /** The player is in a clan, or has to wait: nobody can be asked. */
  readonly mayAsk: boolean;
}

/** Asks a clan to be let in, unless it is full or wants a higher level, which is said in its place. */
export function JoinButton({ clan, mayAsk }: JoinButtonProps) {
  const { t } = useTranslation();
  const user = useUser();
  const busy = useIsUnderWay(`join:${clan.id}`);
  const { minLevel } = clan.settings;
  if (clan.asked !== null) return <Pending clan={clan} asked={clan.asked} />;
  if (user?.clan === clan.id) return <Chip tone="gold">{t('clans.browse.own')}</Chip>;
  if (!mayAsk) return null;
  if (clan.memberCount >= clan.max) return <Chip>{t('clans.browse.full')}</Chip>;
  if ((user?.level ?? 1) < minLevel) return <Chip>{t('clans.join.level', { level: minLevel })}</Chip>;
  return (
    <Btn
      size="sm"
      tone="gold"
      className={s.wide}
      disabled={busy}
      aria-label={t('clans.join.named', { name: clan.name })}
      onClick={() => void askToJoin(clan)}
    >
      <DoorOpen {...ICON} aria-hidden="true" />
      {t(busy ? 'clans.join.sending' : 'clans.join.button')}
    </Btn>
  );
}
