import { MARKET } from '@syllaboom/engine';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SELL_WINDOW, type SellWish, useSellWish } from '../../../navigation/windows.ts';
import { wordsForCode } from '../../../platform/i18n/error-words.ts';
import { useApiQuery } from '../../../platform/query/use-api-query.ts';
import { sessionPort } from '../../../platform/session-port.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { EmptyState } from '../../../ui/kit/waiting/empty-state.tsx';
import { LoadView } from '../../../ui/kit/waiting/load-view.tsx';
import { closeWindow } from '../../../ui/windows/manager.ts';
import { NoGuests, useUser } from '../../session/index.ts';
import { listFailure } from '../list-failure.ts';
import { findGood } from './find-good.ts';
import { GoodsList } from './goods-list.tsx';
import { SellForm } from './sell-form.tsx';

/** The form for something that was named where the window was opened. */
function NamedGood({ wish, onDone, onBack }: { wish: SellWish; onDone: () => void; onBack: () => void }) {
  const { t } = useTranslation();
  const goods = useApiQuery('marketGoods', { query: { type: wish.type, search: wish.word } });
  return (
    <LoadView of={goods} failed={listFailure(goods, t)}>
      {(reply) => {
        const good = findGood(reply.goods, wish.word, wish.locale);
        if (good !== null) return <SellForm good={good} locale={wish.locale} onDone={onDone} onBack={onBack} />;
        return (
          <EmptyState title={wordsForCode('market/not_owned')} seed="Quokka">
            <Btn onClick={onBack}>{t('market.chooseOther')}</Btn>
          </EmptyState>
        );
      }}
    </LoadView>
  );
}

/** First what is sold, then for how much. */
function Selling() {
  const named = useSellWish((state) => state.wish);
  const [wish, setWish] = useState<SellWish | null>(named);
  const isNamed = wish !== null && wish === named;
  useEffect(() => setWish(named), [named]);
  if (wish === null) return <GoodsList onChoose={setWish} />;
  return (
    <NamedGood
      key={`${wish.type} ${wish.locale} ${wish.word}`}
      wish={wish}
      onDone={() => (isNamed ? closeWindow(SELL_WINDOW) : setWish(null))}
      onBack={() => setWish(null)}
    />
  );
}

/** Only accounts with a way in sell, from a level on. */
function Gate() {
  const { t } = useTranslation();
  const user = useUser();
  if (user?.wayIn === false)
    return (
      <EmptyState title={wordsForCode('auth/way_in_needed')} seed="Pixelpaws">
        <Btn tone="gold" onClick={() => sessionPort().needWayIn()}>
          {t('invite.keepButton')}
        </Btn>
      </EmptyState>
    );
  if (user !== null && user.level < MARKET.sellLevel)
    return (
      <EmptyState
        title={wordsForCode('market/sell_level')}
        text={t('market.yourLevel', { level: user.level })}
        seed="Noodle"
      />
    );
  return <Selling key={user?.id} />;
}

export function SellBody() {
  const { t } = useTranslation();
  return (
    <NoGuests title={t('market.guests')}>
      <Gate />
    </NoGuests>
  );
}
