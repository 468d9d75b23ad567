-- The database after all migrations; written by the test beside it.
create table account (
  player_id text collate "C" not null,
  username text not null,
  username_fold text collate "C" not null,
  username_skeleton text collate "C" not null,
  password_hash text not null,
  player_type integer not null default 0,
  banned_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint account_pkey PRIMARY KEY (player_id),
  constraint account_player_id_check CHECK ((length(player_id) = 12)),
  constraint account_username_fold_key UNIQUE (username_fold),
  constraint account_username_skeleton_key UNIQUE (username_skeleton)
);

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
  constraint daily_play_pkey PRIMARY KEY (player_id, day),
  constraint daily_play_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id)
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
  constraint inventory_item_count_check CHECK ((count >= 0)),
  constraint inventory_item_kind_check CHECK ((kind = ANY (ARRAY['tile'::text, 'bomb'::text, 'background'::text, 'frame'::text, 'streak'::text, 'heart'::text]))),
  constraint inventory_item_pkey PRIMARY KEY (player_id, kind, locale, item),
  constraint inventory_item_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id)
);

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
  constraint match_pkey PRIMARY KEY (id)
);
CREATE INDEX match_ended ON public.match USING btree (ended_at DESC, id);

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
  place integer not null,
  stats jsonb not null,
  constraint match_player_match_id_fkey FOREIGN KEY (match_id) REFERENCES match(id),
  constraint match_player_pkey PRIMARY KEY (match_id, participant)
);
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
  constraint profile_exp_check CHECK ((exp >= 0)),
  constraint profile_pkey PRIMARY KEY (player_id),
  constraint profile_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id),
  constraint profile_wp_check CHECK ((wp >= 0))
);
CREATE INDEX profile_name ON public.profile USING btree (lower(display_name) text_pattern_ops);
CREATE INDEX profile_name_part ON public.profile USING gin (lower(display_name) gin_trgm_ops);

create table renewal_secret (
  secret_hash bytea not null,
  session_id text collate "C" not null,
  issued_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint renewal_secret_pkey PRIMARY KEY (secret_hash),
  constraint renewal_secret_session_id_fkey FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE
);
CREATE INDEX renewal_secret_session ON public.renewal_secret USING btree (session_id);

create table scenario_best (
  preset integer not null,
  player_id text collate "C" not null,
  score double precision not null,
  match_id text collate "C" not null,
  reached_at timestamp with time zone not null,
  constraint scenario_best_match_id_fkey FOREIGN KEY (match_id) REFERENCES match(id),
  constraint scenario_best_pkey PRIMARY KEY (preset, player_id),
  constraint scenario_best_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id),
  constraint scenario_best_score_check CHECK ((score >= (0)::double precision))
);
CREATE INDEX scenario_best_rank ON public.scenario_best USING btree (preset, score DESC, reached_at, player_id);

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
  constraint session_pkey PRIMARY KEY (id)
);
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
CREATE INDEX trivia_question_author ON public.trivia_question USING btree (author_id) WHERE (status = 'pending'::text);
CREATE INDEX trivia_question_status ON public.trivia_question USING btree (status, locale, proposed_at, id);

create table wallet_account (
  id bigint not null identity,
  player_id text collate "C",
  system text collate "C",
  currency text collate "C" not null,
  balance bigint not null default 0,
  constraint wallet_account_check CHECK (((player_id IS NULL) <> (system IS NULL))),
  constraint wallet_account_check1 CHECK (((player_id IS NULL) OR (balance >= 0))),
  constraint wallet_account_currency_check CHECK ((currency = ANY (ARRAY['coin'::text, 'diamond'::text, 'key'::text]))),
  constraint wallet_account_pkey PRIMARY KEY (id),
  constraint wallet_account_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id),
  constraint wallet_account_player_id_system_currency_key UNIQUE NULLS NOT DISTINCT (player_id, system, currency)
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

create table word_claim (
  player_id text collate "C" not null,
  locale text collate "C" not null,
  word text collate "C" not null,
  uses integer not null,
  claimed_at timestamp with time zone not null,
  last_used_at timestamp with time zone not null,
  constraint word_claim_pkey PRIMARY KEY (player_id, locale, word),
  constraint word_claim_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id)
);
CREATE INDEX word_claim_word ON public.word_claim USING btree (locale, word);

create table word_discovery (
  locale text collate "C" not null,
  word text collate "C" not null,
  player_id text collate "C" not null,
  match_id text collate "C" not null,
  level integer not null default 1,
  discovered_at timestamp with time zone not null,
  constraint word_discovery_level_check CHECK ((level >= 0)),
  constraint word_discovery_pkey PRIMARY KEY (locale, word),
  constraint word_discovery_player_id_fkey FOREIGN KEY (player_id) REFERENCES account(player_id)
);
CREATE INDEX word_discovery_player ON public.word_discovery USING btree (player_id, locale, word);

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
