import { type CommandName, mayUseCommand } from '@syllaboom/engine';
import { useMemo } from 'react';
import { useSendLine } from '../../../ui/chat/use-send-line.ts';
import { useRoom, useSelf, useSnapshot, useTopic } from '../store/use-topic.ts';
import { useEndMatch } from '../use-leave.ts';
import { COMMAND_NAMES } from '../../../ui/chat/commands.ts';

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

/** Sends what was written to the room: text or a command. True when it is gone. */
export function useChatSend(): (line: string) => boolean {
  const { store, actions } = useRoom();
  const askEnd = useEndMatch();
  const target = useMemo(
    () => ({
      say: (message: string) => actions.send('chat', { message }),
      command: (command: CommandName, args: Record<string, string>) => {
        const send = () => actions.send('command', { command, args });
        // The server refuses everybody else.
        const ends =
          command === 'end' && store.get('info')?.started === true && store.get('info')?.host === store.selfId;
        if (ends) void askEnd().then((sure) => sure && send());
        else send();
      },
      clear: () => store.set('chat', { lines: [] }),
    }),
    [store, actions, askEnd],
  );
  const seats = useTopic('seats', () => store.seats);
  const players = useMemo(() => seats.map(({ name }) => name), [seats]);
  return useSendLine(target, players);
}
