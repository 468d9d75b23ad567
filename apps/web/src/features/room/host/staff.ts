/** Player types that read what players propose: language, game and content moderators, developers. */
const STAFF_TYPES: readonly number[] = [4, 5, 8, 10];
export const isStaff = (type: number | undefined): boolean => type !== undefined && STAFF_TYPES.includes(type);
