/** So many hexadecimal digits of an id are the second in which it was made. */
const SECOND_DIGITS = 8;

/** When something was made whose id begins with the second. */
export const timeOfId = (id: string): number => Number.parseInt(id.slice(0, SECOND_DIGITS), 16) * 1000;
