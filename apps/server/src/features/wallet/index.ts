export { type Move, post } from './post.ts';
export { type Operation, type OperationId, runOperation } from './run-operation.ts';
export { addPlayerAccounts, type Currency, countImbalances, type Holder, readBalances } from './wallet.repository.ts';
