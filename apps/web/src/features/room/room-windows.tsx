import { Bot, Gamepad2, Info, Languages, SlidersHorizontal } from 'lucide-react';
import { lazy, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FloatingWindow } from '../../ui/windows/floating-window.tsx';
import { closeWindow } from '../../ui/windows/manager.ts';
import { centerRect } from '../../ui/windows/window-rect.ts';
import { ChatWindows } from './chat/chat-windows.tsx';
import { SeatCard } from './players/seat-card.tsx';
import { ROOM_WINDOWS } from './room-ui.ts';

const RoomSettings = lazy(async () => ({ default: (await import('./settings/room-settings.tsx')).RoomSettings }));
const ModePicker = lazy(async () => ({ default: (await import('./settings/mode-picker.tsx')).ModePicker }));
const LanguagePicker = lazy(async () => ({ default: (await import('./settings/language-picker.tsx')).LanguagePicker }));
const AddBot = lazy(async () => ({ default: (await import('./bots/add-bot.tsx')).AddBot }));
const BotProfileBody = lazy(async () => ({ default: (await import('./bots/bot-profile.tsx')).BotProfileBody }));
const RoomFacts = lazy(async () => ({ default: (await import('./players/room-facts.tsx')).RoomFacts }));

const ICON = { size: 20, strokeWidth: 2.6 } as const;

/** Every window that can be open in a room; each body is fetched when it is. They close with the room. */
export function RoomWindows() {
  const { t } = useTranslation();
  useEffect(
    () => () => {
      for (const id of Object.values(ROOM_WINDOWS)) closeWindow(id);
    },
    [],
  );
  const windows = [
    {
      id: ROOM_WINDOWS.settings,
      title: t('room.roomSettings'),
      icon: <SlidersHorizontal {...ICON} />,
      rect: centerRect(460, 480),
      body: <RoomSettings />,
    },
    {
      id: ROOM_WINDOWS.modes,
      title: t('room.mode'),
      icon: <Gamepad2 {...ICON} />,
      rect: centerRect(420, 320),
      body: <ModePicker />,
    },
    {
      id: ROOM_WINDOWS.language,
      title: t('room.language'),
      icon: <Languages {...ICON} />,
      rect: centerRect(560, 460),
      body: <LanguagePicker />,
    },
    {
      id: ROOM_WINDOWS.addBot,
      title: t('room.addBot'),
      icon: <Bot {...ICON} />,
      rect: centerRect(420, 420),
      body: <AddBot />,
    },
    {
      id: ROOM_WINDOWS.botProfile,
      title: t('room.botProfile'),
      icon: <Bot {...ICON} />,
      rect: centerRect(420, 340),
      body: <BotProfileBody />,
    },
    {
      id: ROOM_WINDOWS.info,
      title: t('room.info'),
      icon: <Info {...ICON} />,
      rect: centerRect(380, 520),
      body: <RoomFacts />,
    },
  ];
  return (
    <>
      {windows.map(({ id, title, icon, rect, body }) => (
        <FloatingWindow key={id} id={id} title={title} icon={icon} initial={rect}>
          {body}
        </FloatingWindow>
      ))}
      <ChatWindows />
      <SeatCard />
    </>
  );
}
