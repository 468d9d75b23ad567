import { lazyPart } from '../../ui/lazy-part.tsx';

export { GoodsButton } from './goods-button.tsx';
/** What the chat platform sells for real money: diamonds, or keys. */
export const MoneyShop = lazyPart(async () => ({ default: (await import('./money-shop.tsx')).MoneyShop }));
