import { type CommandName, GIFS, mayUseCommand } from '@syllaboom/engine';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { openWord } from '../../../navigation/windows.ts';
import type { GifTarget } from '../../../ui/chat/chat-composer.tsx';
import { ChatForm } from '../../../ui/chat/chat-form.tsx';
import { ChatLog } from '../../../ui/chat/chat-log.tsx';
import { useLines } from '../../../ui/chat/chat-store.ts';
import { ChatView } from '../../../ui/chat/chat-view.tsx';
import s from '../../../ui/chat/chat.module.css';
import { COMMAND_NAMES } from '../../../ui/chat/commands.ts';
import type { ChatTarget } from '../../../ui/chat/use-send-line.ts';
import { Switch } from '../../../ui/kit/inputs/switch.tsx';
import { useUser } from '../../session/index.ts';
import { changePreference } from '../../settings/index.ts';
import { EmojiButton } from '../emoji/emoji-button.tsx';
import { usePreference } from '../preferences.ts';
import { useRoom, useSelf, useSnapshot, useTopic, useWordLanguage } from '../store/use-topic.ts';
import { useEndMatch } from '../top/use-leave.ts';
import { chatRows } from './chat-rows.ts';
import { useRowWords } from './use-row-words.ts';

/** The room's last fifty lines; what the room itself says of a match or of settings is one row each. */
function RoomLines() {
  const { t } = useTranslation();
  const lines = useLines(useRoom().store.chat);
  const words = useRowWords();
  const rows = useMemo(() => chatRows(lines, words), [lines, words]);
  const language = useWordLanguage();
  const onWord = useCallback((word: string) => openWord(language, word), [language]);
  return <ChatLog lines={rows} label={t('room.chat')} empty={t('room.chatEmpty')} onWord={onWord} />;
}

/** The commands that count now for this player. */
function useUsableCommands(): readonly CommandName[] {
  const { store } = useRoom();
  const info = useSnapshot('info');
  const self = useSelf();
  const round = useTopic('turn', () => store.get('turn')?.round ?? 0);
  return useMemo(() => {
    const context = {
      isHost: info?.host === store.selfId,
      isRunning: info?.started ?? false,
      isRanked: info?.ranked ?? false,
      isAlive: self !== undefined && !self.spectating && !self.eliminated && self.hearts > 0,
      round,
    };
    return COMMAND_NAMES.filter((name) => mayUseCommand(name, context).ok);
  }, [info, self, round, store]);
}

/** Where lines of this room go. */
function useRoomTarget(): ChatTarget {
  const { store, actions } = useRoom();
  const askEnd = useEndMatch();
  return useMemo(
    () => ({
      say: (message) => actions.send('chat', { message }),
      command: (command, args) => {
        const send = () => actions.send('command', { command, args });
        // The server refuses everybody else.
        const ends =
          command === 'end' && store.get('info')?.started === true && store.get('info')?.host === store.selfId;
        if (ends) void askEnd().then((sure) => sure && send());
        else send();
      },
    }),
    [store, actions, askEnd],
  );
}

/** Where GIFs of this room go; nowhere in ranked matches. */
function useRoomGifs(): GifTarget | undefined {
  const { t } = useTranslation();
  const { actions } = useRoom();
  const isRanked = useSnapshot('info')?.ranked ?? false;
  const closed = (useUser()?.level ?? 0) < GIFS.level ? t('gifs.level') : null;
  return useMemo(
    () => (isRanked ? undefined : { closed, send: ({ p, id }) => actions.send('gif', { g: { p, id } }) }),
    [isRanked, closed, actions],
  );
}

/** The input of the room's chat: not for guests, not for who is muted. */
function RoomForm() {
  const { t } = useTranslation();
  const { store } = useRoom();
  const guest = useUser()?.guest !== false;
  const muted = useTopic('muted', () => store.get('muted').includes(store.selfId));
  const seats = useTopic('seats', () => store.seats);
  const gifs = useRoomGifs();
  return (
    <ChatForm
      gifs={gifs}
      chat={store.chat}
      target={useRoomTarget()}
      closed={guest ? t('room.chatGuests') : muted ? t('room.refusedMuted') : null}
      commands={useUsableCommands()}
      players={seats.filter((seat) => !seat.bot).map((seat) => seat.name)}
      names={seats.map((seat) => seat.name)}
    />
  );
}

/** The chat tab: lines, the switch that moves the focus to the word and back, input and emoji, also for the own seat. */
export function ChatBody() {
  const { t } = useTranslation();
  const autoSwitch = usePreference('sw');
  return (
    <ChatView chat={useRoom().store.chat}>
      <RoomLines />
      <div className={s.switch}>
        <Switch label={t('room.autoSwitch')} checked={autoSwitch} onChange={(on) => changePreference('sw', on)} />
        <EmojiButton />
      </div>
      <RoomForm />
    </ChatView>
  );
}
