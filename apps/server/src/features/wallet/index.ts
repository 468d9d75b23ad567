export { checkLedger } from './check-ledger.ts';
export { type Move, post } from './post.ts';
export { readOperationIds, sumReceived } from './received.repository.ts';
export { runOperation } from './run-operation.ts';
export { addPlayerAccounts, lockBalances, readBalances } from './wallet.repository.ts';
/** @internal For tests of whatever moves value. */
export { countImbalances, type Holder } from './wallet.repository.ts';
export { walletPersonalData } from './personal-data.repository.ts';
