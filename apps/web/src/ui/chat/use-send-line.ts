import { type CommandName, commandUsage, cutChatMessage, isChatReady, isCommandLine } from '@syllaboom/engine';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatStore } from './chat-store.ts';
import { readCommandLine } from './commands.ts';
import { showError, showMessage } from '../toasts/toasts.tsx';

/** Where lines go: whoever carries them to the server. */
export interface ChatTarget {
  say(message: string): void;
  command(command: CommandName, args: Record<string, string>): void;
}

/**
 * Sends what was written: text or a command. Says why not, with the command's usage. True when it is gone. `players`: names that
 * a command may be about.
 */
export function useSendLine(
  chat: ChatStore,
  target: ChatTarget,
  players: readonly string[],
): (line: string) => boolean {
  const { t } = useTranslation();
  const latest = useRef(players);
  latest.current = players;
  const sentAt = useRef<number | null>(null);

  const runCommand = useCallback(
    (line: string): boolean => {
      const read = readCommandLine(line, latest.current);
      if ('command' in read && typeof read.command === 'object') {
        const { command, args } = read.command;
        if (command === 'clear') chat.clear();
        else target.command(command, { ...args });
        return true;
      }
      if ('refusal' in read && read.refusal === 'missing')
        showError(
          t('room.missingParameter', { name: read.param }),
          t('room.usage', { usage: commandUsage(read.command) }),
        );
      else if ('refusal' in read) showError(t('room.unknownCommand', { command: read.command }));
      return false;
    },
    [chat, target, t],
  );
  return useCallback(
    (line: string) => {
      if (isCommandLine(line)) return runCommand(line);
      const message = cutChatMessage(line);
      if (!message) return false;
      const now = performance.now();
      if (!isChatReady(sentAt.current, now)) {
        void showMessage(t('room.chatCooldown'));
        return false;
      }
      sentAt.current = now;
      target.say(message);
      return true;
    },
    [target, runCommand, t],
  );
}
