/** Names that the journeys' server makes developers; one per try of a journey, because a name can be taken only once. */
const STAFF_NAMES = ['e2e-staff-0', 'e2e-staff-1', 'e2e-staff-2'] as const;
const ROLE_GIVERS = ['e2e-roles-0', 'e2e-roles-1', 'e2e-roles-2'] as const;
const CODE_MAKERS = {
  desktop: ['e2e-codes-0', 'e2e-codes-1', 'e2e-codes-2'],
  phone: ['e2e-codes-3', 'e2e-codes-4', 'e2e-codes-5'],
} as const;

/** What the server must be told of them, and where banned players are sent. */
export const STAFF_ENV = {
  DEVELOPERS: [...STAFF_NAMES, ...ROLE_GIVERS, ...CODE_MAKERS.desktop, ...CODE_MAKERS.phone].join(','),
  COMMUNITY_URL: 'https://community.example/join',
} as const;

/** The developer of a try. */
export const staffName = (retry: number): string => STAFF_NAMES[retry] ?? STAFF_NAMES[0];

/** The developer who gives roles in the journey of profiles. */
export const roleGiver = (retry: number): string => ROLE_GIVERS[retry] ?? ROLE_GIVERS[0];

/** The developer who makes a code for a newcomer with such a screen in the journey of the shop. */
export const codeMaker = (device: keyof typeof CODE_MAKERS, retry: number): string =>
  CODE_MAKERS[device][retry] ?? CODE_MAKERS[device][0];
