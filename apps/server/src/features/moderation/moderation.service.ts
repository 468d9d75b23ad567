import { afterCommit } from '#platform/db/index.ts';
import type { BodyOf, ENDPOINTS } from '@syllaboom/contracts';
import type { Caller } from '#features/account';
import { AppError } from '#platform/errors/app-error.ts';
import { showPublicText } from '#platform/text/index.ts';
import { decideAppeal, sendAppeal } from './appeals.ts';
import { addAuditEntry } from './audit.repository.ts';
import { dismissReport } from './dismiss-report.ts';
import { mutedUntil } from './enforce-sanctions.ts';
import { fileReport } from './file-report.ts';
import { guardTarget } from './guard-target.ts';
import { liftSanction } from './lift-sanction.ts';
import type { ModerationDeps } from './moderation.deps.ts';
import { setHeldRole, toggleVerified } from './roles.ts';
import { readForRoom, takeUntoldWarnings } from './sanction.repository.ts';
import { sanctionPlayer } from './sanction-player.ts';

type Body<Name extends 'report' | 'sanctionPlayer'> = BodyOf<(typeof ENDPOINTS)[Name]>;

/** What sanctions mean for somebody who enters a room. */
export interface ChatStanding {
  /** May not write until then (ms since 1970); null: may. */
  readonly mutedUntil: number | null;
  /** A warning waits to be shown. */
  readonly warned: boolean;
}

/** Reports, sanctions, appeals, and what else the staff does with players. */
export interface ModerationService {
  report(reporterId: string, wish: Body<'report'>): Promise<void>;
  dismiss(by: string, reportId: string): Promise<void>;
  sanction(caller: Caller, wish: Body<'sanctionPlayer'>): Promise<string>;
  lift(caller: Caller, sanctionId: string, reason: string): Promise<void>;
  appeal(token: string, text: string): Promise<void>;
  decideAppeal(caller: Caller, id: string, decision: { readonly lift: boolean; readonly note: string }): Promise<void>;
  /** Whether the player has the verified sign afterwards. */
  toggleVerified(by: string, playerId: string): Promise<boolean>;
  setRole(by: string, playerId: string, wish: { readonly role: number; readonly held: boolean }): Promise<void>;
  removePicture(caller: Caller, playerId: string): Promise<void>;
  announce(by: string, text: string): Promise<void>;
  standingOf(playerId: string): Promise<ChatStanding>;
  /** Reasons of the warnings that wait; each is given out once. */
  takeWarnings(playerId: string): Promise<string[]>;
}

export const createModerationService = (deps: ModerationDeps): ModerationService => ({
  report: (reporterId, wish) => fileReport(deps, reporterId, wish),
  dismiss: (by, reportId) => dismissReport(deps, by, reportId),
  sanction: (caller, wish) => sanctionPlayer(deps, caller, wish),
  lift: (caller, sanctionId, reason) => liftSanction(deps, caller, sanctionId, reason),
  appeal: (token, text) => sendAppeal(deps, token, text),
  decideAppeal: (caller, id, decision) => decideAppeal(deps, caller, id, decision),
  toggleVerified: (by, playerId) => toggleVerified(deps, by, playerId),
  setRole: (by, playerId, wish) => setHeldRole(deps, by, playerId, wish),
  removePicture: (caller, playerId) =>
    deps.ports.removePicture(playerId, async (tx) => {
      await guardTarget(tx, caller, playerId);
      const entry = { at: deps.clock.now(), actorId: caller.playerId, targetId: playerId, detail: {} };
      await addAuditEntry(tx, { ...entry, action: 'picture_removed' });
    }),
  announce: async (by, raw) => {
    const text = showPublicText('announcement', raw);
    if (text === '') throw new AppError('http/bad_request', { params: { field: 'text' } });
    const entry = { at: deps.clock.now(), actorId: by, targetId: null, detail: { text } };
    await deps.database.transact(async (tx) => {
      await addAuditEntry(tx, { ...entry, action: 'announced' });
      afterCommit(tx, () => deps.announcements.publish(text));
    });
  },
  standingOf: async (playerId) => {
    const { mutes, warned } = await readForRoom(deps.database.db, playerId, deps.clock.now());
    return { mutedUntil: mutedUntil(mutes), warned };
  },
  takeWarnings: (playerId) => deps.database.transact((tx) => takeUntoldWarnings(tx, playerId, deps.clock.now())),
});
