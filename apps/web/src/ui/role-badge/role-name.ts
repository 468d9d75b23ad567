import { type Role, roleOfType } from '@syllaboom/engine';

const NAMES = {
  none: 'roles.names.none',
  member: 'roles.names.member',
  contributor: 'roles.names.contributor',
  verified: 'roles.names.verified',
  languageModerator: 'roles.names.languageModerator',
  gameModerator: 'roles.names.gameModerator',
  booster: 'roles.names.booster',
  supporter: 'roles.names.supporter',
  contentModerator: 'roles.names.contentModerator',
  developer: 'roles.names.developer',
  specialSupporter: 'roles.names.specialSupporter',
} as const;

const nameOf = ({ key }: Role) => NAMES[key as keyof typeof NAMES] ?? NAMES.none;

/** Catalogue key of the label that a shown type has. */
export const roleName = (type: number) => nameOf(roleOfType(type));
