import type { ColumnType, Generated } from 'kysely';

/** Tables that only the account feature reads and writes. */
export type AccountTables = {
  account: {
    player_id: string;
    username: string;
    username_fold: string;
    username_skeleton: string;
    password_hash: string;
    player_type: Generated<number>;
    banned_at: Date | null;
    created_at: ColumnType<Date, never, never>;
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
