import { X } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { lobbyConnection } from '../../../platform/rooms/lobby-connection.ts';
import { ChatComposer } from '../../../ui/chat/chat-composer.tsx';
import { ChatLog } from '../../../ui/chat/chat-log.tsx';
import { useSendLine } from '../../../ui/chat/use-send-line.ts';
import { Btn } from '../../../ui/kit/btn.tsx';
import { openAccount, useUser } from '../../session/index.ts';
import { LOBBY_COMMANDS, lobbyChatTarget, setLobbyChatOpen, showLobbyLog, useLobbyChat } from './lobby-chat.ts';
import s from './lobby-chat-panel.module.css';

const setDraft = (draft: string): void => useLobbyChat.setState({ draft });

/** The way out for guests, who only read along. */
function SignUp() {
  const { t } = useTranslation();
  return (
    <Btn size="sm" tone="gold" onClick={() => openAccount('signUp')}>
      {t('common.signUp')}
    </Btn>
  );
}

/** What is said in the lobby, and the input: guests read along. */
export function LobbyChatBody() {
  const { t } = useTranslation();
  const user = useUser();
  const lines = useLobbyChat((state) => state.lines);
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
      <ChatLog lines={lines} label={t('home.chat')} empty={guest ? '' : t('home.chatEmpty')} />
      <ChatComposer
        text={draft}
        onText={setDraft}
        onSend={send}
        closed={guest ? t('room.chatGuests') : null}
        wayOut={<SignUp />}
        commands={LOBBY_COMMANDS}
        players={players}
      />
    </div>
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
