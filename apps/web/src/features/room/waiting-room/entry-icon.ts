/** How icons of the waiting room's bar are drawn. */
export const ENTRY_ICON = { size: 24, strokeWidth: 2.5 } as const;
