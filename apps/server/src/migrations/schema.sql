-- The database after all migrations; written by the test beside it.
create table account (
  player_id text collate "C" not null,
  username text not null,
  username_fold text collate "C" not null,
  username_skeleton text collate "C" not null,
  password_hash text,
  player_type integer not null default 0,
  banned_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  roles integer[] not null default '{}'::integer[],
  banned_until timestamp with time zone,
  erased_at timestamp with time zone,
  way_in boolean not null default true,
  constraint account_pkey PRIMARY KEY (player_id),
  constraint account_player_id_check CHECK ((length(player_id) = 12)),
  constraint account_username_fold_key UNIQUE (username_fold),
  constraint account_username_skeleton_key UNIQUE (username_skeleton)
);
CREATE INDEX account_banned ON public.account USING btree (player_id) WHERE (banned_at IS NOT NULL);
CREATE INDEX account_with_roles ON public.account USING btree (player_id) WHERE (cardinality(roles) > 0);

create table account_key (
  player_id text collate "C" not null,
  thumbprint text collate "C" not null,
  made_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  constraint account_key_pkey PRIMARY KEY (player_id),
  constraint account_key_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id),
  constraint account_key_thumbprint_key UNIQUE (thumbprint)
);
CREATE INDEX account_key_seen ON public.account_key USING btree (seen_at, player_id);

create table achievement_step (
  player_id text collate "C" not null,
  achievement text collate "C" not null,
  told_at timestamp with time zone not null,
  claimed_at timestamp with time zone,
  constraint achievement_step_pkey PRIMARY KEY (player_id, achievement),
  constraint achievement_step_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id)
);

create table appeal (
  id text collate "C" not null,
  sanction_id text collate "C" not null,
  text text not null,
  sent_at timestamp with time zone not null,
  status text collate "C" not null default 'open'::text,
  decided_by text collate "C",
  decided_at timestamp with time zone,
  note text not null default ''::text,
  constraint appeal_check CHECK (((status = 'open'::text) = (decided_at IS NULL))),
  constraint appeal_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES account(player_id),
  constraint appeal_pkey PRIMARY KEY (id),
  constraint appeal_sanction_id_fkey FOREIGN KEY (sanction_id) REFERENCES sanction(id),
  constraint appeal_sanction_id_key UNIQUE (sanction_id),
  constraint appeal_status_check CHECK ((status = ANY (ARRAY['open'::text, 'lifted'::text, 'kept'::text])))
);
CREATE INDEX appeal_open ON public.appeal USING btree (sent_at, id) WHERE (status = 'open'::text);

create table audit_entry (
  id bigint not null identity,
  at timestamp with time zone not null,
  actor_id text collate "C",
  action text collate "C" not null,
  target_id text collate "C",
  detail jsonb not null,
  constraint audit_entry_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES account(player_id),
  constraint audit_entry_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_entry_actor ON public.audit_entry USING btree (actor_id, id DESC);
CREATE INDEX audit_entry_target ON public.audit_entry USING btree (target_id, id DESC) WHERE (target_id IS NOT NULL);
CREATE TRIGGER audit_entry_append_only BEFORE DELETE OR UPDATE ON public.audit_entry FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table board_mark (
  board text collate "C" not null,
  place integer not null,
  place_by double precision not null,
  then_by double precision not null,
  reached_at timestamp with time zone not null,
  player_id text collate "C" not null,
  marked_at timestamp with time zone not null default now(),
  constraint board_mark_pkey PRIMARY KEY (board, place)
);
CREATE INDEX board_mark_key ON public.board_mark USING btree (board, place_by, then_by, reached_at, player_id);

create table board_score (
  board text collate "C" not null,
  player_id text collate "C" not null,
  score double precision not null,
  place_by double precision not null,
  then_by double precision not null default 0,
  reached_at timestamp with time zone not null,
  match_id text collate "C",
  duration integer not null default 0,
  turns integer not null default 0,
  hidden boolean not null default false,
  constraint board_score_pkey PRIMARY KEY (board, player_id),
  constraint board_score_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id)
);
CREATE INDEX board_score_hidden ON public.board_score USING btree (player_id) WHERE hidden;
CREATE INDEX board_score_place ON public.board_score USING btree (board, place_by, then_by, reached_at, player_id) WHERE (NOT hidden);
CREATE INDEX board_score_player ON public.board_score USING btree (player_id);

create table category_claim (
  player_id text collate "C" not null,
  locale text collate "C" not null,
  category text collate "C" not null,
  words integer not null,
  constraint category_claim_pkey PRIMARY KEY (player_id, locale, category),
  constraint category_claim_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id),
  constraint category_claim_words_check CHECK ((words >= 0))
);

create table category_reward (
  player_id text collate "C" not null,
  locale text collate "C" not null,
  category text collate "C" not null,
  words integer not null,
  claimed_at timestamp with time zone not null,
  constraint category_reward_pkey PRIMARY KEY (player_id, locale, category),
  constraint category_reward_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id),
  constraint category_reward_words_check CHECK ((words > 0))
);

create table chat (
  id text collate "C" not null,
  is_group boolean not null,
  name text not null default ''::text,
  low_id text collate "C",
  high_id text collate "C",
  opened_by text collate "C",
  opened_at timestamp with time zone not null,
  to_stranger boolean not null,
  ended_at timestamp with time zone,
  constraint chat_check CHECK (((is_group = (low_id IS NULL)) AND (is_group = (high_id IS NULL)))),
  constraint chat_check1 CHECK ((low_id < high_id)),
  constraint chat_high_id_fkey FOREIGN KEY (high_id) REFERENCES account(player_id),
  constraint chat_low_id_fkey FOREIGN KEY (low_id) REFERENCES account(player_id),
  constraint chat_low_id_high_id_key UNIQUE (low_id, high_id),
  constraint chat_opened_by_fkey FOREIGN KEY (opened_by) REFERENCES account(player_id),
  constraint chat_pkey PRIMARY KEY (id)
);
CREATE INDEX chat_ended ON public.chat USING btree (ended_at) WHERE (ended_at IS NOT NULL);
CREATE INDEX chat_high ON public.chat USING btree (high_id);
CREATE INDEX chat_opened ON public.chat USING btree (opened_by, opened_at);

create table chat_member (
  chat_id text collate "C" not null,
  player_id text collate "C" not null,
  muted boolean not null default false,
  archived boolean not null default false,
  place bigint,
  read_up_to bigint not null default 0,
  unread integer not null default 0,
  written integer not null default 0,
  left_at timestamp with time zone,
  constraint chat_member_chat_id_fkey FOREIGN KEY (chat_id) REFERENCES chat(id) ON DELETE CASCADE,
  constraint chat_member_pkey PRIMARY KEY (chat_id, player_id),
  constraint chat_member_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id),
  constraint chat_member_unread_check CHECK ((unread >= 0))
);
CREATE INDEX chat_member_list ON public.chat_member USING btree (player_id, archived, place DESC);
CREATE INDEX chat_member_unread ON public.chat_member USING btree (player_id) WHERE ((unread > 0) AND (NOT muted) AND (NOT archived));

create table chat_message (
  id bigint not null identity,
  chat_id text collate "C" not null,
  sender_id text collate "C" not null,
  kind text collate "C" not null,
  text text not null,
  sent_at timestamp with time zone not null,
  edited_at timestamp with time zone,
  deleted_at timestamp with time zone,
  nonce text collate "C",
  gif_provider text collate "C",
  gif_id text collate "C",
  constraint chat_message_chat_id_fkey FOREIGN KEY (chat_id) REFERENCES chat(id) ON DELETE CASCADE,
  constraint chat_message_gif_check CHECK ((((kind = 'gif'::text) = (gif_id IS NOT NULL)) AND ((gif_id IS NULL) = (gif_provider IS NULL)))),
  constraint chat_message_kind_check CHECK ((kind = ANY (ARRAY['text'::text, 'gif'::text]))),
  constraint chat_message_pkey PRIMARY KEY (id),
  constraint chat_message_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES account(player_id),
  constraint chat_message_sender_id_nonce_key UNIQUE (sender_id, nonce)
);
CREATE INDEX chat_message_deleted ON public.chat_message USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX chat_message_page ON public.chat_message USING btree (chat_id, id DESC);

