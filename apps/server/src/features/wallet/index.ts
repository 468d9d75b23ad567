export { type Move, post } from './post.ts';
export { readOperationIds, sumReceived } from './received.repository.ts';
export { runOperation, runWithin } from './run-operation.ts';
export { addClanAccounts, lockBalances, readBalances, readClanBalances } from './wallet.repository.ts';
/** @internal For tests that make players themselves. */
export { addPlayerAccounts } from './wallet.repository.ts';
/** @internal For tests of whatever moves value. */
export { countImbalances, type Holder } from './wallet.repository.ts';
export { walletFeature } from './wallet.feature.ts';
