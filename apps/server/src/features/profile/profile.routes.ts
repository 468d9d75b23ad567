import type { FeatureRoutes } from '#manifest/feature.ts';
import type { FileRoute } from '#platform/http/call.ts';
import { chooseRole } from './choose-role.ts';
import { readPicture } from './pictures/picture.repository.ts';
import type { ProfileDeps } from './profile.deps.ts';
import { randomPlayer } from './search/random-player.ts';
import { readProfile } from './read-profile.ts';
import { searchPlayers } from './search/search-players.ts';
import { updateProfile } from './update-profile.ts';
import { uploadPicture } from './pictures/upload-picture.ts';

/** Profiles, and the search for players by name. */
export const createProfileRoutes = (deps: ProfileDeps) =>
  ({
    searchPlayers: async ({ caller, params }) => ({
      players: await searchPlayers(deps.database.db, { query: params.query, leastExp: 0, callerId: caller.playerId }),
    }),
    searchPlayersOfExp: async ({ caller, params }) => ({
      players: await searchPlayers(deps.database.db, {
        query: params.query,
        leastExp: Number(params.exp),
        callerId: caller.playerId,
      }),
    }),
    getProfile: ({ caller, params }) => readProfile(deps, params.id, caller.playerId),
    updateProfile: async ({ caller, body }) => ({ success: true, ...(await updateProfile(deps, caller, body)) }),
    updateRole: async ({ caller, body }) => {
      await chooseRole(deps, caller.playerId, body.role);
      return { success: true };
    },
    uploadAvatar: async ({ caller, bytes }) => ({
      success: true,
      avatar: await uploadPicture(deps, caller.playerId, bytes),
    }),
    randomPlayer: async ({ caller }) => ({ player: await randomPlayer(deps.database.db, caller.playerId) }),
  }) satisfies FeatureRoutes;

const PICTURE_FILE = /^([\w-]{22})\.webp$/;

/** Uploaded pictures under their hash. */
export const createPictureRoute = ({ database }: ProfileDeps): FileRoute => ({
  path: '/avatars/:file',
  summary: 'An uploaded picture: `<hash>.webp`, the hash of an avatar `up:<hash>`',
  errors: [],
  read: async ({ file = '' }) => {
    const hash = PICTURE_FILE.exec(file)?.[1];
    const bytes = hash === undefined ? null : await readPicture(database.db, hash);
    return bytes === null ? null : { bytes, type: 'image/webp' };
  },
});