create table chat_message_past (
  id bigint not null identity,
  message_id bigint not null,
  text text not null,
  written_at timestamp with time zone not null,
  replaced_at timestamp with time zone not null,
  constraint chat_message_past_message_id_fkey FOREIGN KEY (message_id) REFERENCES chat_message(id) ON DELETE CASCADE,
  constraint chat_message_past_pkey PRIMARY KEY (id)
);
CREATE INDEX chat_message_past_message ON public.chat_message_past USING btree (message_id);
CREATE INDEX chat_message_past_replaced ON public.chat_message_past USING btree (replaced_at);

create table chest_count (
  player_id text collate "C" not null,
  theme text collate "C" not null,
  since_legendary integer not null,
  opened integer not null,
  constraint chest_count_opened_check CHECK ((opened >= 0)),
  constraint chest_count_pkey PRIMARY KEY (player_id, theme),
  constraint chest_count_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id),
  constraint chest_count_since_legendary_check CHECK ((since_legendary >= 0))
);

create table clan (
  id text collate "C" not null,
  name text collate "C" not null,
  tag text collate "C" not null,
  name_fold text collate "C",
  tag_fold text collate "C",
  description text collate "C" not null,
  owner_id text collate "C",
  slots integer not null,
  min_level integer not null default 1,
  join_fee bigint not null default 0,
  fee_type text collate "C" not null default 'coin'::text,
  member_count integer not null,
  past_earned bigint not null default 0,
  exp bigint not null default 0,
  hidden boolean not null default false,
  created_at timestamp with time zone not null,
  dissolved_at timestamp with time zone,
  is_last boolean not null generated always as ((member_count >= slots) OR hidden) stored,
  constraint clan_check CHECK (((dissolved_at IS NULL) = (owner_id IS NOT NULL))),
  constraint clan_check1 CHECK (((dissolved_at IS NULL) = (member_count > 0))),
  constraint clan_check2 CHECK ((member_count <= slots)),
  constraint clan_fee_type_check CHECK ((fee_type = ANY (ARRAY['coin'::text, 'diamond'::text, 'key'::text]))),
  constraint clan_join_fee_check CHECK ((join_fee >= 0)),
  constraint clan_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES account(player_id),
  constraint clan_pkey PRIMARY KEY (id)
);
CREATE INDEX clan_available ON public.clan USING btree (is_last, min_level, exp DESC, id) WHERE (dissolved_at IS NULL);
CREATE INDEX clan_dissolved ON public.clan USING btree (dissolved_at) WHERE (dissolved_at IS NOT NULL);
CREATE INDEX clan_exp ON public.clan USING btree (exp DESC, id) WHERE (dissolved_at IS NULL);
CREATE UNIQUE INDEX clan_name ON public.clan USING btree (name_fold);
CREATE INDEX clan_owner ON public.clan USING btree (owner_id) WHERE (owner_id IS NOT NULL);
CREATE UNIQUE INDEX clan_tag ON public.clan USING btree (tag_fold);

create table clan_left (
  player_id text collate "C" not null,
  at timestamp with time zone not null,
  constraint clan_left_pkey PRIMARY KEY (player_id),
  constraint clan_left_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id)
);

create table clan_line (
  id bigint not null identity,
  clan_id text collate "C" not null,
  sender_id text collate "C",
  text text collate "C" not null,
  said_at timestamp with time zone not null,
  nonce text collate "C",
  constraint clan_line_clan_id_fkey FOREIGN KEY (clan_id) REFERENCES clan(id),
  constraint clan_line_pkey PRIMARY KEY (id),
  constraint clan_line_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES account(player_id),
  constraint clan_line_sender_id_nonce_key UNIQUE (sender_id, nonce)
);
CREATE INDEX clan_line_clan ON public.clan_line USING btree (clan_id, id DESC);
CREATE INDEX clan_line_said ON public.clan_line USING btree (said_at);
CREATE INDEX clan_line_sender ON public.clan_line USING btree (sender_id) WHERE (sender_id IS NOT NULL);

create table clan_log (
  id bigint not null identity,
  clan_id text collate "C" not null,
  at timestamp with time zone not null,
  kind text collate "C" not null,
  by_id text collate "C",
  player_id text collate "C",
  amount bigint not null default 0,
  paid bigint not null default 0,
  currency text collate "C",
  constraint clan_log_by_id_fkey FOREIGN KEY (by_id) REFERENCES account(player_id),
  constraint clan_log_clan_id_fkey FOREIGN KEY (clan_id) REFERENCES clan(id),
  constraint clan_log_pkey PRIMARY KEY (id),
  constraint clan_log_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id)
);
CREATE INDEX clan_log_by ON public.clan_log USING btree (by_id) WHERE (by_id IS NOT NULL);
CREATE INDEX clan_log_clan ON public.clan_log USING btree (clan_id, id DESC);
CREATE INDEX clan_log_player ON public.clan_log USING btree (player_id) WHERE (player_id IS NOT NULL);

create table clan_member (
  player_id text collate "C" not null,
  clan_id text collate "C" not null,
  joined_at timestamp with time zone not null,
  earned bigint not null default 0,
  counted bigint not null default 0,
  paid_keys integer not null default 0,
  constraint clan_member_clan_id_fkey FOREIGN KEY (clan_id) REFERENCES clan(id),
  constraint clan_member_pkey PRIMARY KEY (player_id),
  constraint clan_member_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id)
);
CREATE INDEX clan_member_clan ON public.clan_member USING btree (clan_id, joined_at, player_id);
CREATE INDEX clan_member_uncounted ON public.clan_member USING btree (clan_id) WHERE (earned <> counted);

create table clan_request (
  clan_id text collate "C" not null,
  player_id text collate "C" not null,
  sent_at timestamp with time zone not null,
  fee bigint not null,
  fee_type text collate "C" not null,
  constraint clan_request_clan_id_fkey FOREIGN KEY (clan_id) REFERENCES clan(id),
  constraint clan_request_fee_check CHECK ((fee >= 0)),
  constraint clan_request_pkey PRIMARY KEY (clan_id, player_id),
  constraint clan_request_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id)
);
CREATE INDEX clan_request_player ON public.clan_request USING btree (player_id);
CREATE INDEX clan_request_sent ON public.clan_request USING btree (sent_at);

create table clan_week (
  week date not null,
  clan_id text collate "C" not null,
  points bigint not null,
  constraint clan_week_clan_id_fkey FOREIGN KEY (clan_id) REFERENCES clan(id),
  constraint clan_week_pkey PRIMARY KEY (week, clan_id)
);
CREATE INDEX clan_week_points ON public.clan_week USING btree (week, points DESC, clan_id);

create table clan_week_member (
  week date not null,
  clan_id text collate "C" not null,
  player_id text collate "C" not null,
  best integer[] not null,
  points integer not null,
  counted integer not null default 0,
  constraint clan_week_member_clan_id_fkey FOREIGN KEY (clan_id) REFERENCES clan(id),
  constraint clan_week_member_pkey PRIMARY KEY (week, clan_id, player_id),
  constraint clan_week_member_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id)
);
CREATE INDEX clan_week_member_player ON public.clan_week_member USING btree (player_id);
CREATE INDEX clan_week_member_uncounted ON public.clan_week_member USING btree (clan_id, week) WHERE (points <> counted);

