import type { Weakening } from './weakening.ts';

const INVITATION = 'apps/server/src/features/friends/invite-friend.ts';
const STORY = 'apps/server/src/stories/friends-story.itest.ts';

/** Who may come near whom. */
export const FRIENDS: readonly Weakening[] = [
  {
    item: '22',
    what: 'strangers may invite',
    file: INVITATION,
    find: "!== 'friends') throw new AppError('friend/not_friends');",
    replace: "!== 'friends') void 0;",
    test: STORY,
  },
  {
    item: '22',
    what: 'players invite into rooms that they do not sit in',
    file: INVITATION,
    find: "if (!(await ports.mayBringAlong(playerId, roomId))) throw new AppError('friend/no_room');",
    replace: '',
    test: STORY,
  },
  {
    item: '22',
    what: 'who has chosen to be offline is found by an invitation',
    file: INVITATION,
    find: "status === 'offline' ? null : ports.whereIs(friendId)",
    replace: 'ports.whereIs(friendId)',
    test: STORY,
  },
  {
    item: '52',
    what: 'who was declined asks again at once',
    file: 'apps/server/src/features/friends/send-request.ts',
    find: 'if (declines === null) return;',
    replace: 'if (declines !== null || declines === null) return;',
    test: 'apps/server/src/features/friends/friend-limits.itest.ts',
  },
];
