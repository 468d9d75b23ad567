const UNIQUE_VIOLATION = '23505';

/** Whether a write failed because somebody else has the name or number already. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && (error as NodeJS.ErrnoException).code === UNIQUE_VIOLATION;