create table collection (
  id text collate "C" not null,
  owner_id text collate "C" not null,
  name text not null,
  name_fold text not null,
  description text not null,
  locale text collate "C" not null,
  is_public boolean not null,
  download_allowed boolean not null,
  words integer not null default 0,
  favorites integer not null default 0,
  views integer not null default 0,
  downloads integer not null default 0,
  popularity integer not null default 0,
  revision integer not null default 0,
  hidden_at timestamp with time zone,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  constraint collection_downloads_check CHECK ((downloads >= 0)),
  constraint collection_favorites_check CHECK ((favorites >= 0)),
  constraint collection_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES account(player_id),
  constraint collection_pkey PRIMARY KEY (id),
  constraint collection_views_check CHECK ((views >= 0)),
  constraint collection_words_check CHECK (((words >= 0) AND (words <= 2500)))
);
CREATE INDEX collection_favorites ON public.collection USING btree (favorites DESC, created_at DESC, id) INCLUDE (owner_id) WHERE (is_public AND (hidden_at IS NULL));
CREATE INDEX collection_locale_favorites ON public.collection USING btree (locale, favorites DESC, created_at DESC, id) INCLUDE (owner_id) WHERE (is_public AND (hidden_at IS NULL));
CREATE INDEX collection_locale_most_words ON public.collection USING btree (locale, words DESC, created_at DESC, id) INCLUDE (owner_id) WHERE (is_public AND (hidden_at IS NULL));
CREATE INDEX collection_locale_popular ON public.collection USING btree (locale, popularity DESC, created_at DESC, id) INCLUDE (owner_id) WHERE (is_public AND (hidden_at IS NULL));
CREATE INDEX collection_locale_recent ON public.collection USING btree (locale, created_at DESC, id) INCLUDE (owner_id) WHERE (is_public AND (hidden_at IS NULL));
CREATE INDEX collection_most_words ON public.collection USING btree (words DESC, created_at DESC, id) INCLUDE (owner_id) WHERE (is_public AND (hidden_at IS NULL));
CREATE INDEX collection_name_part ON public.collection USING gin (name_fold gin_trgm_ops) WHERE (is_public AND (hidden_at IS NULL));
CREATE UNIQUE INDEX collection_owner_name ON public.collection USING btree (owner_id, lower(name));
CREATE INDEX collection_popular ON public.collection USING btree (popularity DESC, created_at DESC, id) INCLUDE (owner_id) WHERE (is_public AND (hidden_at IS NULL));
CREATE INDEX collection_recent ON public.collection USING btree (created_at DESC, id) INCLUDE (owner_id) WHERE (is_public AND (hidden_at IS NULL));

create table collection_favorite (
  collection_id text collate "C" not null,
  player_id text collate "C" not null,
  added_at timestamp with time zone not null,
  constraint collection_favorite_collection_id_fkey FOREIGN KEY (collection_id) REFERENCES collection(id) ON DELETE CASCADE,
  constraint collection_favorite_pkey PRIMARY KEY (collection_id, player_id),
  constraint collection_favorite_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id)
);
CREATE INDEX collection_favorite_player ON public.collection_favorite USING btree (player_id);

create table collection_view (
  collection_id text collate "C" not null,
  player_id text collate "C" not null,
  day date not null,
  downloaded boolean not null default false,
  constraint collection_view_collection_id_fkey FOREIGN KEY (collection_id) REFERENCES collection(id) ON DELETE CASCADE,
  constraint collection_view_pkey PRIMARY KEY (collection_id, player_id, day),
  constraint collection_view_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id)
);
CREATE INDEX collection_view_day ON public.collection_view USING btree (day);
CREATE INDEX collection_view_player ON public.collection_view USING btree (player_id);

create table collection_word (
  collection_id text collate "C" not null,
  word text collate "C" not null,
  added_at timestamp with time zone not null,
  constraint collection_word_collection_id_fkey FOREIGN KEY (collection_id) REFERENCES collection(id) ON DELETE CASCADE,
  constraint collection_word_pkey PRIMARY KEY (collection_id, word)
);

create table craft_board (
  player_id text collate "C" not null,
  width integer not null,
  height integer not null,
  collected bigint not null default 0,
  day integer not null default 0,
  day_coins bigint not null default 0,
  stamp text collate "C" not null default ''::text,
  changed_at timestamp with time zone not null default '1970-01-01 00:00:00+00'::timestamp with time zone,
  constraint craft_board_collected_check CHECK ((collected >= 0)),
  constraint craft_board_day_coins_check CHECK ((day_coins >= 0)),
  constraint craft_board_height_check CHECK (((height >= 20) AND (height <= 40))),
  constraint craft_board_pkey PRIMARY KEY (player_id),
  constraint craft_board_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id),
  constraint craft_board_width_check CHECK (((width >= 20) AND (width <= 40)))
);

create table craft_removed_word (
  locale text collate "C" not null,
  word text collate "C" not null,
  at timestamp with time zone not null,
  constraint craft_removed_word_pkey PRIMARY KEY (locale, word)
);

create table craft_tile (
  id bigint not null identity,
  player_id text collate "C" not null,
  locale text collate "C" not null,
  syllable text collate "C" not null,
  x integer not null,
  y integer not null,
  constraint craft_tile_pkey PRIMARY KEY (id),
  constraint craft_tile_player_id_fkey FOREIGN KEY (player_id) REFERENCES craft_board(player_id),
  constraint craft_tile_player_id_x_y_key UNIQUE (player_id, x, y),
  constraint craft_tile_x_check CHECK ((x >= 0)),
  constraint craft_tile_y_check CHECK ((y >= 0))
);

create table craft_word (
  id bigint not null identity,
  player_id text collate "C" not null,
  locale text collate "C" not null,
  word text collate "C" not null,
  path bigint[] not null,
  last_reward timestamp with time zone not null,
  earns boolean not null,
  constraint craft_word_path_check CHECK ((cardinality(path) > 1)),
  constraint craft_word_pkey PRIMARY KEY (id),
  constraint craft_word_player_id_fkey FOREIGN KEY (player_id) REFERENCES craft_board(player_id),
  constraint craft_word_player_id_word_key UNIQUE (player_id, word)
);
CREATE INDEX craft_word_word ON public.craft_word USING btree (locale, word);

create table custom_prompt (
  player_id text collate "C" not null,
  prompts text[] not null,
  changed_at timestamp with time zone not null,
  constraint custom_prompt_pkey PRIMARY KEY (player_id),
  constraint custom_prompt_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id)
);

create table daily_play (
  player_id text collate "C" not null,
  day date not null,
  coins bigint not null default 0,
  diamonds integer not null default 0,
  keys integer not null default 0,
  discoveries integer not null default 0,
  matches_alone integer not null default 0,
  exp integer not null default 0,
  untrusted_coins integer not null default 0,
  untrusted_exp integer not null default 0,
  constraint daily_play_pkey PRIMARY KEY (player_id, day),
  constraint daily_play_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id)
);
CREATE INDEX daily_play_day ON public.daily_play USING btree (day);

create table daily_reward (
  player_id text collate "C" not null,
  step integer not null,
  last_claim date not null,
  freeze_used_on date,
  constraint daily_reward_pkey PRIMARY KEY (player_id),
  constraint daily_reward_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id),
  constraint daily_reward_step_check CHECK (((step >= 1) AND (step <= 7)))
);

create table daily_word (
  locale text collate "C" not null,
  day date not null,
  word text collate "C" not null,
  constraint daily_word_pkey PRIMARY KEY (locale, day)
);

create table daily_word_played (
  player_id text collate "C" not null,
  locale text collate "C" not null,
  day date not null,
  match_id text collate "C" not null,
  constraint daily_word_played_pkey PRIMARY KEY (player_id, locale, day),
  constraint daily_word_played_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id)
);

create table discord_grant (
  session_id text collate "C" not null,
  subject text collate "C" not null,
  embedded boolean not null,
  sealed_tokens bytea not null,
  access_expires_at timestamp with time zone not null,
  refresh_started_at timestamp with time zone,
  constraint discord_grant_pkey PRIMARY KEY (session_id),
  constraint discord_grant_session_id_fkey FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE
);
CREATE INDEX discord_grant_subject ON public.discord_grant USING btree (subject);

create table exchange_pool (
  id boolean not null default true,
  price double precision not null,
  factor double precision not null,
  settled_at timestamp with time zone not null,
  target double precision not null,
  counted_on date,
  constraint exchange_pool_factor_check CHECK ((factor >= (1)::double precision)),
  constraint exchange_pool_id_check CHECK (id),
  constraint exchange_pool_pkey PRIMARY KEY (id),
  constraint exchange_pool_price_check CHECK (((price >= (1000)::double precision) AND (price <= (4000)::double precision))),
  constraint exchange_pool_target_check CHECK ((target >= (1)::double precision))
);

