import { lazyPart } from '../../ui/lazy-part.tsx';

/** The codes as the staff keeps them. */
export const StaffCodes = lazyPart(async () => ({ default: (await import('./staff/staff-codes.tsx')).StaffCodes }));
