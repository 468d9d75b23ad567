import type { CommandName } from '@syllaboom/engine';
import { ChatComposer, type GifTarget } from './chat-composer.tsx';
import { type ChatStore, useDraft } from './chat-store.ts';
import { type ChatTarget, useSendLine } from './use-send-line.ts';

interface ChatFormProps {
  readonly chat: ChatStore;
  readonly target: ChatTarget;
  /** Why nothing may be written; null when it may. */
  readonly closed: string | null;
  /** Commands and players that are suggested. */
  readonly commands: readonly CommandName[];
  readonly players: readonly string[];
  /** All names that a command may be about. */
  readonly names?: readonly string[];
  /** Where GIFs go, where they may be sent. */
  readonly gifs?: GifTarget | undefined;
}

/** The input of a chat: what is written stays with the chat, and goes where its lines go. */
export function ChatForm({ chat, target, closed, commands, players, names = players, gifs }: ChatFormProps) {
  const text = useDraft(chat);
  const send = useSendLine(chat, target, names);
  return (
    <ChatComposer
      text={text}
      onText={chat.write}
      onSend={send}
      closed={closed}
      commands={commands}
      players={players}
      gifs={gifs}
    />
  );
}
