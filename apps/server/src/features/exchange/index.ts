export type { ExchangeDeps } from './exchange.deps.ts';
export { exchangeFeature } from './exchange.feature.ts';
