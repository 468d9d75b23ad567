import { sqlMigration } from '#platform/db/index.ts';

/** GIFs that a provider has shown to this server, and messages that are one. */
export const gifs = sqlMigration(`
create table gif (
  provider text collate "C" not null,
  id text collate "C" not null,
  title text not null,
  -- Addresses at the provider's own hosts: small, whole, and where there is one without movement.
  tiny text not null,
  whole text not null,
  still text,
  width int not null check (width > 0),
  height int not null check (height > 0),
  found_at timestamptz not null,
  -- Somebody has sent it.
  used boolean not null default false,
  primary key (provider, id)
);
create index gif_unused on gif (found_at) where not used;

alter table chat_message
  add column gif_provider text collate "C",
  add column gif_id text collate "C",
  drop constraint chat_message_kind_check,
  add constraint chat_message_kind_check check (kind in ('text', 'gif')),
  add constraint chat_message_gif_check check ((kind = 'gif') = (gif_id is not null) and (gif_id is null) = (gif_provider is null));
`);
