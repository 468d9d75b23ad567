import { sqlMigration } from '#platform/db/index.ts';

/** Indexes for what is asked seldom, but of tables that grow for ever: erasing a player, forgetting old secrets. */
export const indexes = sqlMigration(`
create index player_relation_other on player_relation (other_id);
create index report_room_chat on report using gin (room_chat jsonb_path_ops);
create index renewal_secret_issued on renewal_secret (issued_at);
`);
