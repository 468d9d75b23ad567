import { modeTraits } from '@syllaboom/engine';
import { Bot, Languages, Palette, SlidersHorizontal, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatLanguage } from '../../../platform/i18n/format.ts';
import { toggleWindow } from '../../../ui/windows/manager.ts';
import { ModePicture } from '../../../ui/mode/mode-picture.tsx';
import { ROOM_WINDOWS } from '../room-ui.ts';
import { mattersInMode } from '../settings/setting-scope.ts';
import { difficultyName } from '../settings/setting-words.ts';
import { modeName } from '../../../ui/mode/mode-name.ts';
import { useIsHost, useSnapshot } from '../store/use-topic.ts';
import { useInvite } from '../top/use-invite.ts';
import { DifficultyMenu } from './difficulty-menu.tsx';
import { ENTRY_ICON } from './entry-icon.ts';
import { WaitingRoomEntry } from './waiting-room-entry.tsx';
import { ModeEntries } from './mode-entries.tsx';
import s from './waiting-room.module.css';

/**
 * The bar at the bottom: what is played and how it looks, in which language, how hard, and the room's settings. Where
 * players come and go several entries have nothing to say.
 */
export function WaitingRoomNavigation() {
  const { t } = useTranslation();
  const invite = useInvite();
  const host = useIsHost();
  const info = useSnapshot('info');
  const changing = useSnapshot('settings');
  if (!info) return null;
  const { isDropIn } = modeTraits(info.mode);
  return (
    <nav className={s.nav} data-toasts="above" aria-label={t('room.navigation')} aria-busy={changing}>
      {changing ? (
        <span className={s.changing} role="status" data-testid="changing">
          <span className="sr">{t('host.changing')}</span>
        </span>
      ) : null}
      <WaitingRoomEntry
        icon={<ModePicture mode={info.mode} size={34} />}
        label={t('room.mode')}
        value={t(modeName(info.mode))}
        onClick={() => toggleWindow(ROOM_WINDOWS.modes)}
      />
      <ModeEntries info={info} />
      {mattersInMode('difficulty', info.mode) ? <DifficultyMenu value={t(difficultyName(info.diff))} /> : null}
      {info.mlang ? null : (
        <WaitingRoomEntry
          icon={<Languages {...ENTRY_ICON} />}
          label={t('room.language')}
          value={formatLanguage(info.locale)}
          onClick={() => toggleWindow(ROOM_WINDOWS.language)}
        />
      )}
      <WaitingRoomEntry
        icon={<Palette {...ENTRY_ICON} />}
        label={t('host.cosmeticsShort')}
        onClick={() => toggleWindow(ROOM_WINDOWS.cosmetics)}
      />
      {isDropIn ? null : (
        <WaitingRoomEntry
          icon={<SlidersHorizontal {...ENTRY_ICON} />}
          label={t('room.roomSettings')}
          onClick={() => toggleWindow(ROOM_WINDOWS.settings)}
        />
      )}
      {host && !isDropIn ? (
        <WaitingRoomEntry
          icon={<Bot {...ENTRY_ICON} />}
          label={t('room.addBot')}
          onClick={() => toggleWindow(ROOM_WINDOWS.addBot)}
        />
      ) : null}
      <WaitingRoomEntry icon={<UserPlus {...ENTRY_ICON} />} label={t('room.invite')} onClick={invite} />
    </nav>
  );
}
