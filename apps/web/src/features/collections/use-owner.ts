import type { Collection } from '@syllaboom/contracts';
import { useMemo } from 'react';
import { useShown } from '../../platform/streamer/hide-people.ts';

interface Owner {
  readonly id: string;
  readonly displayName: string;
  readonly avatar: string;
  readonly frame: number;
}

/** Whose a collection is, as whoever has a name and a face: in streamer mode strangers have other names. */
export function useOwner({ owner, ownerName, ownerAvatar, ownerFrame }: Collection): Owner {
  const person = useMemo(
    () => ({ id: owner, displayName: ownerName, avatar: ownerAvatar, frame: ownerFrame }),
    [owner, ownerName, ownerAvatar, ownerFrame],
  );
  return useShown(person);
}
