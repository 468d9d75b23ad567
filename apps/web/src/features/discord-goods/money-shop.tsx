import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../../ui/kit/buttons/btn.tsx';
import { ItemCard, ItemCards } from '../../ui/kit/goods/item-card.tsx';
import { PackPicture } from '../../ui/kit/goods/pack-picture.tsx';
import { EmptyState } from '../../ui/kit/waiting/empty-state.tsx';
import { Spinner } from '../../ui/kit/waiting/spinner.tsx';
import s from './goods.module.css';
import { GEM_PACKS, PRAISED } from './packs.ts';
import { purchase } from './purchase.ts';
import { type Article, type GoodsView, useGoods } from './use-goods.ts';

type Kind = 'diamond' | 'key';
/** What holds diamonds is sold with the diamonds. */
const isOf = (kind: Kind, { diamonds }: Article): boolean => diamonds > 0 === (kind === 'diamond');

function ArticleCard({ article, kind }: { article: Article; kind: Kind }) {
  const { t } = useTranslation();
  const [waiting, setWaiting] = useState(false);
  // Two presses of one moment are one.
  const asked = useRef(false);
  const { diamonds, keys, price, skuId } = article;
  const name = [
    ...(diamonds > 0 ? [t('discord.diamonds', { count: diamonds })] : []),
    ...(keys > 0 ? [t('discord.keys', { count: keys })] : []),
  ].join(' + ');
  const count = kind === 'diamond' ? diamonds : keys;
  const praise = PRAISED[kind][count];
  const buy = async (): Promise<void> => {
    if (asked.current) return;
    asked.current = true;
    setWaiting(true);
    await purchase(skuId);
    asked.current = false;
    setWaiting(false);
  };
  return (
    <ItemCard
      name={name}
      picture={<PackPicture kind={kind} count={count} />}
      ribbon={praise ? t(`shop.${praise}`) : undefined}
    >
      <Btn
        size="sm"
        wide
        tone="gold"
        aria-disabled={waiting}
        aria-label={t('discord.buyNamed', { goods: name, price })}
        onClick={() => void buy()}
      >
        {waiting ? t('discord.buying') : price}
      </Btn>
    </ItemCard>
  );
}

/** What the packs are, where they cannot be had. */
function GemPacks() {
  const { t } = useTranslation();
  return (
    <ItemCards label={t('shop.gemPacks')}>
      {GEM_PACKS.map((count) => {
        const praise = PRAISED.diamond[count];
        return (
          <ItemCard
            key={count}
            name={t('discord.diamonds', { count })}
            picture={<PackPicture kind="diamond" count={count} />}
            ribbon={praise ? t(`shop.${praise}`) : undefined}
          />
        );
      })}
    </ItemCards>
  );
}

function Missing({ kind, view, reload }: { kind: Kind; view: GoodsView; reload: () => void }) {
  const { t } = useTranslation();
  if (view.kind === 'failed')
    return (
      <EmptyState title={t('discord.goodsFailed')}>
        <Btn tone="gold" onClick={reload}>
          {t('common.retry')}
        </Btn>
      </EmptyState>
    );
  if (kind === 'key')
    return <p className={s.notice}>{t(view.kind === 'outside' ? 'discord.goodsOutside' : 'discord.goodsNone')}</p>;
  return (
    <>
      <p className={s.notice}>{t('shop.info')}</p>
      <GemPacks />
    </>
  );
}

/** Diamonds or keys for real money: what the platform sells, at its prices, else why there is nothing. */
export function MoneyShop({ kind }: { kind: Kind }) {
  const { t } = useTranslation();
  const { view, reload } = useGoods();
  if (view.kind === 'loading')
    return (
      <div className={s.waiting}>
        <Spinner label={t('common.loading')} />
      </div>
    );
  const articles = view.kind === 'here' ? view.articles.filter((article) => isOf(kind, article)) : [];
  if (articles.length === 0) return <Missing kind={kind} view={view} reload={reload} />;
  return (
    <>
      <p className={s.lead}>{t('discord.goodsLead')}</p>
      <ItemCards label={t(kind === 'key' ? 'shop.keyShop' : 'shop.gemPacks')}>
        {articles.map((article) => (
          <ArticleCard key={article.skuId} article={article} kind={kind} />
        ))}
      </ItemCards>
    </>
  );
}
