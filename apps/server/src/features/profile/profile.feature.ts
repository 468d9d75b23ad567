import type { Feature } from '#manifest/feature.ts';
import { randomId } from '#platform/ids/random-id.ts';
import { profilePersonalData } from './personal-data.repository.ts';
import { PROFILE_SUBJECTS } from './profile-subjects.ts';
import type { ProfileDeps } from './profile.deps.ts';
import { addProfile } from './profile.repository.ts';
import { createPictureRoute, createProfileRoutes } from './profile.routes.ts';

const AVATAR_SEED_LENGTH = 10;

/** How players look and what they have reached. */
export const profileFeature = (deps: ProfileDeps) =>
  ({
    routes: createProfileRoutes(deps),
    files: [createPictureRoute(deps)],
    personalData: profilePersonalData,
    playerTables: ['profile', 'player_stats'],
    subjects: PROFILE_SUBJECTS,
    listeners: {
      playerCreated: (tx, { playerId, username, locale }) =>
        addProfile(tx, { playerId, displayName: username, avatar: randomId(AVATAR_SEED_LENGTH), locale }),
    },
  }) satisfies Feature;
