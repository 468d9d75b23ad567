import { KEY_PACKS } from '@syllaboom/engine';
import { useTranslation } from 'react-i18next';
import { BuyButton } from '../../../ui/kit/goods/buy-button.tsx';
import { ItemCard, ItemCards } from '../../../ui/kit/goods/item-card.tsx';
import { MoneyShop } from '../../discord-goods/index.ts';
import { affords, buyKeys, useIsPackProcessing } from '../deals/deal-store.ts';
import { PackPicture } from '../../../ui/kit/goods/pack-picture.tsx';
import s from '../shop.module.css';

function KeyPack({ pack }: { pack: number }) {
  const { t } = useTranslation();
  const { keys, diamonds } = KEY_PACKS[pack] ?? KEY_PACKS[0];
  const name = t('shop.amount.key', { count: keys });
  return (
    <ItemCard name={name} picture={<PackPicture kind="key" count={keys} />}>
      <BuyButton
        name={name}
        prices={[{ amount: diamonds, currency: 'diamond' }]}
        processing={useIsPackProcessing(pack)}
        mayBuy={affords}
        onBuy={() => buyKeys(pack, keys)}
      />
    </ItemCard>
  );
}

/** Keys: for diamonds, and for real money inside the chat platform. */
export function KeysTab() {
  const { t } = useTranslation();
  return (
    <div className={s.blocks}>
      <section className={s.block} aria-label={t('shop.keysForDiamonds')}>
        <h2>{t('shop.keysForDiamonds')}</h2>
        <ItemCards label={t('shop.keysForDiamonds')}>
          {KEY_PACKS.map(({ keys }, pack) => (
            <KeyPack key={keys} pack={pack} />
          ))}
        </ItemCards>
      </section>
      <section className={s.block} aria-label={t('shop.keyShop')}>
        <h2>{t('shop.keyShop')}</h2>
        <MoneyShop kind="key" />
      </section>
    </div>
  );
}
