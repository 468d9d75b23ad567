import { craftRate } from '@syllaboom/engine';
import { type RefCallback, type RefObject, useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { sound } from '../../../platform/sound/sound.ts';
import type { BoardView } from '../canvas/board-view.ts';
import type { BoardEvent, BoardStore } from '../store/board-store.ts';
import { announce, setAnnouncer } from './announce.ts';

/** Shows, plays and reads out what happens on a board. Returns where it is read out. */
export function useBoardNews(store: BoardStore, view: RefObject<BoardView | null>): RefCallback<HTMLElement> {
  const { t } = useTranslation();
  useEffect(
    () =>
      store.onEvent((event: BoardEvent) => {
        const drawn = view.current;
        switch (event.kind) {
          case 'laid':
            sound.key();
            drawn?.spring(event);
            return announce(t('craft.said.laid', { syllable: event.s, column: event.x + 1, row: event.y + 1 }));
          case 'taken':
            sound.key();
            return announce(t('craft.said.taken', { syllable: event.s }));
          case 'reverted':
            return announce(t('craft.said.reverted', { syllable: event.s }));
          case 'formed':
            sound.play('ok');
            for (const { path } of event.words) drawn?.lightUp(path);
            return announce(
              event.words
                .map(({ word }) => {
                  const rate = craftRate(word);
                  return t('craft.said.formed', { word, count: rate, rate: formatNumber(rate) });
                })
                .join(' '),
            );
          case 'collected': {
            if (event.coins === 0) return undefined;
            sound.play('coin');
            const top = event.words.flatMap(({ path }) => path).toSorted((a, b) => a.y - b.y || a.x - b.x)[0];
            if (top) drawn?.dropCoins(top, event.coins);
            return announce(t('craft.said.collected', { count: event.coins, coins: formatNumber(event.coins) }));
          }
          case 'paid':
            sound.play('coin');
            return announce(t('craft.said.collected', { count: event.coins, coins: formatNumber(event.coins) }));
          case 'grown':
            sound.play('heart');
            return announce(t('craft.said.grown', event.size));
        }
      }),
    [store, view, t],
  );
  return useCallback((element: HTMLElement | null) => setAnnouncer(element), []);
}
