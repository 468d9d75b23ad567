import type { CallReply } from '../../../platform/api/create-api.ts';
import type { ShopChest } from '@syllaboom/contracts';
import { findBomb, RARITIES } from '@syllaboom/engine';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../../platform/i18n/format.ts';
import { BuyButton } from '../../../ui/kit/goods/buy-button.tsx';
import { useUser } from '../../session/index.ts';
import { affords, openChest, useIsOpening } from '../deals/deal-store.ts';
import { useWareName, WarePicture, ownedOf } from '../../wardrobe/index.ts';
import { ChestPicture } from './chest-picture.tsx';
import s from './chests.module.css';
import { RarityMark } from './rarity-mark.tsx';

/** What may be in a chest; what one has already bears a check. */
function Contents({ chest }: { chest: ShopChest }) {
  const { t } = useTranslation();
  const user = useUser();
  const nameOf = useWareName();
  const owned = user ? ownedOf(user, 'bomb') : new Set<number>();
  return (
    <ul className={s.contents} aria-label={t('shop.inside')}>
      {chest.bombs.map((id) => {
        const rarity = findBomb(id)?.rarity ?? 'common';
        return (
          <li key={id} className={s.piece} data-rarity={rarity} title={nameOf({ kind: 'bomb', id })}>
            <WarePicture kind="bomb" id={id} />
            <span className="sr">
              {nameOf({ kind: 'bomb', id })}, {t(`shop.rarity.${rarity}`)}
              {owned.has(id) ? `, ${t('shop.owned')}` : null}
            </span>
            {owned.has(id) ? (
              <i className={s.has}>
                <Check size={12} strokeWidth={4} aria-hidden="true" />
              </i>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

interface ChestCardProps {
  chest: ShopChest;
  /** Per cent by rarity, as the server draws them. */
  odds: CallReply<'readShop'>['chests']['odds'];
}

/** A chest: what is in it, how likely, what it costs. */
export function ChestCard({ chest, odds }: ChestCardProps) {
  const { t } = useTranslation();
  const id = useId();
  const opening = useIsOpening(chest.theme);
  const name = t(`shop.chest.${chest.theme}`);
  return (
    <li>
      <article className={s.chest} aria-labelledby={id}>
        <span className={s.box}>
          <ChestPicture theme={chest.theme} size={104} shaking={opening} />
        </span>
        <div className={s.about}>
          <h3 id={id}>{name}</h3>
          <Contents chest={chest} />
          <ul className={s.odds} aria-label={t('shop.odds')}>
            {RARITIES.map((rarity) => (
              <li key={rarity}>
                <RarityMark rarity={rarity} /> <b>{formatPercent((odds[rarity] ?? 0) / 100)}</b>
              </li>
            ))}
          </ul>
          <p className={s.pity}>{t('shop.pity', { count: chest.untilLegendary })}</p>
        </div>
        <div className={s.buy}>
          <BuyButton
            name={name}
            act="open"
            prices={[{ amount: chest.keys, currency: 'key' }]}
            processing={opening}
            mayBuy={affords}
            onBuy={() => openChest(chest.theme)}
          />
        </div>
      </article>
    </li>
  );
}