create table exchange_trade (
  id bigint not null identity,
  at timestamp with time zone not null,
  player_id text collate "C",
  from_currency text collate "C" not null,
  from_amount bigint not null,
  to_amount bigint not null,
  constraint exchange_trade_from_amount_check CHECK ((from_amount > 0)),
  constraint exchange_trade_from_currency_check CHECK ((from_currency = ANY (ARRAY['coin'::text, 'diamond'::text]))),
  constraint exchange_trade_pkey PRIMARY KEY (id),
  constraint exchange_trade_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id),
  constraint exchange_trade_to_amount_check CHECK ((to_amount > 0))
);
CREATE INDEX exchange_trade_player ON public.exchange_trade USING btree (player_id, id DESC) WHERE (player_id IS NOT NULL);

create table ffa_rating (
  player_id text collate "C" not null,
  mu double precision not null,
  sigma double precision not null,
  matches integer not null,
  rated_at timestamp with time zone not null,
  constraint ffa_rating_pkey PRIMARY KEY (player_id),
  constraint ffa_rating_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id),
  constraint ffa_rating_sigma_check CHECK ((sigma > (0)::double precision))
);

create table freed_name (
  name_hash bytea not null,
  freed_at timestamp with time zone not null,
  constraint freed_name_pkey PRIMARY KEY (name_hash)
);
CREATE INDEX freed_name_age ON public.freed_name USING btree (freed_at);

create table friend_decline (
  from_id text collate "C" not null,
  to_id text collate "C" not null,
  times integer not null,
  last_at timestamp with time zone not null,
  constraint friend_decline_from_id_fkey FOREIGN KEY (from_id) REFERENCES account(player_id),
  constraint friend_decline_pkey PRIMARY KEY (from_id, to_id),
  constraint friend_decline_times_check CHECK ((times > 0)),
  constraint friend_decline_to_id_fkey FOREIGN KEY (to_id) REFERENCES account(player_id)
);
CREATE INDEX friend_decline_to ON public.friend_decline USING btree (to_id);

create table friend_request (
  from_id text collate "C" not null,
  to_id text collate "C" not null,
  sent_at timestamp with time zone not null,
  constraint friend_request_check CHECK ((from_id <> to_id)),
  constraint friend_request_from_id_fkey FOREIGN KEY (from_id) REFERENCES account(player_id),
  constraint friend_request_pkey PRIMARY KEY (from_id, to_id),
  constraint friend_request_to_id_fkey FOREIGN KEY (to_id) REFERENCES account(player_id)
);
CREATE UNIQUE INDEX friend_request_pair ON public.friend_request USING btree (LEAST(from_id, to_id), GREATEST(from_id, to_id));
CREATE INDEX friend_request_to ON public.friend_request USING btree (to_id);

create table friend_requests_sent (
  player_id text collate "C" not null,
  day date not null,
  sent integer not null,
  constraint friend_requests_sent_pkey PRIMARY KEY (player_id),
  constraint friend_requests_sent_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id),
  constraint friend_requests_sent_sent_check CHECK ((sent > 0))
);

create table friend_settings (
  player_id text collate "C" not null,
  status text collate "C" not null,
  status_since timestamp with time zone not null,
  friends_allowed_to_join boolean not null,
  requests text collate "C" not null,
  messages text collate "C" not null,
  constraint friend_settings_messages_check CHECK ((messages = ANY (ARRAY['everybody'::text, 'friends'::text]))),
  constraint friend_settings_pkey PRIMARY KEY (player_id),
  constraint friend_settings_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id),
  constraint friend_settings_requests_check CHECK ((requests = ANY (ARRAY['everybody'::text, 'nobody'::text]))),
  constraint friend_settings_status_check CHECK ((status = ANY (ARRAY['online'::text, 'away'::text, 'offline'::text])))
);

create table friendship (
  low_id text collate "C" not null,
  high_id text collate "C" not null,
  since timestamp with time zone not null,
  constraint friendship_check CHECK ((low_id < high_id)),
  constraint friendship_high_id_fkey FOREIGN KEY (high_id) REFERENCES account(player_id),
  constraint friendship_low_id_fkey FOREIGN KEY (low_id) REFERENCES account(player_id),
  constraint friendship_pkey PRIMARY KEY (low_id, high_id)
);
CREATE INDEX friendship_high ON public.friendship USING btree (high_id);

create table gif (
  provider text collate "C" not null,
  id text collate "C" not null,
  title text not null,
  tiny text not null,
  whole text not null,
  still text,
  width integer not null,
  height integer not null,
  found_at timestamp with time zone not null,
  used boolean not null default false,
  constraint gif_height_check CHECK ((height > 0)),
  constraint gif_pkey PRIMARY KEY (provider, id),
  constraint gif_width_check CHECK ((width > 0))
);
CREATE INDEX gif_unused ON public.gif USING btree (found_at) WHERE (NOT used);

create table identity (
  provider text collate "C" not null,
  subject text collate "C" not null,
  player_id text collate "C" not null,
  name text not null,
  linked_at timestamp with time zone not null,
  constraint identity_pkey PRIMARY KEY (provider, subject),
  constraint identity_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id),
  constraint identity_player_id_provider_key UNIQUE (player_id, provider),
  constraint identity_provider_check CHECK ((provider = ANY (ARRAY['discord'::text, 'google'::text])))
);

create table inventory_entry (
  id bigint not null identity,
  operation_id bigint not null,
  player_id text collate "C" not null,
  kind text collate "C" not null,
  locale text collate "C" not null,
  item text collate "C" not null,
  delta integer not null,
  constraint inventory_entry_delta_check CHECK ((delta <> 0)),
  constraint inventory_entry_operation_id_fkey FOREIGN KEY (operation_id) REFERENCES operation(id),
  constraint inventory_entry_pkey PRIMARY KEY (id)
);
CREATE INDEX inventory_entry_operation ON public.inventory_entry USING btree (operation_id);
CREATE INDEX inventory_entry_player ON public.inventory_entry USING btree (player_id, id DESC);
CREATE TRIGGER inventory_entry_append_only BEFORE DELETE OR UPDATE ON public.inventory_entry FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table inventory_item (
  player_id text collate "C" not null,
  kind text collate "C" not null,
  locale text collate "C" not null default ''::text,
  item text collate "C" not null,
  count integer not null,
  reserved integer not null default 0,
  constraint inventory_item_count_check CHECK ((count >= 0)),
  constraint inventory_item_kind_check CHECK ((kind = ANY (ARRAY['tile'::text, 'bomb'::text, 'background'::text, 'frame'::text, 'streak'::text, 'heart'::text]))),
  constraint inventory_item_pkey PRIMARY KEY (player_id, kind, locale, item),
  constraint inventory_item_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id),
  constraint inventory_item_reserved_check CHECK (((reserved >= 0) AND (reserved <= count)))
);

create table inventory_news (
  player_id text collate "C" not null,
  kind text collate "C" not null,
  item text collate "C" not null,
  constraint inventory_news_kind_check CHECK ((kind = ANY (ARRAY['bomb'::text, 'background'::text]))),
  constraint inventory_news_pkey PRIMARY KEY (player_id, kind, item),
  constraint inventory_news_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id)
);

