import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { BuyButton } from '../../../ui/kit/goods/buy-button.tsx';
import { ItemCard, ItemCards } from '../../../ui/kit/goods/item-card.tsx';
import type { Amount } from '../../../ui/kit/goods/price.tsx';
import { useUser } from '../../session/index.ts';
import { affords, buyWare, useIsProcessing } from '../deals/deal-store.ts';
import {
  useWornWish,
  wear,
  useWareName,
  WarePicture,
  ownedOf,
  type Ware,
  type WareKind,
} from '../../wardrobe/index.ts';

/** Something that is sold: without a price it is given away, or cannot be had here. */
export interface SoldWare {
  readonly id: number;
  readonly prices: readonly Amount[];
  readonly detail?: ReactNode;
}

/** Puts an owned thing on, or takes it off again; what everybody has stays on until something else is chosen. */
function WearButton({ ware, name, worn }: { ware: Ware; name: string; worn: boolean }) {
  const { t } = useTranslation();
  return (
    <Btn
      size="sm"
      wide
      tone={worn ? 'plain' : 'primary'}
      aria-pressed={worn}
      aria-disabled={worn && ware.id === 0}
      aria-label={t(worn && ware.id !== 0 ? 'shop.takeOffNamed' : 'shop.equipNamed', { name })}
      onClick={() => {
        if (!worn) wear(ware);
        else if (ware.id !== 0) wear({ kind: ware.kind, id: 0 });
      }}
    >
      {t(worn ? 'shop.equipped' : 'shop.equip')}
    </Btn>
  );
}

function WareCard({ kind, sold, owned, worn }: { kind: WareKind; sold: SoldWare; owned: boolean; worn: boolean }) {
  const { t } = useTranslation();
  const ware = { kind, id: sold.id };
  const name = useWareName()(ware);
  const [touched, setTouched] = useState(false);
  const processing = useIsProcessing(ware);
  const foot = owned ? (
    <WearButton ware={ware} name={name} worn={worn} />
  ) : sold.prices.length > 0 ? (
    <BuyButton
      name={name}
      prices={sold.prices}
      processing={processing}
      mayBuy={affords}
      onBuy={(price) => buyWare(ware, price)}
    />
  ) : null;
  return (
    <ItemCard
      name={name}
      picture={<WarePicture {...ware} moving={touched || worn} />}
      detail={sold.detail}
      owned={owned}
      chosen={worn}
      onTouched={setTouched}
      ribbon={worn ? t('shop.equipped') : undefined}
    >
      {foot}
    </ItemCard>
  );
}

/** All things of a kind: to be bought, owned, in use. */
export function WareBlock({ kind, label, sold }: { kind: WareKind; label: string; sold: readonly SoldWare[] }) {
  const user = useUser();
  const worn = useWornWish(kind);
  if (!user) return null;
  const owned = ownedOf(user, kind);
  return (
    <ItemCards label={label}>
      {sold.map((one) => (
        <WareCard key={one.id} kind={kind} sold={one} owned={owned.has(one.id)} worn={one.id === worn} />
      ))}
    </ItemCards>
  );
}
