import { sqlMigration } from '#platform/db/index.ts';

/**
 * The exchange as a house account, and clans that hold money. `clan_id` points at no table: clans open and close their
 * accounts themselves, and those of a clan that is gone stay, as its entries do.
 */
export const valueHolders = sqlMigration(`
alter table wallet_account
  add clan_id text collate "C",
  drop constraint wallet_account_check,
  drop constraint wallet_account_check1,
  drop constraint wallet_account_player_id_system_currency_key,
  add constraint wallet_account_holder_check check (num_nonnulls(player_id, system, clan_id) = 1),
  add constraint wallet_account_covered_check check (system is not null or balance >= 0),
  add constraint wallet_account_holder_currency_key unique nulls not distinct (player_id, system, clan_id, currency);
insert into wallet_account (system, currency)
select 'exchange', currency from unnest(array['coin', 'diamond', 'key']) currency;
`);
