import { Gem, KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activitySdk, noteEntitlement } from '../../platform/discord/activity.ts';
import { readLaunch } from '../../platform/discord/launch.ts';
import { sound } from '../../platform/sound/sound.ts';
import { Btn } from '../../ui/kit/buttons/btn.tsx';
import { EmptyState } from '../../ui/kit/waiting/empty-state.tsx';
import { Spinner } from '../../ui/kit/waiting/spinner.tsx';
import { showError, showGood } from '../../ui/toasts/toasts.tsx';
import s from './goods.module.css';
import { type Article, useGoods } from './use-goods.ts';

/** Buys through the platform; what it answers is told to the server, which looks it up and grants it. */
async function purchase(skuId: string): Promise<void> {
  const bought = await activitySdk()?.commands.startPurchase({ sku_id: skuId });
  for (const { id } of bought ?? []) noteEntitlement(id);
}

function ArticleRow({ article, waiting, onBuy }: { article: Article; waiting: boolean; onBuy: () => void }) {
  const { t } = useTranslation();
  const parts = [
    ...(article.diamonds > 0 ? [t('discord.diamonds', { count: article.diamonds })] : []),
    ...(article.keys > 0 ? [t('discord.keys', { count: article.keys })] : []),
  ];
  const name = parts.join(' + ');
  const Icon = article.diamonds > 0 ? Gem : KeyRound;
  return (
    <li className={s.article}>
      <span className={s.icon}>
        <Icon size={26} strokeWidth={2.5} />
      </span>
      <b>{name}</b>
      <Btn
        size="sm"
        tone="gold"
        disabled={waiting}
        aria-label={t('discord.buyNamed', { goods: name, price: article.price })}
        onClick={onBuy}
      >
        {waiting ? t('discord.buying') : article.price}
      </Btn>
    </li>
  );
}

/** Diamonds and keys for real money, inside the chat platform alone. */
export function GoodsBody() {
  const { t } = useTranslation();
  const { view, reload } = useGoods();
  const [buying, setBuying] = useState<string | null>(null);
  const buy = async (skuId: string): Promise<void> => {
    if (readLaunch(location.search).platform === 'mobile') {
      showError(t('discord.notOnMobile'));
      return;
    }
    setBuying(skuId);
    try {
      await purchase(skuId);
      sound.play('ok');
      showGood(t('discord.bought'));
    } catch {
      showError(t('discord.purchaseFailed'));
    } finally {
      setBuying(null);
    }
  };
  if (view.kind === 'loading')
    return (
      <div className={s.waiting}>
        <Spinner label={t('common.loading')} />
      </div>
    );
  if (view.kind !== 'here' || view.articles.length === 0)
    return (
      <div className={s.waiting}>
        <EmptyState
          title={t(
            view.kind === 'outside'
              ? 'discord.goodsOutside'
              : view.kind === 'failed'
                ? 'discord.goodsFailed'
                : 'discord.goodsNone',
          )}
        >
          {view.kind === 'failed' ? (
            <Btn tone="gold" onClick={reload}>
              {t('common.retry')}
            </Btn>
          ) : null}
        </EmptyState>
      </div>
    );
  return (
    <div className={s.page}>
      <p className={s.lead}>{t('discord.goodsLead')}</p>
      <ul className={s.list}>
        {view.articles.map((article) => (
          <ArticleRow
            key={article.skuId}
            article={article}
            waiting={buying === article.skuId}
            onBuy={() => void buy(article.skuId)}
          />
        ))}
      </ul>
    </div>
  );
}
