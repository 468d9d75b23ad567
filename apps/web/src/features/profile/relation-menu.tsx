import { EllipsisVertical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../../ui/kit/buttons/btn.tsx';
import { PopupMenu } from '../../ui/kit/popups/popup-menu.tsx';
import { RelationItems } from './relation-items.tsx';
import { useRelation } from './relations.ts';

export interface RelationMenuProps {
  playerId: string;
  name: string;
}

/** A small menu to mute or block another player. */
export function RelationMenu({ playerId, name }: RelationMenuProps) {
  const { t } = useTranslation();
  const relation = useRelation(playerId);
  return (
    <PopupMenu
      trigger={
        <Btn size="sm" icon aria-label={t('profile.actions', { name })}>
          <EllipsisVertical size={18} strokeWidth={2.7} />
        </Btn>
      }
    >
      <RelationItems playerId={playerId} name={name} relation={relation} />
    </PopupMenu>
  );
}