create table market_listing (
  id bigint not null identity,
  seller_id text collate "C" not null,
  type text collate "C" not null,
  word text collate "C" not null,
  locales text[] collate "C" not null,
  counts integer[] not null,
  price bigint not null,
  currency text collate "C" not null,
  coin_value bigint not null,
  offensive boolean not null,
  listed_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  closed_by text collate "C",
  constraint market_listing_check CHECK ((cardinality(locales) = cardinality(counts))),
  constraint market_listing_check1 CHECK (((closed_at IS NULL) = (cardinality(locales) > 0))),
  constraint market_listing_check2 CHECK (((closed_at IS NULL) = (closed_by IS NULL))),
  constraint market_listing_closed_by_check CHECK ((closed_by = ANY (ARRAY['sold'::text, 'removed'::text, 'left'::text]))),
  constraint market_listing_coin_value_check CHECK ((coin_value > 0)),
  constraint market_listing_counts_check CHECK ((0 < ALL (counts))),
  constraint market_listing_currency_check CHECK ((currency = ANY (ARRAY['coin'::text, 'diamond'::text]))),
  constraint market_listing_pkey PRIMARY KEY (id),
  constraint market_listing_price_check CHECK ((price > 0)),
  constraint market_listing_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES account(player_id),
  constraint market_listing_type_check CHECK ((type = ANY (ARRAY['discovery'::text, 'syllable'::text])))
);
CREATE INDEX market_listing_newest ON public.market_listing USING btree (type, currency, listed_at, id) INCLUDE (seller_id) WHERE ((closed_at IS NULL) AND (NOT offensive));
CREATE UNIQUE INDEX market_listing_open ON public.market_listing USING btree (seller_id, type, word) WHERE (closed_at IS NULL);
CREATE INDEX market_listing_price ON public.market_listing USING btree (type, currency, coin_value, id) INCLUDE (seller_id) WHERE ((closed_at IS NULL) AND (NOT offensive));
CREATE INDEX market_listing_seller ON public.market_listing USING btree (seller_id);
CREATE INDEX market_listing_word ON public.market_listing USING btree (word, id) WHERE (closed_at IS NULL);

create table market_listing_locale (
  listing_id bigint not null,
  locale text collate "C" not null,
  type text collate "C" not null,
  currency text collate "C" not null,
  coin_value bigint not null,
  listed_at timestamp with time zone not null,
  seller_id text collate "C" not null,
  constraint market_listing_locale_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES market_listing(id) ON DELETE CASCADE,
  constraint market_listing_locale_pkey PRIMARY KEY (listing_id, locale)
);
CREATE INDEX market_listing_locale_newest ON public.market_listing_locale USING btree (locale, type, currency, listed_at, listing_id) INCLUDE (seller_id);
CREATE INDEX market_listing_locale_price ON public.market_listing_locale USING btree (locale, type, currency, coin_value, listing_id) INCLUDE (seller_id);

create table market_pair_day (
  low_id text collate "C" not null,
  high_id text collate "C" not null,
  day date not null,
  to_low bigint not null default 0,
  to_high bigint not null default 0,
  sales integer not null default 0,
  constraint market_pair_day_check CHECK ((low_id < high_id)),
  constraint market_pair_day_high_id_fkey FOREIGN KEY (high_id) REFERENCES account(player_id),
  constraint market_pair_day_low_id_fkey FOREIGN KEY (low_id) REFERENCES account(player_id),
  constraint market_pair_day_pkey PRIMARY KEY (low_id, high_id, day)
);
CREATE INDEX market_pair_day_day ON public.market_pair_day USING btree (day);
CREATE INDEX market_pair_day_high ON public.market_pair_day USING btree (high_id);

create table market_sale (
  id bigint not null identity,
  at timestamp with time zone not null,
  seller_id text collate "C",
  buyer_id text collate "C",
  type text collate "C" not null,
  locale text collate "C" not null,
  word text collate "C" not null,
  price bigint not null,
  currency text collate "C" not null,
  untold boolean not null default true,
  constraint market_sale_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES account(player_id),
  constraint market_sale_currency_check CHECK ((currency = ANY (ARRAY['coin'::text, 'diamond'::text]))),
  constraint market_sale_pkey PRIMARY KEY (id),
  constraint market_sale_price_check CHECK ((price > 0)),
  constraint market_sale_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES account(player_id)
);
CREATE INDEX market_sale_buyer ON public.market_sale USING btree (buyer_id, id DESC) WHERE (buyer_id IS NOT NULL);
CREATE INDEX market_sale_seller ON public.market_sale USING btree (seller_id, id DESC) WHERE (seller_id IS NOT NULL);
CREATE INDEX market_sale_thing ON public.market_sale USING btree (type, locale, word, id DESC);
CREATE INDEX market_sale_untold ON public.market_sale USING btree (seller_id) WHERE untold;

create table match (
  id text collate "C" not null,
  room_id text not null,
  mode integer not null,
  difficulty integer not null,
  speed double precision not null,
  scenario integer not null,
  locale text not null,
  ranked boolean not null,
  turns integer not null,
  winner text,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone not null,
  shown_at timestamp with time zone,
  constraint match_pkey PRIMARY KEY (id)
);
CREATE INDEX match_ended ON public.match USING btree (ended_at DESC, id);

create table match_flag (
  match_id text collate "C" not null,
  player_id text collate "C" not null,
  ended_at timestamp with time zone not null,
  cause text collate "C" not null,
  figures jsonb not null,
  withheld_coins bigint not null default 0,
  withheld_exp integer not null default 0,
  status text collate "C" not null default 'flagged'::text,
  appeal text,
  appealed_at timestamp with time zone,
  decided_by text collate "C",
  decided_at timestamp with time zone,
  note text not null default ''::text,
  constraint match_flag_cause_check CHECK ((cause = ANY (ARRAY['input'::text, 'staff'::text]))),
  constraint match_flag_check CHECK (((appeal IS NULL) = (appealed_at IS NULL))),
  constraint match_flag_check1 CHECK (((status = 'flagged'::text) OR (decided_at IS NOT NULL))),
  constraint match_flag_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES account(player_id),
  constraint match_flag_match_id_fkey FOREIGN KEY (match_id) REFERENCES match(id),
  constraint match_flag_pkey PRIMARY KEY (match_id, player_id),
  constraint match_flag_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id),
  constraint match_flag_status_check CHECK ((status = ANY (ARRAY['flagged'::text, 'cleared'::text, 'undone'::text]))),
  constraint match_flag_withheld_coins_check CHECK ((withheld_coins >= 0)),
  constraint match_flag_withheld_exp_check CHECK ((withheld_exp >= 0))
);
CREATE INDEX match_flag_appeal ON public.match_flag USING btree (appealed_at, match_id, player_id) WHERE ((appealed_at IS NOT NULL) AND (decided_at IS NULL));
CREATE INDEX match_flag_decided_by ON public.match_flag USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE INDEX match_flag_latest ON public.match_flag USING btree (ended_at DESC, match_id, player_id);
CREATE INDEX match_flag_player ON public.match_flag USING btree (player_id, ended_at DESC, match_id);

create table match_log (
  match_id text collate "C" not null,
  dictionary_version text not null,
  log bytea not null,
  hash text,
  seats jsonb,
  constraint match_log_match_id_fkey FOREIGN KEY (match_id) REFERENCES match(id),
  constraint match_log_pkey PRIMARY KEY (match_id)
);

create table match_player (
  match_id text collate "C" not null,
  participant text collate "C" not null,
  player_id text collate "C",
  display_name text not null,
  avatar text not null,
  place integer,
  stats jsonb not null,
  ended_at timestamp with time zone not null,
  ranked boolean not null,
  mode integer not null,
  turns integer not null,
  seconds integer not null,
  won boolean not null default false,
  records jsonb,
  shown_at timestamp with time zone,
  constraint match_player_match_id_fkey FOREIGN KEY (match_id) REFERENCES match(id),
  constraint match_player_pkey PRIMARY KEY (match_id, participant)
);
CREATE INDEX match_player_history ON public.match_player USING btree (player_id, ended_at DESC, match_id) INCLUDE (ranked, mode, turns, seconds, place) WHERE (player_id IS NOT NULL);
CREATE INDEX match_player_player ON public.match_player USING btree (player_id, match_id) WHERE (player_id IS NOT NULL);

create table operation (
  id bigint not null identity,
  actor text collate "C" not null,
  idempotency_key text collate "C" not null,
  kind text not null,
  request_hash bytea not null,
  result jsonb,
  at timestamp with time zone not null default now(),
  constraint operation_actor_idempotency_key_key UNIQUE (actor, idempotency_key),
  constraint operation_pkey PRIMARY KEY (id)
);

