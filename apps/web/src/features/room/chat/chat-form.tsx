import { useTranslation } from 'react-i18next';
import { ChatComposer } from '../../../ui/chat/chat-composer.tsx';
import { useUser } from '../../session/index.ts';
import { useRoomUi } from '../room-ui.ts';
import { useTopic } from '../store/use-topic.ts';
import { useChatSend, useUsableCommands } from './use-chat-send.ts';

const setText = (chatDraft: string): void => useRoomUi.setState({ chatDraft });

/** The input of the room's chat: not for guests, not for who is muted. */
export function ChatForm() {
  const { t } = useTranslation();
  const text = useRoomUi((state) => state.chatDraft);
  const send = useChatSend();
  const guest = useUser()?.guest !== false;
  const muted = useTopic('muted', (store) => store.get('muted').includes(store.selfId));
  const seats = useTopic('seats', (store) => store.seats);
  return (
    <ChatComposer
      text={text}
      onText={setText}
      onSend={send}
      closed={guest ? t('room.chatGuests') : muted ? t('room.refusedMuted') : null}
      commands={useUsableCommands()}
      players={seats.filter((seat) => !seat.bot).map((seat) => seat.name)}
    />
  );
}
