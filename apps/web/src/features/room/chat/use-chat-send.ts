import {
  type CommandName,
  commandUsage,
  cutChatMessage,
  isChatReady,
  isCommandLine,
  mayUseCommand,
  parseCommandLine,
} from '@syllaboom/engine';
import { useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showError, showMessage } from '../../../ui/toasts/toasts.tsx';
import { useRoom, useSelf, useSnapshot, useTopic } from '../store/use-topic.ts';
import { COMMAND_NAMES } from './commands.ts';

/** The commands that count now for this player. */
export function useUsableCommands(): readonly CommandName[] {
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

/** Sends what was written: text or a command. Says why not, with the command's usage. True when it is gone. */
export function useChatSend(): (line: string) => boolean {
  const { t } = useTranslation();
  const { store, actions } = useRoom();
  const sentAt = useRef<number | null>(null);

  const runCommand = useCallback(
    (line: string): boolean => {
      const read = parseCommandLine(line);
      if ('command' in read && typeof read.command === 'object') {
        const { command, args } = read.command;
        if (command === 'clear') store.set('chat', { lines: [] });
        else actions.send('command', { command, args: { ...args } });
        return true;
      }
      if ('problem' in read && read.problem === 'missing')
        showError(
          t('room.missingParameter', { name: read.param }),
          t('room.usage', { usage: commandUsage(read.command) }),
        );
      else if ('problem' in read) showError(t('room.unknownCommand', { command: read.command }));
      return false;
    },
    [store, actions, t],
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
      actions.send('chat', { message });
      return true;
    },
    [actions, runCommand, t],
  );
}
