import { sqlMigration } from '#platform/db/index.ts';

/** How many chests of each theme a player has opened, in all and since the last legendary bomb. */
export const chestCounts = sqlMigration(`
create table chest_count (
  player_id text collate "C" not null references account (player_id),
  theme text collate "C" not null,
  since_legendary int not null check (since_legendary >= 0),
  opened int not null check (opened >= 0),
  primary key (player_id, theme)
);
`);