create table picture (
  hash text collate "C" not null,
  bytes bytea not null,
  added_at timestamp with time zone not null,
  constraint picture_pkey PRIMARY KEY (hash)
);

create table player_relation (
  player_id text collate "C" not null,
  other_id text collate "C" not null,
  blocked boolean not null,
  muted boolean not null,
  changed_at timestamp with time zone not null,
  constraint player_relation_check CHECK ((player_id <> other_id)),
  constraint player_relation_check1 CHECK ((blocked OR muted)),
  constraint player_relation_other_id_fkey FOREIGN KEY (other_id) REFERENCES account(player_id),
  constraint player_relation_pkey PRIMARY KEY (player_id, other_id),
  constraint player_relation_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id)
);
CREATE INDEX player_relation_other ON public.player_relation USING btree (other_id);

create table player_stats (
  player_id text collate "C" not null,
  best_combo integer not null,
  best_wpm double precision not null,
  typed_words bigint not null,
  correct_words bigint not null,
  longest_match_seconds integer not null,
  best_alphabets integer not null,
  alphabets bigint not null,
  played_seconds bigint not null,
  last_match_at timestamp with time zone not null,
  most_players integer not null default 0,
  constraint player_stats_pkey PRIMARY KEY (player_id),
  constraint player_stats_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id)
);

create table preference (
  player_id text collate "C" not null,
  prefs jsonb not null,
  constraint preference_pkey PRIMARY KEY (player_id),
  constraint preference_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id)
);

create table profile (
  player_id text collate "C" not null,
  display_name text not null,
  avatar text not null,
  locale text not null,
  exp bigint not null default 0,
  wp integer not null default 500,
  longest_word text not null default ''::text,
  bomb integer not null default 0,
  background integer not null default 0,
  streak_effect integer not null default 0,
  heart_effect integer not null default 0,
  matches integer not null default 0,
  wins integer not null default 0,
  created_at timestamp with time zone not null default now(),
  status_word text,
  about text not null default ''::text,
  claimed_words integer not null default 0,
  pictures_blocked_until timestamp with time zone,
  frame integer not null default 0,
  fame smallint not null generated always as (floor((ln(((exp + 1))::double precision) * (2)::double precision)))::smallint stored,
  constraint profile_exp_check CHECK ((exp >= 0)),
  constraint profile_pkey PRIMARY KEY (player_id),
  constraint profile_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id),
  constraint profile_wp_check CHECK ((wp >= 0))
);
CREATE INDEX profile_fame ON public.profile USING btree (fame DESC, player_id);
CREATE INDEX profile_name ON public.profile USING btree (lower(display_name) text_pattern_ops);
CREATE INDEX profile_name_part ON public.profile USING gin (lower(display_name) gin_trgm_ops);
CREATE INDEX profile_picture ON public.profile USING btree (avatar) WHERE (avatar ~~ 'up:%'::text);

create table purchase (
  entitlement_id text collate "C" not null,
  player_id text collate "C" not null,
  discord_user_id text collate "C" not null,
  sku_id text collate "C" not null,
  diamonds integer not null,
  keys integer not null,
  gave_role boolean not null,
  granted_at timestamp with time zone not null,
  consume_tried_at timestamp with time zone not null,
  consumed_at timestamp with time zone,
  refunded_at timestamp with time zone,
  missing_diamonds integer not null default 0,
  missing_keys integer not null default 0,
  constraint purchase_diamonds_check CHECK ((diamonds >= 0)),
  constraint purchase_keys_check CHECK ((keys >= 0)),
  constraint purchase_missing_diamonds_check CHECK ((missing_diamonds >= 0)),
  constraint purchase_missing_keys_check CHECK ((missing_keys >= 0)),
  constraint purchase_pkey PRIMARY KEY (entitlement_id),
  constraint purchase_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id)
);
CREATE INDEX purchase_player ON public.purchase USING btree (player_id);
CREATE INDEX purchase_unconsumed ON public.purchase USING btree (consume_tried_at) WHERE (consumed_at IS NULL);

create table ranked_match (
  id text collate "C" not null,
  room_id text collate "C" not null,
  process_id text collate "C" not null,
  locale text collate "C" not null,
  state text collate "C" not null default 'open'::text,
  season text collate "C",
  winner text collate "C",
  booked_at timestamp with time zone not null,
  started_at timestamp with time zone,
  ended_at timestamp with time zone,
  constraint ranked_match_check CHECK (((state = 'open'::text) = (ended_at IS NULL))),
  constraint ranked_match_check1 CHECK (((state = ANY (ARRAY['played'::text, 'forfeit'::text])) = (season IS NOT NULL))),
  constraint ranked_match_pkey PRIMARY KEY (id),
  constraint ranked_match_state_check CHECK ((state = ANY (ARRAY['open'::text, 'played'::text, 'forfeit'::text, 'void'::text])))
);
CREATE INDEX ranked_match_booked ON public.ranked_match USING btree (booked_at);
CREATE INDEX ranked_match_open ON public.ranked_match USING btree (process_id, booked_at) WHERE (state = 'open'::text);

create table ranked_player (
  player_id text collate "C" not null,
  season text collate "C" not null,
  perk text collate "C",
  constraint ranked_player_pkey PRIMARY KEY (player_id),
  constraint ranked_player_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id)
);
CREATE INDEX ranked_player_season ON public.ranked_player USING btree (season, player_id);

create table ranked_rating (
  player_id text collate "C" not null,
  locale text collate "C" not null,
  season text collate "C" not null,
  rating double precision not null,
  deviation double precision not null,
  volatility double precision not null,
  constraint ranked_rating_deviation_check CHECK ((deviation > (0)::double precision)),
  constraint ranked_rating_pkey PRIMARY KEY (player_id, locale),
  constraint ranked_rating_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id),
  constraint ranked_rating_volatility_check CHECK ((volatility > (0)::double precision))
);

create table ranked_seat (
  match_id text collate "C" not null,
  player_id text collate "C" not null,
  position integer not null,
  open boolean not null default true,
  points integer,
  change integer,
  left_at timestamp with time zone,
  ended_at timestamp with time zone,
  rating_change double precision,
  constraint ranked_seat_check CHECK (((ended_at IS NULL) OR ((NOT open) AND (points IS NOT NULL) AND (change IS NOT NULL)))),
  constraint ranked_seat_match_id_fkey FOREIGN KEY (match_id) REFERENCES ranked_match(id),
  constraint ranked_seat_match_id_position_key UNIQUE (match_id, "position"),
  constraint ranked_seat_pkey PRIMARY KEY (match_id, player_id),
  constraint ranked_seat_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id),
  constraint ranked_seat_points_check CHECK ((points >= 0)),
  constraint ranked_seat_position_check CHECK (("position" = ANY (ARRAY[0, 1])))
);
CREATE UNIQUE INDEX ranked_seat_booking ON public.ranked_seat USING btree (player_id) WHERE open;
CREATE INDEX ranked_seat_history ON public.ranked_seat USING btree (player_id, ended_at DESC, match_id) WHERE (ended_at IS NOT NULL);
CREATE INDEX ranked_seat_left ON public.ranked_seat USING btree (player_id, left_at) WHERE (left_at IS NOT NULL);

create table ranked_standing (
  player_id text collate "C" not null,
  season text collate "C" not null,
  start_points integer not null,
  end_points integer,
  matches integer not null default 0,
  wins integer not null default 0,
  constraint ranked_standing_check CHECK (((wins >= 0) AND (wins <= matches))),
  constraint ranked_standing_end_points_check CHECK ((end_points >= 0)),
  constraint ranked_standing_pkey PRIMARY KEY (player_id, season),
  constraint ranked_standing_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id),
  constraint ranked_standing_start_points_check CHECK ((start_points >= 0))
);

create table recovery_code (
  code_hash bytea not null,
  player_id text collate "C" not null,
  purpose text collate "C" not null,
  made_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  constraint recovery_code_pkey PRIMARY KEY (code_hash),
  constraint recovery_code_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id),
  constraint recovery_code_purpose_check CHECK ((purpose = ANY (ARRAY['password'::text, 'operator'::text, 'second_factor'::text])))
);
CREATE INDEX recovery_code_player ON public.recovery_code USING btree (player_id, purpose);

