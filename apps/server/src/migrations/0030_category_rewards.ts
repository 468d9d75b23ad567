import { sqlMigration } from '#platform/db/index.ts';

/** Categories of which a player has claimed badge and rewards; `words`: how many the category had then. */
export const categoryRewards = sqlMigration(`
create table category_reward (
  player_id text collate "C" not null references account (player_id),
  locale text collate "C" not null,
  category text collate "C" not null,
  words int not null check (words > 0),
  claimed_at timestamptz not null,
  primary key (player_id, locale, category)
);
`);
