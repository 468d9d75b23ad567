import { sqlMigration } from '#platform/db/index.ts';

/** Rewards and words of the day, steps of achievements, and what is new in an inventory. */
export const daily = sqlMigration(`
create table daily_reward (
  player_id text collate "C" primary key references account (player_id),
  step int not null check (step between 1 and 7),
  last_claim date not null,
  freeze_used_on date
);

create table daily_word (
  locale text collate "C" not null,
  day date not null,
  word text collate "C" not null,
  primary key (locale, day)
);
create table daily_word_played (
  player_id text collate "C" not null references account (player_id),
  locale text collate "C" not null,
  day date not null,
  match_id text collate "C" not null,
  primary key (player_id, locale, day)
);

-- Entered when the player is told that a step is reached, or claims it.
create table achievement_step (
  player_id text collate "C" not null references account (player_id),
  achievement text collate "C" not null,
  told_at timestamptz not null,
  claimed_at timestamptz,
  primary key (player_id, achievement)
);

-- The most people who ever sat in one of the player's matches; of those before, only players with accounts are known.
alter table player_stats add column most_players int not null default 0;
update player_stats s set most_players = m.most
from (
  select p.player_id, max(c.people) as most from match_player p
  join (select match_id, count(player_id)::int as people from match_player group by match_id) c on c.match_id = p.match_id
  where p.player_id is not null group by p.player_id
) m where m.player_id = s.player_id;

-- Things that their owner has not been told of.
create table inventory_news (
  player_id text collate "C" not null references account (player_id),
  kind text collate "C" not null check (kind in ('bomb', 'background')),
  item text collate "C" not null,
  primary key (player_id, kind, item)
);
`);
