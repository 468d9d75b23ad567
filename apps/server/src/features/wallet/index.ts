export { checkLedger } from './check-ledger.ts';
export { type Move, post } from './post.ts';
export { readOperationIds, sumReceived } from './received.repository.ts';
export { runOperation } from './run-operation.ts';
export { addPlayerAccounts, countImbalances, type Holder, lockBalances, readBalances } from './wallet.repository.ts';
export { walletPersonalData } from './personal-data.repository.ts';