create table renewal_secret (
  secret_hash bytea not null,
  session_id text collate "C" not null,
  issued_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint renewal_secret_pkey PRIMARY KEY (secret_hash),
  constraint renewal_secret_session_id_fkey FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE
);
CREATE INDEX renewal_secret_issued ON public.renewal_secret USING btree (issued_at);
CREATE INDEX renewal_secret_session ON public.renewal_secret USING btree (session_id);

create table report (
  id text collate "C" not null,
  reporter_id text collate "C" not null,
  target_id text collate "C" not null,
  categories text[] not null,
  note text not null,
  language text collate "C" not null,
  room_id text,
  sent_chat jsonb not null,
  room_chat jsonb not null,
  reported_at timestamp with time zone not null,
  status text collate "C" not null default 'open'::text,
  decided_by text collate "C",
  decided_at timestamp with time zone,
  sanction_id text collate "C",
  subject_kind text collate "C",
  subject_id text collate "C",
  subject_copy text,
  constraint report_categories_check CHECK ((cardinality(categories) > 0)),
  constraint report_check CHECK (((status = 'open'::text) = (decided_at IS NULL))),
  constraint report_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES account(player_id),
  constraint report_pkey PRIMARY KEY (id),
  constraint report_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES account(player_id),
  constraint report_sanction_id_fkey FOREIGN KEY (sanction_id) REFERENCES sanction(id),
  constraint report_status_check CHECK ((status = ANY (ARRAY['open'::text, 'dismissed'::text, 'sanctioned'::text]))),
  constraint report_subject CHECK ((num_nulls(subject_kind, subject_id, subject_copy) = ANY (ARRAY[0, 3]))),
  constraint report_target_id_fkey FOREIGN KEY (target_id) REFERENCES account(player_id)
);
CREATE INDEX report_closed ON public.report USING btree (decided_at DESC, id) WHERE (status <> 'open'::text);
CREATE INDEX report_open ON public.report USING btree (reported_at, id) WHERE (status = 'open'::text);
CREATE INDEX report_reporter ON public.report USING btree (reporter_id);
CREATE INDEX report_room_chat ON public.report USING gin (room_chat jsonb_path_ops);
CREATE INDEX report_target ON public.report USING btree (target_id, reported_at DESC);

create table reward_code (
  code_fold text collate "C" not null,
  coin bigint not null,
  diamond bigint not null,
  key bigint not null,
  uses integer not null,
  uses_left integer not null,
  made_at timestamp with time zone not null,
  made_by text collate "C",
  expires_at timestamp with time zone,
  ended_at timestamp with time zone,
  constraint reward_code_check CHECK (((uses_left >= 0) AND (uses_left <= uses))),
  constraint reward_code_check1 CHECK ((((coin + diamond) + key) > 0)),
  constraint reward_code_coin_check CHECK ((coin >= 0)),
  constraint reward_code_diamond_check CHECK ((diamond >= 0)),
  constraint reward_code_key_check CHECK ((key >= 0)),
  constraint reward_code_made_by_fkey FOREIGN KEY (made_by) REFERENCES account(player_id),
  constraint reward_code_pkey PRIMARY KEY (code_fold),
  constraint reward_code_uses_check CHECK ((uses > 0))
);
CREATE INDEX reward_code_made ON public.reward_code USING btree (made_at DESC, code_fold);
CREATE INDEX reward_code_maker ON public.reward_code USING btree (made_by) WHERE (made_by IS NOT NULL);

create table reward_code_use (
  code_fold text collate "C" not null,
  player_id text collate "C" not null,
  used_at timestamp with time zone not null,
  constraint reward_code_use_code_fold_fkey FOREIGN KEY (code_fold) REFERENCES reward_code(code_fold),
  constraint reward_code_use_pkey PRIMARY KEY (code_fold, player_id),
  constraint reward_code_use_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id)
);
CREATE INDEX reward_code_use_player ON public.reward_code_use USING btree (player_id);

create table sanction (
  id text collate "C" not null,
  player_id text collate "C" not null,
  kind text collate "C" not null,
  reason text not null,
  given_by text collate "C" not null,
  given_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  told_at timestamp with time zone,
  lifted_at timestamp with time zone,
  lifted_by text collate "C",
  lift_reason text,
  constraint sanction_check CHECK (((lifted_at IS NULL) = (lifted_by IS NULL))),
  constraint sanction_given_by_fkey FOREIGN KEY (given_by) REFERENCES account(player_id),
  constraint sanction_kind_check CHECK ((kind = ANY (ARRAY['warn'::text, 'mute'::text, 'kick'::text, 'ban'::text, 'takedown'::text]))),
  constraint sanction_lifted_by_fkey FOREIGN KEY (lifted_by) REFERENCES account(player_id),
  constraint sanction_pkey PRIMARY KEY (id),
  constraint sanction_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id)
);
CREATE INDEX sanction_player ON public.sanction USING btree (player_id, given_at DESC);
CREATE INDEX sanction_untold ON public.sanction USING btree (player_id) WHERE ((kind = ANY (ARRAY['warn'::text, 'takedown'::text])) AND (told_at IS NULL));

create table second_factor (
  player_id text collate "C" not null,
  sealed_secret bytea,
  enrolled_at timestamp with time zone,
  last_step bigint,
  pending_secret bytea,
  constraint second_factor_check CHECK (((sealed_secret IS NULL) = (enrolled_at IS NULL))),
  constraint second_factor_pkey PRIMARY KEY (player_id),
  constraint second_factor_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id)
);

create table server_secret (
  name text collate "C" not null,
  value bytea not null,
  constraint server_secret_pkey PRIMARY KEY (name)
);

create table session (
  id text collate "C" not null,
  player_id text collate "C" not null,
  guest_locale text,
  device_key jsonb,
  device_thumbprint text collate "C",
  signed_in_at timestamp with time zone not null,
  renewed_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  revoke_reason text,
  second_factor_at timestamp with time zone,
  browser text,
  operating_system text,
  form_factor text,
  constraint session_form_factor_check CHECK ((form_factor = ANY (ARRAY['phone'::text, 'tablet'::text, 'desktop'::text]))),
  constraint session_pkey PRIMARY KEY (id)
);
CREATE INDEX session_ended_by_operator ON public.session USING btree (revoked_at) WHERE (revoke_reason = 'operator'::text);
CREATE INDEX session_expiry ON public.session USING btree (expires_at);
CREATE INDEX session_player ON public.session USING btree (player_id);

create table signing_key (
  kid text collate "C" not null,
  private_jwk jsonb not null,
  public_jwk jsonb not null,
  created_at timestamp with time zone not null,
  constraint signing_key_pkey PRIMARY KEY (kid)
);

create table syllable_bookmark (
  player_id text collate "C" not null,
  locale text collate "C" not null,
  syllable text collate "C" not null,
  words integer not null,
  added_at timestamp with time zone not null,
  constraint syllable_bookmark_pkey PRIMARY KEY (player_id, locale, syllable),
  constraint syllable_bookmark_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id),
  constraint syllable_bookmark_words_check CHECK ((words >= 0))
);

create table takedown (
  sanction_id text collate "C" not null,
  number bigint not null identity,
  report_id text collate "C" not null,
  shown text not null,
  constraint takedown_pkey PRIMARY KEY (sanction_id),
  constraint takedown_report_id_fkey FOREIGN KEY (report_id) REFERENCES report(id),
  constraint takedown_sanction_id_fkey FOREIGN KEY (sanction_id) REFERENCES sanction(id)
);
CREATE INDEX takedown_report ON public.takedown USING btree (report_id);

