import {
  Bot,
  Gamepad2,
  Ghost,
  Info,
  Languages,
  Lightbulb,
  ListChecks,
  type LucideIcon,
  MessageCircleQuestion,
  Palette,
  Scroll,
  SlidersHorizontal,
  Trophy,
} from 'lucide-react';
import { type ComponentType, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FloatingWindow } from '../../ui/windows/floating-window.tsx';
import { closeWindow } from '../../ui/windows/manager.ts';
import { centerRect } from '../../ui/windows/window-rect.ts';
import { withNames } from '../shop/index.ts';
import { ChatWindows } from './chat/chat-windows.tsx';
import { DeveloperWindow } from './developer/developer-window.tsx';
import { useHostUi } from './host/host-ui.ts';
import { scenarioName } from '../../ui/mode/scenario-words.ts';
import { SeatCard } from './players/seat-card.tsx';
import { ROOM_WINDOWS } from './room-ui.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const RoomSettings = lazyPart(async () => ({ default: (await import('./settings/room-settings.tsx')).RoomSettings }));
const LanguagePicker = lazyPart(async () => ({
  default: (await import('./settings/language-picker.tsx')).LanguagePicker,
}));
const ModePicker = lazyPart(async () => ({ default: (await import('./host/mode-picker.tsx')).ModePicker }));
const CosmeticsPicker = lazyPart(async () => ({
  default: (await withNames(import('./host/cosmetics/cosmetics-picker.tsx'))).CosmeticsPicker,
}));
const MonsterPicker = lazyPart(async () => ({
  default: (await import('./host/monsters/monster-picker.tsx')).MonsterPicker,
}));
const ScenarioPicker = lazyPart(async () => ({
  default: (await import('./host/scenarios/scenario-picker.tsx')).ScenarioPicker,
}));
const ScenarioBoard = lazyPart(async () => ({
  default: (await import('./host/scenarios/scenario-board.tsx')).ScenarioBoard,
}));
const SyllablesWindow = lazyPart(async () => ({
  default: (await import('./host/syllables/syllables-window.tsx')).SyllablesWindow,
}));
const ProposeTrivia = lazyPart(async () => ({
  default: (await import('./host/trivia/propose-trivia.tsx')).ProposeTrivia,
}));
const ReviewTrivia = lazyPart(async () => ({
  default: (await import('./host/trivia/review-trivia.tsx')).ReviewTrivia,
}));
const AddBot = lazyPart(async () => ({ default: (await import('./bots/add-bot.tsx')).AddBot }));
const BotProfileBody = lazyPart(async () => ({ default: (await import('./bots/bot-profile.tsx')).BotProfileBody }));
const Highscores = lazyPart(async () => ({ default: (await import('./highscores/highscores.tsx')).Highscores }));
const RoomFacts = lazyPart(async () => ({ default: (await import('./players/room-facts.tsx')).RoomFacts }));

const ICON = { size: 20, strokeWidth: 2.6 } as const;

interface WindowDeclaration {
  readonly id: string;
  readonly title: (typeof TITLES)[number];
  readonly icon: LucideIcon;
  readonly size: readonly [number, number];
  readonly body: ComponentType;
  /** The first to go at Escape, before panels. */
  readonly kind?: 'switcher';
}
const TITLES = [
  'room.roomSettings',
  'room.mode',
  'host.cosmetics',
  'host.monsters',
  'host.scenarios',
  'host.yourPrompts',
  'host.proposeQuestion',
  'host.reviewQuestions',
  'room.language',
  'room.addBot',
  'room.botProfile',
  'chat.highscores',
  'room.info',
] as const;

const { settings, modes, monsters, scenarios, scenarioBoard, syllables, proposeTrivia, reviewTrivia } = ROOM_WINDOWS;
const { language, cosmetics, addBot, botProfile, highscores, info } = ROOM_WINDOWS;

/** Windows whose title is always the same; each body is fetched when it is opened. */
const WINDOWS: readonly WindowDeclaration[] = [
  { id: settings, title: 'room.roomSettings', icon: SlidersHorizontal, size: [480, 540], body: RoomSettings },
  { id: modes, title: 'room.mode', icon: Gamepad2, size: [760, 640], body: ModePicker, kind: 'switcher' },
  { id: cosmetics, title: 'host.cosmetics', icon: Palette, size: [560, 480], body: CosmeticsPicker },
  { id: monsters, title: 'host.monsters', icon: Ghost, size: [640, 560], body: MonsterPicker },
  { id: scenarios, title: 'host.scenarios', icon: Scroll, size: [720, 620], body: ScenarioPicker },
  { id: syllables, title: 'host.yourPrompts', icon: ListChecks, size: [760, 540], body: SyllablesWindow },
  { id: proposeTrivia, title: 'host.proposeQuestion', icon: Lightbulb, size: [460, 640], body: ProposeTrivia },
  {
    id: reviewTrivia,
    title: 'host.reviewQuestions',
    icon: MessageCircleQuestion,
    size: [560, 560],
    body: ReviewTrivia,
  },
  { id: language, title: 'room.language', icon: Languages, size: [560, 460], body: LanguagePicker },
  { id: addBot, title: 'room.addBot', icon: Bot, size: [440, 460], body: AddBot },
  { id: botProfile, title: 'room.botProfile', icon: Bot, size: [440, 420], body: BotProfileBody },
  { id: highscores, title: 'chat.highscores', icon: Trophy, size: [640, 460], body: Highscores },
  { id: info, title: 'room.info', icon: Info, size: [380, 520], body: RoomFacts },
];

/** The leaderboard of one preset, called by its name. */
function BoardWindow() {
  const { t } = useTranslation();
  const of = useHostUi((state) => state.boardOf);
  return (
    <FloatingWindow
      id={scenarioBoard}
      title={t('host.bestOf', { name: of === null ? '' : t(scenarioName(of)) })}
      icon={<Trophy {...ICON} />}
      initial={() => centerRect(420, 560)}
    >
      <ScenarioBoard />
    </FloatingWindow>
  );
}

/** Every window that can be open in a room. They close with the room. */
export function RoomWindows() {
  const { t } = useTranslation();
  useEffect(
    () => () => {
      for (const id of Object.values(ROOM_WINDOWS)) closeWindow(id);
    },
    [],
  );
  return (
    <>
      {WINDOWS.map(({ id, title, icon: Icon, size: [w, h], body: Body, kind }) => (
        <FloatingWindow
          key={id}
          id={id}
          kind={kind ?? 'window'}
          title={t(title)}
          icon={<Icon {...ICON} />}
          initial={() => centerRect(w, h)}
        >
          <Body />
        </FloatingWindow>
      ))}
      <BoardWindow />
      <ChatWindows />
      <SeatCard />
      <DeveloperWindow />
    </>
  );
}
