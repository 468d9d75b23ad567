import { EllipsisVertical, Flag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../platform/i18n/i18n.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { MenuItem, MenuSeparator, PopupMenu } from '../../../ui/kit/popups/popup-menu.tsx';
import { openReport, reportableOf } from '../../moderation/index.ts';
import { useOpenedProfile } from '../../../navigation/windows.ts';
import { BlockItems } from '../block-items.tsx';
import type { ProfileReply } from './use-profile.ts';

const ICON = { size: 18, strokeWidth: 2.7 } as const;

/** Mute, block, report: what a player may do about another one. */
export function OthersMenu({ reply }: { reply: ProfileReply }) {
  const { t } = useTranslation();
  const room = useOpenedProfile()?.room ?? null;
  const { p } = reply;
  const name = p.displayName;
  return (
    <PopupMenu
      trigger={
        <Btn size="sm" icon aria-label={t('profile.actions', { name })}>
          <EllipsisVertical {...ICON} />
        </Btn>
      }
    >
      <BlockItems playerId={p.id} name={name} blocks={reply} />
      <MenuSeparator />
      <MenuItem
        icon={<Flag {...ICON} />}
        danger
        onClick={() =>
          openReport({
            playerId: p.id,
            name,
            subjects: reportableOf(p),
            roomId: room?.roomId ?? null,
            chat: room?.chat ?? [],
            language: room?.language ?? currentLanguage(),
          })
        }
      >
        {t('profile.report')}
      </MenuItem>
    </PopupMenu>
  );
}
