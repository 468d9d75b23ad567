import { sqlMigration } from '#platform/db/index.ts';

/** Content that the staff has hidden: a sanction, the report that it answers, and what others see in its place. */
export const takedowns = sqlMigration(`
alter table sanction
  drop constraint sanction_kind_check,
  add constraint sanction_kind_check check (kind in ('warn', 'mute', 'kick', 'ban', 'takedown'));
drop index sanction_untold;
create index sanction_untold on sanction (player_id) where kind in ('warn', 'takedown') and told_at is null;

create table takedown (
  sanction_id text collate "C" primary key references sanction (id),
  number bigint generated always as identity,
  report_id text collate "C" not null references report (id),
  shown text not null
);
create index takedown_report on takedown (report_id);
`);
