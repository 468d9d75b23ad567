import { X } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { lobbyConnection } from '../../../platform/rooms/lobby-connection.ts';
import { useShown } from '../../../platform/streamer/hide-people.ts';
import { ChatVeil } from '../../../ui/chat/chat-veil.tsx';
import { ChatComposer } from '../../../ui/chat/chat-composer.tsx';
import { ChatLog } from '../../../ui/chat/chat-log.tsx';
import { useSendLine } from '../../../ui/chat/use-send-line.ts';
import { Critter } from '../../../ui/critter/critter.tsx';
import { Btn } from '../../../ui/kit/btn.tsx';
import { useUser } from '../../session/index.ts';
import { LOBBY_COMMANDS, lobbyChatTarget, setLobbyChatOpen, showLobbyLog, useLobbyChat } from './lobby-chat.ts';
import s from './lobby-chat-panel.module.css';

const setDraft = (draft: string): void => useLobbyChat.setState({ draft });

/** Nobody has said anything yet. */
const Quiet = ({ text }: { text: string }) => (
  <span className={s.quiet}>
    <Critter seed="Lumi" mood="happy" size={104} />
    <b>{text}</b>
  </span>
);

/** What is said in the lobby, and the input: guests read along. */
function OpenChat() {
  const { t } = useTranslation();
  const user = useUser();
  const lines = useShown(useLobbyChat((state) => state.lines));
  const draft = useLobbyChat((state) => state.draft);
  useEffect(showLobbyLog, []);
  const players = useMemo(
    () => [...new Set(lines.filter(({ system, id }) => !system && id !== user?.id).map((line) => line.displayName))],
    [lines, user?.id],
  );
  const guest = user?.guest !== false;
  const send = useSendLine(
    useMemo(() => lobbyChatTarget(lobbyConnection), []),
    players,
  );
  return (
    <div className={s.body} data-chat="">
      <ChatLog
        lines={lines}
        label={t('home.chat')}
        empty={<Quiet text={t(guest ? 'home.chatQuiet' : 'home.chatEmpty')} />}
      />
      <ChatComposer
        text={draft}
        onText={setDraft}
        onSend={send}
        closed={guest ? t('room.chatGuests') : null}
        commands={LOBBY_COMMANDS}
        players={players}
      />
    </div>
  );
}

export const LobbyChatBody = () => (
  <ChatVeil>
    <OpenChat />
  </ChatVeil>
);

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