create table trivia_question (
  id text collate "C" not null,
  locale text collate "C" not null,
  author_id text collate "C" not null,
  question text not null,
  answers text[] not null,
  difficulty integer not null,
  status text collate "C" not null default 'pending'::text,
  proposed_at timestamp with time zone not null,
  reviewed_at timestamp with time zone,
  reviewer_id text collate "C",
  constraint trivia_question_answers_check CHECK ((cardinality(answers) = 4)),
  constraint trivia_question_author_id_fkey FOREIGN KEY (author_id) REFERENCES account(player_id),
  constraint trivia_question_check CHECK (((status = 'pending'::text) = (reviewed_at IS NULL))),
  constraint trivia_question_difficulty_check CHECK (((difficulty >= 0) AND (difficulty <= 4))),
  constraint trivia_question_pkey PRIMARY KEY (id),
  constraint trivia_question_reviewer_id_fkey FOREIGN KEY (reviewer_id) REFERENCES account(player_id),
  constraint trivia_question_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'refused'::text])))
);
CREATE INDEX trivia_question_own ON public.trivia_question USING btree (author_id, status);
CREATE INDEX trivia_question_status ON public.trivia_question USING btree (status, locale, proposed_at, id);

create table wallet_account (
  id bigint not null identity,
  player_id text collate "C",
  system text collate "C",
  currency text collate "C" not null,
  balance bigint not null default 0,
  clan_id text collate "C",
  constraint wallet_account_covered_check CHECK (((system IS NOT NULL) OR (balance >= 0))),
  constraint wallet_account_currency_check CHECK ((currency = ANY (ARRAY['coin'::text, 'diamond'::text, 'key'::text]))),
  constraint wallet_account_holder_check CHECK ((num_nonnulls(player_id, system, clan_id) = 1)),
  constraint wallet_account_holder_currency_key UNIQUE NULLS NOT DISTINCT (player_id, system, clan_id, currency),
  constraint wallet_account_pkey PRIMARY KEY (id),
  constraint wallet_account_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id)
);

create table wallet_entry (
  id bigint not null identity,
  operation_id bigint not null,
  account_id bigint not null,
  amount bigint not null,
  constraint wallet_entry_account_id_fkey FOREIGN KEY (account_id) REFERENCES wallet_account(id),
  constraint wallet_entry_amount_check CHECK ((amount <> 0)),
  constraint wallet_entry_operation_id_fkey FOREIGN KEY (operation_id) REFERENCES operation(id),
  constraint wallet_entry_pkey PRIMARY KEY (id)
);
CREATE INDEX wallet_entry_account ON public.wallet_entry USING btree (account_id, id DESC);
CREATE INDEX wallet_entry_operation ON public.wallet_entry USING btree (operation_id);
CREATE TRIGGER wallet_entry_append_only BEFORE DELETE OR UPDATE ON public.wallet_entry FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE CONSTRAINT TRIGGER wallet_entry_balanced AFTER INSERT ON public.wallet_entry DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_wallet_balanced();

create table wallet_proof (
  id integer not null default 1,
  entry_id bigint not null default 0,
  next_entry_id bigint not null default 0,
  next_transaction xid8 not null default '0'::xid8,
  constraint wallet_proof_id_check CHECK ((id = 1)),
  constraint wallet_proof_pkey PRIMARY KEY (id)
);

create table wallet_proved (
  account_id bigint not null,
  total bigint not null,
  constraint wallet_proved_account_id_fkey FOREIGN KEY (account_id) REFERENCES wallet_account(id),
  constraint wallet_proved_pkey PRIMARY KEY (account_id)
);

create table word_addition (
  locale text collate "C" not null,
  word text collate "C" not null,
  added_at timestamp with time zone not null,
  in_force_at timestamp with time zone not null,
  constraint word_addition_pkey PRIMARY KEY (locale, word)
);

create table word_claim (
  player_id text collate "C" not null,
  locale text collate "C" not null,
  word text collate "C" not null,
  uses integer not null,
  claimed_at timestamp with time zone not null,
  last_used_at timestamp with time zone not null,
  categorised boolean not null default false,
  constraint word_claim_pkey PRIMARY KEY (player_id, locale, word),
  constraint word_claim_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id)
);
CREATE INDEX word_claim_uncategorised ON public.word_claim USING btree (locale) WHERE (NOT categorised);
CREATE INDEX word_claim_usage ON public.word_claim USING btree (player_id, uses DESC, last_used_at DESC) INCLUDE (locale, word, claimed_at);
CREATE INDEX word_claim_word ON public.word_claim USING btree (locale, word, claimed_at DESC);

create table word_discovery (
  locale text collate "C" not null,
  word text collate "C" not null,
  player_id text collate "C",
  match_id text collate "C",
  discovered_at timestamp with time zone,
  holder_id text collate "C",
  reserved boolean not null default false,
  claims integer,
  uncounted boolean not null generated always as (claims IS NULL) stored,
  constraint word_discovery_claims_check CHECK ((claims >= 0)),
  constraint word_discovery_discovered CHECK ((((player_id IS NULL) = (discovered_at IS NULL)) AND ((player_id IS NULL) = (match_id IS NULL)))),
  constraint word_discovery_holder_id_fkey FOREIGN KEY (holder_id) REFERENCES account(player_id),
  constraint word_discovery_pkey PRIMARY KEY (locale, word),
  constraint word_discovery_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id)
);
CREATE INDEX word_discovery_holder ON public.word_discovery USING btree (holder_id, word, locale);
CREATE INDEX word_discovery_player ON public.word_discovery USING btree (player_id, locale, word);
CREATE INDEX word_discovery_uncounted ON public.word_discovery USING btree (locale, word) WHERE uncounted;

create table word_proposal (
  locale text collate "C" not null,
  word text collate "C" not null,
  proposed_by text collate "C",
  proposed_at timestamp with time zone not null,
  status text collate "C" not null default 'open'::text,
  votes integer not null default 0,
  decided_by text collate "C",
  decided_at timestamp with time zone,
  note text not null default ''::text,
  constraint word_proposal_check CHECK ((((status = 'open'::text) = (decided_at IS NULL)) AND ((status = 'open'::text) = (decided_by IS NULL)))),
  constraint word_proposal_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES account(player_id),
  constraint word_proposal_pkey PRIMARY KEY (locale, word),
  constraint word_proposal_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES account(player_id),
  constraint word_proposal_status_check CHECK ((status = ANY (ARRAY['open'::text, 'accepted'::text, 'refused'::text]))),
  constraint word_proposal_votes_check CHECK ((votes >= 0))
);
CREATE INDEX word_proposal_decided ON public.word_proposal USING btree (locale, status, decided_at DESC) WHERE (status <> 'open'::text);
CREATE INDEX word_proposal_open ON public.word_proposal USING btree (locale, votes DESC, proposed_at, word) WHERE (status = 'open'::text);
CREATE INDEX word_proposal_player ON public.word_proposal USING btree (proposed_by) WHERE (proposed_by IS NOT NULL);

create table word_removal (
  locale text collate "C" not null,
  word text collate "C" not null,
  listed_at timestamp with time zone not null,
  listed_by text collate "C" not null,
  removed_at timestamp with time zone,
  constraint word_removal_listed_by_fkey FOREIGN KEY (listed_by) REFERENCES account(player_id),
  constraint word_removal_pkey PRIMARY KEY (locale, word)
);
CREATE INDEX word_removal_waiting ON public.word_removal USING btree (listed_at) WHERE (removed_at IS NULL);

create table word_vote (
  locale text collate "C" not null,
  word text collate "C" not null,
  player_id text collate "C" not null,
  voted_at timestamp with time zone not null,
  constraint word_vote_locale_word_fkey FOREIGN KEY (locale, word) REFERENCES word_proposal(locale, word) ON DELETE CASCADE,
  constraint word_vote_pkey PRIMARY KEY (locale, word, player_id),
  constraint word_vote_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id)
);
CREATE INDEX word_vote_player ON public.word_vote USING btree (player_id);

CREATE OR REPLACE FUNCTION public.check_wallet_balanced()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  unbalanced text;
begin
  select a.currency into unbalanced
  from wallet_entry e join wallet_account a on a.id = e.account_id
  where e.operation_id = new.operation_id
  group by a.currency having sum(e.amount) <> 0 limit 1;
  if unbalanced is not null then
    raise exception 'operation % does not balance in %', new.operation_id, unbalanced using errcode = '23514';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is append-only', tg_table_name using errcode = '23514';
end $function$;
