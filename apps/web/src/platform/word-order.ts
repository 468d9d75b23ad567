import type { WordOrder } from '@syllaboom/contracts';
import { create } from 'zustand';
import { storage } from './storage.ts';

const STORED_AT = 'syllaboom.word-order';

const useOrder = create<{ readonly order: WordOrder }>(() => ({
  order: storage.getItem(STORED_AT) === 'alphabet' ? 'alphabet' : 'known',
}));

/** The same outside of a component. */
export const wordOrderNow = (): WordOrder => useOrder.getState().order;

/** The order in which this device shows found words. */
export function useWordOrder(): readonly [WordOrder, (order: WordOrder) => void] {
  const { order } = useOrder();
  const choose = (next: WordOrder): void => {
    useOrder.setState({ order: next });
    storage.setItem(STORED_AT, next);
  };
  return [order, choose];
}
