import type { Feature } from '#manifest/feature.ts';
import type { Database } from '#platform/db/index.ts';
import { randomId } from '#platform/ids/random-id.ts';
import { profilePersonalData } from './personal-data.repository.ts';
import { addProfile } from './profile.repository.ts';
import { createPictureRoute, createProfileRoutes } from './profile.routes.ts';
import type { ProfileService } from './profile.service.ts';

const AVATAR_SEED_LENGTH = 10;

/** How players look and what they have reached. */
export const profileFeature = (database: Database, profiles: ProfileService) =>
  ({
    routes: createProfileRoutes(database, profiles),
    files: [createPictureRoute(profiles)],
    personalData: profilePersonalData,
    playerTables: ['profile', 'player_stats'],
    hears: {
      playerCreated: (tx, { playerId, username, locale }) =>
        addProfile(tx, { playerId, displayName: username, avatar: randomId(AVATAR_SEED_LENGTH), locale }),
    },
  }) satisfies Feature;
