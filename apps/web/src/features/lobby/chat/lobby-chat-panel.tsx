import { X } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChatForm } from '../../../ui/chat/chat-form.tsx';
import { ChatLog } from '../../../ui/chat/chat-log.tsx';
import { useLines } from '../../../ui/chat/chat-store.ts';
import { ChatView } from '../../../ui/chat/chat-view.tsx';
import { Critter } from '../../../ui/critter/critter.tsx';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { useUser } from '../../session/index.ts';
import { LOBBY_COMMANDS, LOBBY_TARGET, lobbyChat, setLobbyChatOpen } from './lobby-chat.ts';
import s from './lobby-chat-panel.module.css';

/** Nobody has said anything yet. */
const Quiet = ({ text }: { text: string }) => (
  <span className={s.quiet}>
    <Critter seed="Lumi" mood="happy" size={104} />
    <b>{text}</b>
  </span>
);

/** What is said in the lobby, and the input: guests read along. */
export function LobbyChatBody() {
  const { t } = useTranslation();
  const user = useUser();
  const lines = useLines(lobbyChat);
  const players = useMemo(
    () => [...new Set(lines.filter(({ system, id }) => !system && id !== user?.id).map((line) => line.displayName))],
    [lines, user?.id],
  );
  const guest = user?.guest !== false;
  return (
    <ChatView chat={lobbyChat}>
      <ChatLog
        lines={lines}
        label={t('home.chat')}
        empty={<Quiet text={t(guest ? 'home.chatQuiet' : 'home.chatEmpty')} />}
      />
      <ChatForm
        chat={lobbyChat}
        target={LOBBY_TARGET}
        closed={guest ? t('room.chatGuests') : null}
        commands={LOBBY_COMMANDS}
        players={players}
      />
    </ChatView>
  );
}

/** The column beside the tables. */
export function LobbyChatColumn() {
  const { t } = useTranslation();
  return (
    <aside className={s.column} aria-label={t('home.chat')}>
      <header>
        <h2>{t('home.chat')}</h2>
        <Btn
          size="sm"
          icon
          aria-label={t('common.closeNamed', { title: t('home.chat') })}
          onClick={() => setLobbyChatOpen(false)}
        >
          <X size={18} strokeWidth={3} />
        </Btn>
      </header>
      <LobbyChatBody />
    </aside>
  );
}
