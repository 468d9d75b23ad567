import { Ban, MessageCircle, MessageCircleOff, ShieldOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MenuItem } from '../../ui/kit/popups/popup-menu.tsx';
import { changeBlock, type BlockState } from './blocks.ts';

const ICON = { size: 18, strokeWidth: 2.7 } as const;

interface BlockItemsProps {
  playerId: string;
  name: string;
  blocks: BlockState;
}

/** Mute and block, or their ends, as entries of a menu about another player. */
export function BlockItems({ playerId, name, blocks }: BlockItemsProps) {
  const { t } = useTranslation();
  const { muted, blocked } = blocks;
  const change = (kind: 'mute' | 'block', on: boolean) => void changeBlock({ playerId, name, kind, on });
  return (
    <>
      <MenuItem
        icon={muted ? <MessageCircle {...ICON} /> : <MessageCircleOff {...ICON} />}
        onClick={() => change('mute', !muted)}
      >
        {t(muted ? 'profile.unmute' : 'profile.mute')}
      </MenuItem>
      <MenuItem
        icon={blocked ? <ShieldOff {...ICON} /> : <Ban {...ICON} />}
        danger={!blocked}
        onClick={() => change('block', !blocked)}
      >
        {t(blocked ? 'profile.unblock' : 'profile.block')}
      </MenuItem>
    </>
  );
}
