import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showPresence } from '../../platform/discord/activity.ts';
import { modeName } from '../../ui/mode/mode-name.ts';
import { useRoom, useSnapshot, useTopic } from './store/use-topic.ts';

/** Lets the player's friends inside the chat platform see what is played here, and with how many. */
export function usePresence(): void {
  const { t } = useTranslation();
  const { roomId } = useRoom().store;
  const info = useSnapshot('info');
  const players = useTopic('seats', (store) => store.seats.filter((seat) => !seat.spectating).length);
  const since = useRef<number | null>(null);
  const started = info?.started ?? false;
  const mode = info?.mode;
  useEffect(() => {
    if (mode === undefined) return;
    since.current = started ? (since.current ?? Date.now()) : null;
    showPresence({
      details: t(modeName(mode)),
      state: t(started ? 'discord.presencePlaying' : 'discord.presenceWaiting'),
      room: roomId,
      players,
      since: since.current,
    });
  }, [t, roomId, mode, started, players]);
}
