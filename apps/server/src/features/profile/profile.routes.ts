import type { FeatureRoutes } from '#manifest/feature.ts';
import type { Database } from '#platform/db/index.ts';
import type { FileRoute } from '#platform/http/call.ts';
import type { ProfileService } from './profile.service.ts';
import { searchPlayers } from './search-players.ts';

/** Profiles, and the search for players by name. */
export const createProfileRoutes = (database: Database, profiles: ProfileService) =>
  ({
    searchPlayers: async ({ caller, params }) => ({
      players: await searchPlayers(database.db, { query: params.query, leastExp: 0, callerId: caller.playerId }),
    }),
    searchPlayersOfExp: async ({ caller, params }) => ({
      players: await searchPlayers(database.db, {
        query: params.query,
        leastExp: Number(params.exp),
        callerId: caller.playerId,
      }),
    }),
    getProfile: ({ caller, params }) => profiles.read(params.id, caller.playerId),
    updateProfile: async ({ caller, body }) => ({ success: true, ...(await profiles.update(caller, body)) }),
    updateRole: async ({ caller, body }) => {
      await profiles.chooseRole(caller.playerId, body.role);
      return { success: true };
    },
    uploadAvatar: async ({ caller, bytes }) => ({
      success: true,
      avatar: await profiles.uploadPicture(caller.playerId, bytes),
    }),
    randomPlayer: async ({ caller }) => ({ player: await profiles.random(caller.playerId) }),
  }) satisfies FeatureRoutes;

const PICTURE_FILE = /^([\w-]{22})\.webp$/;

/** Uploaded pictures under their hash. */
export const createPictureRoute = (profiles: ProfileService): FileRoute => ({
  path: '/avatars/:file',
  summary: 'An uploaded picture: `<hash>.webp`, the hash of an avatar `up:<hash>`',
  errors: [],
  read: async ({ file = '' }) => {
    const hash = PICTURE_FILE.exec(file)?.[1];
    const bytes = hash === undefined ? null : await profiles.readPicture(hash);
    return bytes === null ? null : { bytes, type: 'image/webp' };
  },
});
