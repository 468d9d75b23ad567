import type { Feature } from '#manifest/feature.ts';
import { HOUR_MS } from '#manifest/jobs.ts';
import type { Database } from '#platform/db/index.ts';
import type { Logger } from '#platform/log/logger.ts';
import { checkLedger } from './check-ledger.ts';
import { walletPersonalData } from './personal-data.repository.ts';
import { addPlayerAccounts } from './wallet.repository.ts';

/** Balances and their ledger. */
export const walletFeature = (database: Database, logger: Logger) =>
  ({
    personalData: walletPersonalData,
    playerTables: ['wallet_account'],
    listeners: { playerCreated: (tx, { playerId }) => addPlayerAccounts(tx, playerId) },
    jobs: [
      {
        name: 'ledger',
        everyMs: HOUR_MS,
        last: true,
        run: async () => {
          const imbalances = await checkLedger(database);
          if (imbalances > 0) logger.fatal({ part: 'wallet', imbalances }, 'the ledger does not balance');
        },
      },
    ],
  }) satisfies Feature;
