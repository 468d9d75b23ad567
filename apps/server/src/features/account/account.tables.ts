import type { Provider, SessionClient } from '@syllaboom/contracts';
import type { ColumnType, Generated } from 'kysely';

/**
 * What a code is good for: a new password (from the player's own set, or given out by the operator), or to stand in for the
 * authenticator app. One sheet never opens both doors.
 */
export type CodePurpose = 'password' | 'operator' | 'second_factor';

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
    /** Whether one can sign in without the device that the account was made on. */
    way_in: Generated<boolean>;
    created_at: ColumnType<Date, never, never>;
  };
  identity: {
    provider: Provider;
    subject: string;
    player_id: string;
    /** What the identity provider calls the player; shown to the player alone. */
    name: string;
    linked_at: Date;
  };
  /** Discord's own tokens of a session, encrypted. */
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
    /** When the second factor was last proven in this session. */
    second_factor_at: Generated<Date | null>;
    /** What it was last used with, as far as its browser told. */
    browser: Generated<string | null>;
    operating_system: Generated<string | null>;
    form_factor: Generated<SessionClient['form']>;
  };
  /** Hashes of codes that can still be used once. */
  recovery_code: {
    code_hash: Buffer;
    player_id: string;
    purpose: CodePurpose;
    made_at: Date;
    /** Null: never. */
    expires_at: Date | null;
  };
  /** Secrets that authenticator apps share with us, encrypted. */
  second_factor: {
    player_id: string;
    sealed_secret: Generated<Buffer | null>;
    /** Null: no code of an app came back yet. */
    enrolled_at: Generated<Date | null>;
    /** Newest time step whose code was taken; it and older ones are spent. */
    last_step: Generated<number | null>;
    /** The secret of an app that is being set up; the one before counts until its first code. */
    pending_secret: Generated<Buffer | null>;
  };
  /** The device that an account without a way in hangs on; it stays known when the account gets one. */
  account_key: {
    player_id: string;
    thumbprint: string;
    made_at: Date;
    /** When the device last signed in or renewed. */
    seen_at: Date;
  };
  /** Hashes of names that somebody gave up; see freed-names.repository.ts. */
  freed_name: {
    name_hash: Buffer;
    freed_at: Date;
  };
  renewal_secret: {
    secret_hash: Buffer;
    session_id: string;
    issued_at: Date;
    used_at: Date | null;
  };
};
