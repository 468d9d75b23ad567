import { AppError } from '#platform/errors/app-error.ts';
import type { AccountDeps } from '../account.deps.ts';
import { isBanned } from '../bans/ban.repository.ts';
import { bannedError } from '../bans/banned-error.ts';
import { localeOrDefault } from '../locale.ts';
import { readSession } from './session.repository.ts';
import { type GameLanguage, rolesInForce } from '@syllaboom/engine';
import { endOfProof } from '../second-factor/end-of-proof.ts';

/** Whoever makes a call: what the token proves and what the database says now. */
export interface Caller {
  readonly playerId: string;
  readonly sessionId: string;
  readonly guest: boolean;
  readonly username: string;
  /** Whether one can sign in without the device that the account was made on; false for guests. */
  readonly wayIn: boolean;
  /** The shown role; read from the database at every call, as the held ones are. */
  readonly type: number;
  readonly roles: readonly number[];
  /** The held roles whose rights count in this session: they decide what the player may do. */
  readonly rolesInForce: readonly number[];
  /** Until when the second factor counts as proven here; null: it was not proven. */
  readonly secondFactorUntil: Date | null;
  /** When the player last proved who they are; renewals don't count. */
  readonly signedInAt: Date;
  /** Language of a guest, whom no profile describes. */
  readonly guestLocale: GameLanguage | null;
}

/** Resolves an access token; throws `auth/token_invalid`, `auth/token_expired` or `auth/banned`. */
export async function authenticate(deps: AccountDeps, token: string): Promise<Caller> {
  const claims = await deps.tokens.verify(token);
  const session = await readSession(deps.database.db, claims.sessionId, deps.clock.now());
  if (session === null || session.playerId !== claims.playerId) throw new AppError('auth/token_invalid');
  if (isBanned(session.ban, deps.clock.now())) throw await bannedError(deps, session.playerId);
  if (!session.live || claims.guest !== (session.guestLocale !== null)) throw new AppError('auth/token_invalid');
  const secondFactorUntil = endOfProof(session.secondFactorAt);
  const isProven = secondFactorUntil !== null && secondFactorUntil > deps.clock.now();
  return {
    playerId: claims.playerId,
    sessionId: claims.sessionId,
    guest: claims.guest,
    username: session.username ?? guestName(claims.playerId),
    wayIn: session.wayIn,
    type: session.type,
    roles: session.roles,
    rolesInForce: rolesInForce(session.roles, isProven),
    secondFactorUntil: isProven ? secondFactorUntil : null,
    signedInAt: session.signedInAt,
    guestLocale: session.guestLocale === null ? null : localeOrDefault(session.guestLocale),
  };
}

/** What a guest is called. */
export const guestName = (guestId: string): string => `Guest-${guestId.slice(0, 4)}`;
