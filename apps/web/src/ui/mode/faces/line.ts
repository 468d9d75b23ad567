/** The outline of all pictures. */
export const LINE = { stroke: 'var(--ink)', strokeWidth: 4, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;
