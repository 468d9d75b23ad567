/** The decorated picture that a role wears on profiles and beside names. */
export type RoleBadge = 'none' | 'supporter' | 'moderator' | 'helper' | 'developer' | 'special';

/** What the staff may do. Each call names the right it needs; the roles that a player holds decide, not the shown one. */
export type StaffRight = 'verify' | 'moderate' | 'language' | 'content' | 'develop';

export interface Role {
  readonly id: number;
  /** Names its label in the client's texts. */
  readonly key: string;
  /** Null: the role has a label alone. */
  readonly badge: RoleBadge | null;
  readonly rights: readonly StaffRight[];
}

const role = (id: number, key: string, badge: RoleBadge | null, rights: readonly StaffRight[] = []): Role => ({
  id,
  key,
  badge,
  rights,
});

export const NO_ROLE = 0;
export const MEMBER_ROLE = 1;
export const VERIFIED_ROLE = 3;
export const LANGUAGE_MODERATOR_ROLE = 4;
export const GAME_MODERATOR_ROLE = 5;
export const BOOSTER_ROLE = 6;
export const SUPPORTER_ROLE = 7;
export const CONTENT_MODERATOR_ROLE = 8;
export const DEVELOPER_ROLE = 10;
export const SPECIAL_SUPPORTER_ROLE = 99;

export const ROLES: readonly Role[] = [
  role(NO_ROLE, 'none', 'none'),
  role(MEMBER_ROLE, 'member', null),
  role(2, 'contributor', 'helper'),
  role(VERIFIED_ROLE, 'verified', null),
  role(LANGUAGE_MODERATOR_ROLE, 'languageModerator', 'moderator', ['verify', 'language', 'content']),
  role(GAME_MODERATOR_ROLE, 'gameModerator', 'moderator', ['verify', 'moderate']),
  role(BOOSTER_ROLE, 'booster', 'helper'),
  role(SUPPORTER_ROLE, 'supporter', 'supporter'),
  role(CONTENT_MODERATOR_ROLE, 'contentModerator', null, ['content']),
  role(DEVELOPER_ROLE, 'developer', 'developer', ['verify', 'moderate', 'language', 'content', 'develop']),
  role(SPECIAL_SUPPORTER_ROLE, 'specialSupporter', 'special'),
];

/** Shown types above this are supporters with a member icon: a leading 7 and the icon's id. */
const ICON_TYPES_FROM = 10_000;
const ICON_BASE = 70_000;

const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, n) => from + n);
/** Icons that a supporter may wear. */
export const MEMBER_ICONS: readonly number[] = [...numbers(1000, 1033), ...numbers(5000, 5017)];

/** The role that a shown type stands for: types with a member icon are supporters, unknown ones nobody. */
export function roleOfType(type: number): Role {
  const id = type >= ICON_TYPES_FROM ? SUPPORTER_ROLE : type;
  return ROLES.find((entry) => entry.id === id) ?? role(NO_ROLE, 'none', 'none');
}

/** The member icon inside a shown type, or null. */
export const memberIconOf = (type: number): number | null =>
  MEMBER_ICONS.find((icon) => icon === type - ICON_BASE) ?? null;

/** The shown type of a supporter with this icon. */
export const typeWithIcon = (icon: number): number => ICON_BASE + icon;

/** How the chat writes somebody of this shown type: types that begin with 7, and 99, are supporters. */
export function chatStyleOf(type: number): 'supporter' | 'staff' | null {
  if (String(type).startsWith(String(SUPPORTER_ROLE)) || type === SPECIAL_SUPPORTER_ROLE) return 'supporter';
  return hasRight([type], 'verify') ? 'staff' : null;
}

/** Whether somebody who holds these roles may do this. */
export const hasRight = (roles: readonly number[], right: StaffRight): boolean =>
  ROLES.some((entry) => roles.includes(entry.id) && entry.rights.includes(right));

/** Whether one of the roles belongs to the staff. */
export const isStaff = (roles: readonly number[]): boolean =>
  ROLES.some((entry) => roles.includes(entry.id) && entry.rights.length > 0);

/** Rights with which somebody bans, takes things away from others, or switches what all are subject to. */
const GRAVE_RIGHTS: readonly StaffRight[] = ['moderate', 'develop'];

/** Whether one of the roles counts only once its holder has proven a second factor. */
export const needsSecondFactor = (roles: readonly number[]): boolean =>
  GRAVE_RIGHTS.some((right) => hasRight(roles, right));

/** The held roles whose rights count now: without a proven second factor those with grave rights give none at all. */
export const rolesInForce = (roles: readonly number[], isProven: boolean): readonly number[] =>
  isProven ? roles : roles.filter((role) => !needsSecondFactor([role]));
