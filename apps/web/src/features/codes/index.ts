import { lazyPart } from '../../ui/lazy-part.tsx';

/** The box for codes, for the shop's market. */
export const CodeBox = lazyPart(async () => ({ default: (await import('./code-box.tsx')).CodeBox }));
/** The codes as the staff keeps them. */
export const StaffCodes = lazyPart(async () => ({ default: (await import('./staff/staff-codes.tsx')).StaffCodes }));
