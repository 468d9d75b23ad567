import { sqlMigration } from '#platform/db/index.ts';

/**
 * What is known of a word: who played it first, who holds it, how many have claimed it. From here on a row stands for every
 * claimed word that is still in its dictionary, also for one that nobody has discovered.
 */
export const wordFacts = sqlMigration(`
alter table word_discovery
  add column holder_id text collate "C",
  add column reserved boolean not null default false,
  drop column level,
  -- Null: words of players who discover nothing.
  alter column player_id drop not null,
  alter column match_id drop not null,
  alter column discovered_at drop not null,
  add constraint word_discovery_discovered check (
    (player_id is null) = (discovered_at is null) and (player_id is null) = (match_id is null)
  ),
  -- New claims are counted up within the page of the row.
  set (fillfactor = 90);
-- One pass over a large table: whoever discovered a word holds it, and its claims are counted later (null).
alter table word_discovery
  alter column holder_id type text collate "C" using player_id,
  add column claims integer check (claims >= 0),
  add column uncounted boolean not null generated always as (claims is null) stored;
alter table word_discovery
  add constraint word_discovery_holder_id_fkey foreign key (holder_id) references account (player_id);
update word_discovery f set holder_id = null from account a
where a.player_id = f.player_id and a.erased_at is not null;
insert into word_discovery (locale, word)
select distinct c.locale, c.word from word_claim c
where not exists (select from word_discovery f where f.locale = c.locale and f.word = c.word)
  and not exists (select from word_removal r where r.locale = c.locale and r.word = c.word and r.removed_at is not null);
create index word_discovery_holder on word_discovery (holder_id, word, locale);
-- By a column that stays when claims are counted up: an index on the count itself would be written each time.
create index word_discovery_uncounted on word_discovery (locale, word) where uncounted;

-- The lists of a player's words are read from this index alone, whatever they are ordered by.
drop index word_claim_usage;
create index word_claim_usage on word_claim (player_id, uses desc, last_used_at desc)
  include (locale, word, claimed_at);
-- The latest claims of a word first.
drop index word_claim_word;
create index word_claim_word on word_claim (locale, word, claimed_at desc);
`);
