import type { MatchFound } from '@syllaboom/contracts';
import { create } from 'zustand';
import { enterRoom } from '../../../navigation/navigation.ts';
import { i18n } from '../../../platform/i18n/i18n.ts';
import { notifyAway } from '../../../platform/notify/notify-away.ts';
import { lobbyConnection } from '../../../platform/rooms/lobby-connection.ts';
import { sound } from '../../../platform/sound/sound.ts';
import { showError } from '../../../ui/toasts/toasts.tsx';

/** How long the two are shown to each other while the room is entered behind the picture. */
export const FOUND_MS = 2600;
/** The second of the two sounds. */
const FANFARE_AFTER_S = 0.22;

interface FoundState {
  /** Shown over everything. */
  readonly shown: MatchFound | null;
  /** The room that the player is on the way to, and has not entered yet. */
  readonly awaitedRoom: string | null;
}
export const useFound = create<FoundState>(() => ({ shown: null, awaitedRoom: null }));

let hiding: ReturnType<typeof setTimeout> | undefined;
let stopBlinking: () => void = () => undefined;

const hide = (): void => {
  clearTimeout(hiding);
  useFound.setState({ shown: null });
};

/** Somebody was found: both are shown, and the room is entered at once. */
export function receiveMatch(found: MatchFound): void {
  clearTimeout(hiding);
  stopBlinking();
  useFound.setState({ shown: found, awaitedRoom: found.join.roomId });
  sound.play('turn');
  sound.play('win', 1, FANFARE_AFTER_S);
  stopBlinking = notifyAway('queue', () => i18n.t('ranked.foundTitle'));
  hiding = setTimeout(hide, FOUND_MS);
  enterRoom({ kind: 'join', roomId: found.join.roomId, spectate: false });
}

/** The shell says that a room was entered. */
export function noteEntered(roomId: string): void {
  if (useFound.getState().awaitedRoom === roomId) useFound.setState({ awaitedRoom: null });
}

/** The shell says that the way into a room, or the stay there, is over. */
export function noteLeft(): void {
  stopBlinking();
  const { awaitedRoom } = useFound.getState();
  if (awaitedRoom === null) return;
  useFound.setState({ awaitedRoom: null });
  hide();
  showError(i18n.t('ranked.joinFailed'));
}

lobbyConnection.on('match-found', receiveMatch);
