import type { Weakening } from './weakening.ts';

const KEYED = 'apps/server/src/features/account/keyed';

/** Accounts that hang on one device's key: item 64. */
export const KEYED_ACCOUNTS: readonly Weakening[] = [
  {
    item: '64',
    what: 'an access token alone adds a way in',
    file: 'apps/server/src/features/account/credentials/reauthenticate.ts',
    find: 'if (proven !== null && !caller.wayIn) return proveOwnKey(deps, caller, proven);',
    replace: '',
    test: `${KEYED}/sign-up-by-name.itest.ts`,
  },
  {
    item: '64',
    what: 'a proof can be used again',
    file: `${KEYED}/spend-proof.ts`,
    find: '(await deps.identities.singleUse.claim',
    replace: '(true || await deps.identities.singleUse.claim',
    test: `${KEYED}/sign-up-by-name.itest.ts`,
  },
  {
    item: '64',
    what: 'a banned device makes itself another name',
    file: `${KEYED}/enter-by-key.ts`,
    find: 'if (account !== null && isBanned(account.ban, deps.clock.now())) {',
    replace: 'if (account === null) {',
    test: `${KEYED}/sign-up-by-name.itest.ts`,
  },
  {
    item: '64',
    what: 'names that somebody gave up are given out at once',
    file: `${KEYED}/sign-up-by-name.ts`,
    find: "if (await wasFreedLately(db, deps, username)) return 'auth/username_taken';",
    replace: '',
    test: `${KEYED}/sign-up-by-name.itest.ts`,
  },
  {
    item: '64',
    what: 'doors stand open without a way in',
    file: 'apps/server/src/platform/http/routes/endpoint-routes.ts',
    find: "if (endpoint.auth === 'wayIn' && !caller.wayIn) throw new AppError('auth/way_in_needed');",
    replace: '',
    test: `${KEYED}/sign-up-by-name.itest.ts`,
  },
  {
    item: '64',
    what: 'a closed table gives seats to everybody',
    file: 'apps/server/src/rooms/game/base-game-room.ts',
    find: "return this.#isClosedTo(identity) ? refuseSeatWith('room/way_in_needed') : null;",
    replace: 'return null;',
    test: 'apps/server/src/rooms/invitation/invitation.room.itest.ts',
  },
];
