import { BACKGROUNDS, BOMBS, FRAMES, type Price } from '@syllaboom/engine';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wordsForCode } from '../../../platform/i18n/error-words.ts';
import { useApiQuery } from '../../../platform/query/use-api-query.ts';
import type { Amount } from '../../../ui/kit/goods/price.tsx';
import { Segments } from '../../../ui/kit/inputs/segments.tsx';
import { EmptyState } from '../../../ui/kit/waiting/empty-state.tsx';
import { LoadView } from '../../../ui/kit/waiting/load-view.tsx';
import { useUser } from '../../session/index.ts';
import { ChestCard } from '../chests/chest-card.tsx';
import { RarityMark } from '../chests/rarity-mark.tsx';
import s from '../shop.module.css';
import { ownedOf } from '../../wardrobe/index.ts';
import { type SoldWare, WareBlock } from './ware-block.tsx';

const BLOCKS = ['chests', 'bombs', 'frames', 'backgrounds'] as const;
type Block = (typeof BLOCKS)[number];

const pricesOf = (price: Price | null): readonly Amount[] =>
  price === null
    ? []
    : [
        { amount: price.coin, currency: 'coin' },
        { amount: price.diamond, currency: 'diamond' },
      ];
const FRAMES_SOLD: readonly SoldWare[] = FRAMES.map(({ id, price }) => ({ id, prices: pricesOf(price) }));
const BACKGROUNDS_SOLD: readonly SoldWare[] = BACKGROUNDS.map((_, id) => ({ id, prices: [] }));

/** The chests with their odds, as far as the operator has them open. */
function Chests() {
  const { t } = useTranslation();
  const loaded = useApiQuery('readShop', {});
  return (
    <LoadView of={loaded}>
      {({ chests }) =>
        chests.open ? (
          <>
            <p className={s.lead}>{t('shop.lead.chests', { count: chests.duplicateDiamondsPerKey })}</p>
            <ul className={s.chests} aria-label={t('shop.chests')}>
              {chests.themes.map((chest) => (
                <ChestCard key={chest.theme} chest={chest} odds={chests.odds} />
              ))}
            </ul>
          </>
        ) : (
          <EmptyState title={wordsForCode('shop/chests_off')} seed="quokka" />
        )
      }
    </LoadView>
  );
}

/** Bombs with their rarity. Those that are neither sold nor found in chests are shown to who has them. */
function Bombs() {
  const { t } = useTranslation();
  const user = useUser();
  const owned = user ? ownedOf(user, 'bomb') : new Set<number>();
  const sold = BOMBS.filter(({ id, price }) => price !== null || owned.has(id)).map(({ id, price, rarity }) => ({
    id,
    prices: pricesOf(price),
    detail: id === 0 ? null : <RarityMark rarity={rarity} />,
  }));
  return <WareBlock kind="bomb" label={t('host.bombs')} sold={sold} />;
}

/** Chests, bombs, frames and backgrounds, one block at a time. */
export function BombsTab() {
  const { t } = useTranslation();
  const [block, setBlock] = useState<Block>('chests');
  const names = {
    chests: t('shop.chests'),
    bombs: t('host.bombs'),
    frames: t('shop.frames'),
    backgrounds: t('host.backgrounds'),
  };
  return (
    <div className={s.blocks}>
      <Segments
        label={t('shop.what')}
        value={block}
        inPairs
        choices={BLOCKS.map((value) => ({ value, label: names[value] }))}
        onChange={setBlock}
      />
      <section className={s.block} aria-label={names[block]}>
        {block === 'chests' ? <Chests /> : null}
        {block === 'bombs' ? <Bombs /> : null}
        {block === 'frames' ? <WareBlock kind="frame" label={names.frames} sold={FRAMES_SOLD} /> : null}
        {block === 'backgrounds' ? (
          <>
            <p className={s.lead}>{t('shop.lead.backgrounds')}</p>
            <WareBlock kind="background" label={names.backgrounds} sold={BACKGROUNDS_SOLD} />
          </>
        ) : null}
      </section>
    </div>
  );
}
