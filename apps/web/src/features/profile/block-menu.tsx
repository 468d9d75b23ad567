import { EllipsisVertical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../../ui/kit/buttons/btn.tsx';
import { PopupMenu } from '../../ui/kit/popups/popup-menu.tsx';
import { BlockItems } from './block-items.tsx';
import { useBlocksTowards } from './blocks.ts';

export interface BlockMenuProps {
  playerId: string;
  name: string;
}

/** A small menu to mute or block another player. */
export function BlockMenu({ playerId, name }: BlockMenuProps) {
  const { t } = useTranslation();
  const blocks = useBlocksTowards(playerId);
  return (
    <PopupMenu
      trigger={
        <Btn size="sm" icon aria-label={t('profile.actions', { name })}>
          <EllipsisVertical size={18} strokeWidth={2.7} />
        </Btn>
      }
    >
      <BlockItems playerId={playerId} name={name} blocks={blocks} />
    </PopupMenu>
  );
}
