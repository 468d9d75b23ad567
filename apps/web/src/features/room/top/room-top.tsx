import { modeTraits } from '@syllaboom/engine';
import clsx from 'clsx';
import { CircleUserRound, Gamepad2, Info, Lock, LockOpen, LogOut, Settings, Users } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { isEmbedded } from '../../../platform/discord/launch.ts';
import { useNarrow } from '../../../platform/media.ts';
import { unreadLabel, useUnreadMessages } from '../../../platform/unread-messages.ts';
import { EmojiText } from '../../../ui/emoji/emoji-text.tsx';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { Chip } from '../../../ui/kit/chip.tsx';
import { IconToggle } from '../../../ui/kit/buttons/icon-toggle.tsx';
import { Tip } from '../../../ui/kit/popups/tip.tsx';
import { Logo } from '../../../ui/logo/logo.tsx';
import { toggleWindow } from '../../../ui/windows/manager.ts';
import { openHub, SETTINGS_WINDOW } from '../../../navigation/windows.ts';
import { FriendsButton } from '../../friends/index.ts';
import { Balances } from '../../shop/index.ts';
import { ChatButton } from '../chat/chat-button.tsx';
import { HighscoresButton } from '../highscores/highscores-button.tsx';
import { RankedChip } from './ranked-chip.tsx';
import { RoomCode } from './room-code.tsx';
import { BehindChip, useBehindSeconds } from '../players/behind-chip.tsx';
import { ROOM_WINDOWS } from '../room-ui.ts';
import s from '../room-view.module.css';
import { RoundChip } from './round-chip.tsx';
import { SeriesChip } from '../series/series-chip.tsx';
import { StreamerButton } from './streamer-button.tsx';
import { useIsHost, useRoom, useSnapshot, useTopic } from '../store/use-topic.ts';
import { useGuardedRoom, useLeaveRoom, useSettingsLeave } from './use-leave.ts';
import { useWatching } from '../use-watching.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';

// Only inside the chat platform: nobody else downloads its menu.
const ActivityMenu = lazyPart(async () => ({ default: (await import('./activity-menu.tsx')).ActivityMenu }));

const ICON = { size: 19, strokeWidth: 2.7 } as const;

/** Public or private; only the host may turn it. */
function LockButton() {
  const { t } = useTranslation();
  const { actions } = useRoom();
  const host = useIsHost();
  const locked = useSnapshot('info')?.locked ?? false;
  if (!host) return null;
  const label = locked ? t('room.makePublic') : t('room.makePrivate');
  return (
    <IconToggle label={label} tip={label} on={locked} onToggle={(on) => actions.send('settings', { locked: on })}>
      {locked ? <Lock {...ICON} /> : <LockOpen {...ICON} />}
    </IconToggle>
  );
}

/** A match that runs on and on: its host leaves it by choosing another mode. */
function ModeButton() {
  const { t } = useTranslation();
  const host = useIsHost();
  const info = useSnapshot('info');
  if (!host || !info?.started || !modeTraits(info.mode).isDropIn) return null;
  return (
    <Tip label={t('room.mode')}>
      <Btn
        size="sm"
        icon
        className={s.modeButton}
        aria-label={t('room.mode')}
        onClick={() => toggleWindow(ROOM_WINDOWS.modes)}
      >
        <Gamepad2 {...ICON} />
      </Btn>
    </Tip>
  );
}

/** The strip at the top of a room: code, facts, menu. */
export function RoomTop() {
  const { t } = useTranslation();
  const narrow = useNarrow();
  const info = useSnapshot('info');
  // A phone's strip has no room for everything while a match runs.
  const brief = narrow && (info?.started ?? false);
  const players = useTopic('seats', (store) => store.seats.filter((seat) => !seat.spectating).length);
  const watching = useWatching();
  const code =
    useBehindSeconds() > 0 ? (
      <span className={s.wide}>
        <RoomCode />
      </span>
    ) : (
      <RoomCode />
    );
  const unread = useUnreadMessages();
  const profileLabel = unreadLabel(t, t('profile.title'), unread);
  const leave = useLeaveRoom();
  useGuardedRoom();
  useSettingsLeave();
  return (
    <header className={s.top}>
      <Logo className={s.logo} />
      <RankedChip />
      {/* Inside the chat platform the code can't be copied: a phone's strip does without. So does a
          narrow one while it says how late one watches. Nobody is invited to a ranked match. */}
      {(narrow && isEmbedded()) || info?.ranked ? null : code}
      {info?.title ? (
        <Chip className={clsx(s.wide, s.title)}>
          <span className={s.titleText}>
            <EmojiText text={info.title} />
          </span>
        </Chip>
      ) : null}
      <BehindChip />
      {/* Watchers on a phone read first how late it is. */}
      {narrow && watching ? null : <RoundChip />}
      <span className={s.wide}>
        <Tip label={t('table.tipPlayers')}>
          <Chip>
            <Users size={16} strokeWidth={2.8} /> {t('room.playerCount', { count: players })}
          </Chip>
        </Tip>
      </span>
      <span className={s.wide}>{info?.started ? <SeriesChip /> : null}</span>
      <i />
      {narrow ? null : (
        <span className={s.wide}>
          <Balances brief />
        </span>
      )}
      <ModeButton />
      {brief ? null : <LockButton />}
      {brief ? null : (
        <Tip label={t('room.info')}>
          <Btn size="sm" icon aria-label={t('room.info')} onClick={() => toggleWindow(ROOM_WINDOWS.info)}>
            <Info {...ICON} />
          </Btn>
        </Tip>
      )}
      {brief || !isEmbedded() ? null : (
        <Suspense fallback={null}>
          <ActivityMenu />
        </Suspense>
      )}
      {narrow ? null : (
        <span className={s.wide}>
          <StreamerButton />
        </span>
      )}
      {narrow ? null : <HighscoresButton />}
      <ChatButton />
      {brief ? null : (
        <Tip label={profileLabel}>
          <Btn size="sm" icon badge={unread} aria-label={profileLabel} onClick={() => openHub()}>
            <CircleUserRound {...ICON} />
          </Btn>
        </Tip>
      )}
      {brief ? null : <FriendsButton />}
      <Tip label={t('common.settings')}>
        <Btn size="sm" icon aria-label={t('common.settings')} onClick={() => toggleWindow(SETTINGS_WINDOW)}>
          <Settings {...ICON} />
        </Btn>
      </Tip>
      <Tip label={t('room.leave')}>
        <Btn size="sm" icon tone="primary" aria-label={t('room.leave')} onClick={() => void leave()}>
          <LogOut {...ICON} />
        </Btn>
      </Tip>
    </header>
  );
}
