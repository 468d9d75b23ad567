export { GoodsButton } from './goods-button.tsx';
