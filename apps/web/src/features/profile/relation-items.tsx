import { Ban, MessageCircle, MessageCircleOff, ShieldOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MenuItem } from '../../ui/kit/popups/popup-menu.tsx';
import { changeRelation, type Relation } from './relations.ts';

const ICON = { size: 18, strokeWidth: 2.7 } as const;

interface RelationItemsProps {
  playerId: string;
  name: string;
  relation: Relation;
  onChanged?: () => void;
}

/** Mute and block, or their ends, as entries of a menu about another player. */
export function RelationItems({ playerId, name, relation, onChanged }: RelationItemsProps) {
  const { t } = useTranslation();
  const { muted, blocked } = relation;
  const change = (kind: 'mute' | 'block', on: boolean) =>
    void changeRelation({ playerId, name, kind, on }).then((done) => done && onChanged?.());
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
