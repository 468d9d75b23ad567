import type { DailyOffer, DailyReward } from '@syllaboom/contracts';
import { Dialog } from '@base-ui/react/dialog';
import { Check, Snowflake } from 'lucide-react';
import { type CSSProperties, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { sound } from '../../platform/sound/sound.ts';
import { RewardIcon } from '../../ui/spawns/reward-icon.tsx';
import { Btn } from '../../ui/kit/buttons/btn.tsx';
import dialog from '../../ui/kit/popups/dialog.module.css';
import { useWindows } from '../../ui/windows/manager.ts';
import { claimOffer, closeOffer, useDaily } from './daily-store.ts';
import s from './daily-popup.module.css';
import { CLAIMED_MS, OFFER_MS } from './daily-timings.ts';

interface DayCardProps {
  day: number;
  reward: DailyReward;
  state: 'before' | 'today' | 'after';
  claimed: boolean;
}

/** One of the seven days: which, what it gives, and whether it is today. */
function DayCard({ day, reward: { icon, value }, state, claimed }: DayCardProps) {
  const { t } = useTranslation();
  const done = state === 'before' || claimed;
  return (
    <li className={s.day} data-state={state} data-done={done || undefined} aria-current={state === 'today'}>
      <small>{state === 'today' ? t('daily.today') : t('daily.day', { day })}</small>
      <RewardIcon kind={icon} size={40} />
      <b>{t(`daily.reward.${icon}`, { count: value })}</b>
      {done ? (
        <span className={s.done}>
          <Check size={18} strokeWidth={3.6} aria-hidden="true" />
          <span className="sr">{t('daily.claimed')}</span>
        </span>
      ) : null}
    </li>
  );
}

interface OfferBodyProps {
  offer: DailyOffer;
  claimed: boolean;
  claimRef: RefObject<HTMLButtonElement | null>;
}

function OfferBody({ offer, claimed, claimRef }: OfferBodyProps) {
  const { t } = useTranslation();
  return (
    <>
      <header className={s.head}>
        <Dialog.Title className={s.title}>{t('daily.title')}</Dialog.Title>
        <Dialog.Description className={s.lead}>{t('daily.lead')}</Dialog.Description>
      </header>
      <ol className={s.days}>
        {offer.rewards.map((reward, at) => (
          <DayCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
            key={at}
            day={at + 1}
            reward={reward}
            state={at + 1 < offer.day ? 'before' : at + 1 === offer.day ? 'today' : 'after'}
            claimed={claimed && at + 1 === offer.day}
          />
        ))}
      </ol>
      {offer.frozen || offer.freezeLeft ? (
        <p className={s.freeze}>
          <Snowflake size={18} strokeWidth={2.6} aria-hidden="true" />
          {t(offer.frozen ? 'daily.frozen' : 'daily.freezeLeft')}
        </p>
      ) : null}
      <div className={s.actions}>
        <Btn onClick={closeOffer} disabled={claimed} title={t('daily.later')}>
          {t('daily.close')}
        </Btn>
        <Btn
          ref={claimRef}
          tone="primary"
          size="lg"
          disabled={claimed}
          onClick={() => {
            sound.play('ok');
            claimOffer();
          }}
        >
          {t(claimed ? 'daily.claimed' : 'daily.claim')}
        </Btn>
      </div>
      <p className={s.later}>{t('daily.later')}</p>
      <i className={s.fuse} style={{ '--for': `${OFFER_MS}ms` } as CSSProperties} aria-hidden="true" />
    </>
  );
}

/** The rewards of seven days in a row, today's to claim. Comes once no window is open, and closes itself; nothing is lost by that: the bar opens it again. */
export function DailyPopup() {
  const waits = useWindows(({ open }) => open.length > 0);
  const offer = useDaily(({ shown, offer: offered }) => (shown && !waits ? offered : null));
  const claimed = useDaily((state) => state.claimed);
  // What fades out is what was there.
  const last = useRef({ offer, claimed });
  if (offer) last.current = { offer, claimed };
  const drawn = last.current;
  const claimRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!offer) return undefined;
    const timer = setTimeout(closeOffer, claimed ? CLAIMED_MS : OFFER_MS);
    return () => clearTimeout(timer);
  }, [offer, claimed]);
  return (
    <Dialog.Root open={offer !== null} onOpenChange={(open) => !open && closeOffer()}>
      <Dialog.Portal>
        {claimed ? null : (
          <Dialog.Backdrop className={`${dialog.backdrop} ${s.backdrop}`} data-testid="daily-overlay" />
        )}
        <Dialog.Popup
          initialFocus={claimRef}
          className={`${dialog.dialog} ${s.popup}`}
          data-claimed={drawn.claimed || undefined}
        >
          {drawn.offer ? <OfferBody offer={drawn.offer} claimed={drawn.claimed} claimRef={claimRef} /> : null}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
