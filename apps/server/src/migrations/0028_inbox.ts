import { sqlMigration } from '#platform/db/index.ts';

/** Direct and group messages. */
export const inbox = sqlMigration(`
create table chat (
  id text collate "C" primary key,
  is_group boolean not null,
  name text not null default '',
  -- The two of a direct chat, in the order of their ids.
  low_id text collate "C" references account (player_id),
  high_id text collate "C" references account (player_id),
  -- Null: the account is gone.
  opened_by text collate "C" references account (player_id),
  opened_at timestamptz not null,
  -- Opened with somebody who was no friend.
  to_stranger boolean not null,
  -- When the last one left.
  ended_at timestamptz,
  check (is_group = (low_id is null) and is_group = (high_id is null)),
  check (low_id < high_id),
  unique (low_id, high_id)
);
create index chat_high on chat (high_id);
create index chat_opened on chat (opened_by, opened_at);
create index chat_ended on chat (ended_at) where ended_at is not null;

create table chat_message (
  -- Given while the chat's row is held: within a chat they rise in the order of the commits.
  id bigint generated always as identity primary key,
  chat_id text collate "C" not null references chat (id) on delete cascade,
  sender_id text collate "C" not null references account (player_id),
  kind text collate "C" not null check (kind in ('text')),
  -- As it was written; empty: deleted, or its writer's account is.
  text text not null,
  sent_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  nonce text collate "C",
  unique (sender_id, nonce)
);
create index chat_message_page on chat_message (chat_id, id desc);
create index chat_message_deleted on chat_message (deleted_at) where deleted_at is not null;

-- What messages said before they were changed or deleted.
create table chat_message_past (
  id bigint generated always as identity primary key,
  message_id bigint not null references chat_message (id) on delete cascade,
  text text not null,
  written_at timestamptz not null,
  replaced_at timestamptz not null
);
create index chat_message_past_message on chat_message_past (message_id);
create index chat_message_past_replaced on chat_message_past (replaced_at);

create table chat_member (
  chat_id text collate "C" not null references chat (id) on delete cascade,
  player_id text collate "C" not null references account (player_id),
  muted boolean not null default false,
  archived boolean not null default false,
  -- Where the chat stands in the player's list: the id of the last message for them, or one of its own from the opening.
  -- Null: not shown yet.
  place bigint,
  read_up_to bigint not null default 0,
  unread int not null default 0 check (unread >= 0),
  -- How many messages the player has written here.
  written int not null default 0,
  left_at timestamptz,
  primary key (chat_id, player_id)
);
create index chat_member_list on chat_member (player_id, archived, place desc);
create index chat_member_unread on chat_member (player_id) where unread > 0 and not muted and not archived;
`);
