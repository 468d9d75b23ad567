import type { InboxMessage } from '@syllaboom/contracts';
import { GIFS, INBOX } from '@syllaboom/engine';
import { Pencil, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isTouch } from '../../../platform/media.ts';
import { ChatComposer } from '../../../ui/chat/chat-composer.tsx';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { useLayer } from '../../../ui/windows/layers.ts';
import { useUser } from '../../session/index.ts';
import { editMessage } from '../store/chat-actions.ts';
import { drafts, setInbox, type ReturnedText, useInbox } from '../store/inbox-state.ts';
import { keepFailed, sendGif, sendText, takeReturned } from '../store/send.ts';
import s from './chat.module.css';

const NO_COMMANDS = { commands: [], players: [], closed: null } as const;

/** Takes a text back that could not be sent; returns what is back in the input. */
function useReturned(chatId: string, text: string, setText: (text: string) => void): ReturnedText | null {
  const [kept, setKept] = useState<ReturnedText | null>(null);
  const returned = useInbox((state) => state.returned.find((one) => one.chatId === chatId) ?? null);
  const latest = useRef(text);
  latest.current = text;
  useEffect(() => {
    if (returned === null) return;
    takeReturned(returned);
    if (latest.current !== '') return keepFailed(returned);
    setText(returned.text);
    setKept(returned);
  }, [returned, setText]);
  // It arrived after all.
  const hasArrived = useInbox((state) => kept !== null && state.thread.messages.some(({ k }) => k === kept.nonce));
  useEffect(() => {
    if (!hasArrived || kept === null) return;
    setKept(null);
    if (latest.current === kept.text) setText('');
  }, [hasArrived, kept, setText]);
  return kept;
}

/** The input for a new message. */
function NewMessage({ chatId }: { chatId: string }) {
  const { t } = useTranslation();
  const [text, setText] = useState(() => drafts.get(chatId) ?? '');
  const latest = useRef(text);
  latest.current = text;
  useEffect(() => () => void drafts.set(chatId, latest.current), [chatId]);
  const level = useUser()?.level ?? 0;
  const returned = useReturned(chatId, text, setText);
  const send = (line: string): boolean => {
    const message = line.trim();
    if (message === '') return false;
    // The same text once more is the same message, whether the first one arrived or not.
    sendText(message, returned?.text === message ? returned.nonce : undefined);
    return true;
  };
  return (
    <ChatComposer
      {...NO_COMMANDS}
      gifs={{ send: sendGif, closed: level < GIFS.level ? t('gifs.level') : null }}
      text={text}
      onText={setText}
      onSend={send}
      label={t('inbox.write')}
      most={INBOX.messageLength}
      isFocused={!isTouch()}
    />
  );
}

/** The input for a change of an own message; Escape leaves it as it was. */
function ChangedMessage({ chatId, message }: { chatId: string; message: InboxMessage }) {
  const { t } = useTranslation();
  const [text, setText] = useState(message.t);
  const cancel = () => setInbox({ edited: null });
  const save = (line: string): boolean => {
    void editMessage(chatId, message, line).then((done) => done && cancel());
    return false;
  };
  useLayer(true, 'switcher', cancel);
  return (
    <div>
      <p className={s.editing}>
        <Pencil size={16} strokeWidth={2.8} aria-hidden="true" />
        <b>{t('inbox.editing')}</b>
        <Btn size="sm" icon aria-label={t('common.cancel')} onClick={cancel}>
          <X size={16} strokeWidth={3} />
        </Btn>
      </p>
      <ChatComposer
        {...NO_COMMANDS}
        text={text}
        onText={setText}
        onSend={save}
        label={t('inbox.changedText')}
        most={INBOX.messageLength}
        isFocused
      />
    </div>
  );
}

/** What is written in a chat: a new message, or the change of an own one. */
export function InboxComposer({ chatId }: { chatId: string }) {
  const edited = useInbox((state) => state.edited);
  return edited ? (
    <ChangedMessage key={edited.i} chatId={chatId} message={edited} />
  ) : (
    <NewMessage key={chatId} chatId={chatId} />
  );
}
