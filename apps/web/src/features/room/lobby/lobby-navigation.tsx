import { MODES } from '@syllaboom/engine';
import { Bot, Languages, Palette, SlidersHorizontal, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatLanguage } from '../../../platform/i18n/format.ts';
import { toggleWindow } from '../../../ui/windows/manager.ts';
import { ModePicture } from '../../../ui/mode/mode-picture.tsx';
import { ROOM_WINDOWS } from '../room-ui.ts';
import { difficultyName } from '../settings/setting-words.ts';
import { modeName } from '../../../ui/mode/mode-name.ts';
import { useIsHost, useSnapshot } from '../store/use-topic.ts';
import { useInvite } from '../top/use-invite.ts';
import { DifficultyMenu } from './difficulty-menu.tsx';
import { LobbyEntry } from './lobby-entry.tsx';
import { ModeEntries } from './mode-entries.tsx';
import s from './room-lobby.module.css';

const ICON = { size: 24, strokeWidth: 2.5 } as const;

/**
 * The bar at the bottom: what is played and how it looks, in which language, how hard, and the room's settings [R0120]. In
 * mode 99 several entries have nothing to say [R0123].
 */
export function LobbyNavigation() {
  const { t } = useTranslation();
  const invite = useInvite();
  const host = useIsHost();
  const info = useSnapshot('info');
  const changing = useSnapshot('settings');
  if (!info) return null;
  const yapping = info.mode === MODES.yapping;
  return (
    <nav className={s.nav} data-toasts="above" aria-label={t('room.navigation')} aria-busy={changing}>
      {changing ? (
        <span className={s.changing} role="status" data-testid="changing">
          <span className="sr">{t('host.changing')}</span>
        </span>
      ) : null}
      <LobbyEntry
        icon={<ModePicture mode={info.mode} size={34} />}
        label={t('room.mode')}
        value={t(modeName(info.mode))}
        onClick={() => toggleWindow(ROOM_WINDOWS.modes)}
      />
      <ModeEntries info={info} />
      {yapping ? null : <DifficultyMenu value={t(difficultyName(info.diff))} />}
      {info.mlang ? null : (
        <LobbyEntry
          icon={<Languages {...ICON} />}
          label={t('room.language')}
          value={formatLanguage(info.locale)}
          onClick={() => toggleWindow(ROOM_WINDOWS.language)}
        />
      )}
      <LobbyEntry
        icon={<Palette {...ICON} />}
        label={t('host.looksShort')}
        onClick={() => toggleWindow(ROOM_WINDOWS.looks)}
      />
      {yapping ? null : (
        <LobbyEntry
          icon={<SlidersHorizontal {...ICON} />}
          label={t('room.roomSettings')}
          onClick={() => toggleWindow(ROOM_WINDOWS.settings)}
        />
      )}
      {host && !yapping ? (
        <LobbyEntry
          icon={<Bot {...ICON} />}
          label={t('room.addBot')}
          onClick={() => toggleWindow(ROOM_WINDOWS.addBot)}
        />
      ) : null}
      <LobbyEntry icon={<UserPlus {...ICON} />} label={t('room.invite')} onClick={invite} />
    </nav>
  );
}
