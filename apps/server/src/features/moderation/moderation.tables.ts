import type { ReportLine, ReportSubject, SanctionKind } from '@syllaboom/contracts';
import type { ColumnType, Generated } from 'kysely';
import type { RoomChatLine } from './ports.ts';

/** What an entry of the audit log says besides who, when and whom. */
export type AuditDetail = Readonly<Record<string, string | number | boolean | null>>;
/** A JSON column: text goes in, a value comes out. */
type Json<Value> = ColumnType<Value, string, never>;

/** Tables that only the moderation feature reads and writes. */
export type ModerationTables = {
  sanction: {
    id: string;
    player_id: string;
    kind: SanctionKind;
    reason: string;
    given_by: string;
    given_at: Date;
    /** Null: for good. */
    ends_at: Date | null;
    /** When a warning was shown to the player. */
    told_at: Generated<Date | null>;
    lifted_at: Generated<Date | null>;
    lifted_by: Generated<string | null>;
    lift_reason: Generated<string | null>;
  };
  report: {
    id: string;
    reporter_id: string;
    target_id: string;
    categories: string[];
    note: string;
    language: string;
    room_id: string | null;
    sent_chat: Json<ReportLine[]>;
    room_chat: Json<RoomChatLine[]>;
    reported_at: Date;
    status: Generated<'open' | 'dismissed' | 'sanctioned'>;
    decided_by: Generated<string | null>;
    decided_at: Generated<Date | null>;
    sanction_id: Generated<string | null>;
    subject_kind: ReportSubject['kind'] | null;
    subject_id: string | null;
    subject_copy: string | null;
  };
  takedown: {
    sanction_id: string;
    /** Rises with every takedown. */
    number: Generated<number>;
    report_id: string;
    /** What others see in place of what is hidden. */
    shown: string;
  };
  appeal: {
    id: string;
    sanction_id: string;
    text: string;
    sent_at: Date;
    status: Generated<'open' | 'lifted' | 'kept'>;
    decided_by: Generated<string | null>;
    decided_at: Generated<Date | null>;
    note: Generated<string>;
  };
  audit_entry: {
    id: Generated<number>;
    at: Date;
    actor_id: string | null;
    action: string;
    target_id: string | null;
    detail: Json<AuditDetail>;
  };
};
