import type { Provider } from '@syllaboom/contracts';
import type { ColumnType, Generated } from 'kysely';

/** Tables that only the account feature reads and writes. */
export type AccountTables = {
  account: {
    player_id: string;
    username: string;
    username_fold: string;
    username_skeleton: string;
    password_hash: string | null;
    /** The role that is shown. */
    player_type: Generated<number>;
    /** Held roles. */
    roles: Generated<number[]>;
    banned_at: Date | null;
    /** When the ban ends; null = never. */
    banned_until: Generated<Date | null>;
    erased_at: Generated<Date | null>;
    created_at: ColumnType<Date, never, never>;
  };
  identity: {
    provider: Provider;
    subject: string;
    player_id: string;
    /** What the other house calls the player; shown to the player alone. */
    name: string;
    linked_at: Date;
  };
  /** Discord's own tokens of a session, sealed. */
  discord_grant: {
    session_id: string;
    subject: string;
    embedded: boolean;
    sealed_tokens: Buffer;
    access_expires_at: Date;
    refresh_started_at: Date | null;
  };
  session: {
    id: string;
    player_id: string;
    guest_locale: string | null;
    device_key: ColumnType<unknown, string | null, never>;
    device_thumbprint: string | null;
    signed_in_at: Date;
    renewed_at: Date;
    expires_at: Date;
    revoked_at: Date | null;
    revoke_reason: string | null;
  };
  renewal_secret: {
    secret_hash: Buffer;
    session_id: string;
    issued_at: Date;
    used_at: Date | null;
  };
};
