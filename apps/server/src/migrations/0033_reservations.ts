import { sqlMigration } from '#platform/db/index.ts';

/**
 * Things that are promised while they stay with their owner, and how far the ledger is proved: the sums of all entries up
 * to `entry_id`. The entries up to `next_entry_id` follow once every transaction before `next_transaction` is over.
 */
export const reservations = sqlMigration(`
alter table inventory_item
  add reserved int not null default 0,
  add constraint inventory_item_reserved_check check (reserved between 0 and count);

create table wallet_proof (
  id int primary key default 1 check (id = 1),
  entry_id bigint not null default 0,
  next_entry_id bigint not null default 0,
  next_transaction xid8 not null default '0'
);
insert into wallet_proof default values;

create table wallet_proved (
  account_id bigint primary key references wallet_account (id),
  total bigint not null
);
`);
