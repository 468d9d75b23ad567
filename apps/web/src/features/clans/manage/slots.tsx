import type { SlotPrice } from '@syllaboom/contracts';
import { CLANS } from '@syllaboom/engine';
import { Armchair } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { Price } from '../../../ui/kit/goods/price.tsx';
import { addSlot } from '../actions/change-clan.ts';
import { useIsUnderWay } from '../actions/clan-actions.ts';
import s from './manage.module.css';

interface SlotsProps {
  readonly max: number;
  /** What the next one costs whom; null: there are as many as there can be. */
  readonly upgrade: SlotPrice | null;
}

/** How many fit into the clan, and one more for keys: the clan's first, then the owner's. */
export function Slots({ max, upgrade }: SlotsProps) {
  const { t } = useTranslation();
  const busy = useIsUnderWay('upgrade');
  return (
    <section className={s.box} aria-labelledby="clan-slots">
      <h3 id="clan-slots">
        <Armchair size={21} strokeWidth={2.6} aria-hidden="true" />
        {t('clans.manage.slots')}
      </h3>
      <span className={s.places} aria-hidden="true">
        {Array.from({ length: CLANS.mostSlots }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
          <i key={at} data-open={at < max || undefined} />
        ))}
      </span>
      {upgrade === null ? (
        <p className={s.quiet}>{t('clans.manage.slotsMost', { count: max })}</p>
      ) : (
        <>
          <p className={s.quiet}>{t('clans.manage.slotsText', { count: max })}</p>
          <ul className={s.legs}>
            <li>
              <span>{t('clans.balance')}</span>
              <Price amount={upgrade.fromClan} currency="key" />
            </li>
            <li>
              <span>{t('clans.you')}</span>
              <Price amount={upgrade.fromOwner} currency="key" />
            </li>
          </ul>
          <Btn tone="gold" disabled={busy} onClick={() => void addSlot(upgrade)}>
            {t('clans.manage.upgrade')}
            <Price amount={upgrade.keys} currency="key" />
          </Btn>
        </>
      )}
    </section>
  );
}
