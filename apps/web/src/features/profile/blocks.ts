import { api } from '../../platform/api/api.ts';
import type { CallReply } from '../../platform/api/create-api.ts';
import { wordsForError } from '../../platform/i18n/error-words.ts';
import { i18n } from '../../platform/i18n/i18n.ts';
import { queryClient } from '../../platform/query/query-client.ts';
import { keyOf } from '../../platform/query/stale-after.ts';
import { useApiQuery } from '../../platform/query/use-api-query.ts';
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
const LIST = keyOf('blockList', {});

/** What the player has set about another one; nothing until it is known. */
export function useBlocksTowards(playerId: string): BlockState {
  const isPlayer = useUser()?.guest === false;
  const { data } = useApiQuery('blockList', {}, { enabled: isPlayer });
  return data?.players.find(({ id }) => id === playerId) ?? NOTHING;
}

/** Puts a change into what was read of the blocks, so that menus show it at once. */
const keep = ({ playerId, name }: NamedBlockChange, change: Partial<BlockState>): void =>
  void queryClient.setQueryData<CallReply<'blockList'>>(LIST, (list) => {
    if (list === undefined) return undefined;
    const known = list.players.find(({ id }) => id === playerId);
    const before = known ?? { id: playerId, displayName: name, avatar: '', frame: 0, ...NOTHING };
    return { ...list, players: [...list.players.filter((one) => one !== known), { ...before, ...change }] };
  });

const SAID = {
  mute: { on: 'profile.didMute', off: 'profile.didUnmute' },
  block: { on: 'profile.didBlock', off: 'profile.didUnblock' },
} as const;

/** Mutes or blocks a player, or undoes it; asks before a block. Resolves to whether it was done. */
export async function changeBlock(wanted: NamedBlockChange): Promise<boolean> {
  const { playerId, name, kind, on } = wanted;
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
  keep(wanted, kind === 'mute' ? { muted: on } : { blocked: on });
  showNotice(i18n.t(SAID[kind][on ? 'on' : 'off'], { name }));
  return true;
}
