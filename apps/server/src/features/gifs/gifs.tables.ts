import type { Generated } from 'kysely';

/** The table that only GIFs read and write. */
export type GifTables = {
  gif: {
    provider: 'klipy' | 'giphy';
    id: string;
    title: string;
    tiny: string;
    whole: string;
    still: string | null;
    width: number;
    height: number;
    found_at: Date;
    used: Generated<boolean>;
  };
};
