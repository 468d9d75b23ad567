import { useEffect } from 'react';
import { create } from 'zustand';
import { api } from '../../platform/api/api.ts';
import { wordsForError } from '../../platform/i18n/error-words.ts';
import { i18n } from '../../platform/i18n/i18n.ts';
import { askConfirm } from '../../ui/kit/popups/confirm.tsx';
import { showError, showNotice } from '../../ui/toasts/toasts.tsx';
import { useUser } from '../session/index.ts';

/** What the player has set about somebody. */
export interface BlockState {
  readonly muted: boolean;
  readonly blocked: boolean;
}
interface NamedBlockChange {
  readonly playerId: string;
  readonly name: string;
  readonly kind: 'mute' | 'block';
  readonly on: boolean;
}

const NOTHING: BlockState = { muted: false, blocked: false };
/** Null before it was read. */
const useBlockStore = create<{ readonly of: Readonly<Record<string, BlockState>> | null }>(() => ({ of: null }));

const keep = (playerId: string, change: Partial<BlockState>): void =>
  useBlockStore.setState(({ of }) => ({
    of: { ...of, [playerId]: { ...NOTHING, ...of?.[playerId], ...change } },
  }));

let reading: Promise<void> | null = null;
/** Reads once whom the player has muted or blocked; a failure lets the next one try. */
const readBlocks = (): Promise<void> => {
  reading ??= api
    .call('blockList', {})
    .then(({ players }) =>
      useBlockStore.setState(({ of }) => ({
        of: { ...Object.fromEntries(players.map(({ id, muted, blocked }) => [id, { muted, blocked }])), ...of },
      })),
    )
    .catch(() => {
      reading = null;
    });
  return reading;
};

/** What the player has set about another one; nothing until it is known. */
export function useBlocksTowards(playerId: string): BlockState {
  const guest = useUser()?.guest !== false;
  useEffect(() => {
    if (!guest) void readBlocks();
  }, [guest]);
  return useBlockStore(({ of }) => of?.[playerId] ?? NOTHING);
}

const SAID = {
  mute: { on: 'profile.didMute', off: 'profile.didUnmute' },
  block: { on: 'profile.didBlock', off: 'profile.didUnblock' },
} as const;

/** Mutes or blocks a player, or undoes it; asks before a block. Resolves to whether it was done. */
export async function changeBlock({ playerId, name, kind, on }: NamedBlockChange): Promise<boolean> {
  if (kind === 'block' && on) {
    const question = { title: i18n.t('profile.blockTitle', { name }), text: i18n.t('profile.blockText') };
    if (!(await askConfirm({ ...question, confirmLabel: i18n.t('profile.block'), danger: true }))) return false;
  }
  try {
    await api.call('setBlock', { body: { playerId, kind, on } });
  } catch (cause) {
    showError(wordsForError(cause));
    return false;
  }
  keep(playerId, kind === 'mute' ? { muted: on } : { blocked: on });
  showNotice(i18n.t(SAID[kind][on ? 'on' : 'off'], { name }));
  return true;
}
