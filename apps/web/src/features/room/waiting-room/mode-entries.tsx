import { Suspense } from 'react';
import { modeManifest } from '../modes/manifests.ts';
import type { RoomInfo } from '../store/room-types.ts';

/** What only the room's mode has: presets, monsters, custom prompts, questions. */
export function ModeEntries({ info }: { info: RoomInfo }) {
  const { Entries } = modeManifest(info.mode);
  return <Suspense fallback={null}>{Entries ? <Entries info={info} /> : null}</Suspense>;
}
