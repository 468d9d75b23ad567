import { roomLanguage, LobbyScreen } from '../../features/lobby/index.ts';
import { currentUser } from '../../features/session/index.ts';
import { enterRoom, showScreen } from '../../navigation/navigation.ts';

/** Sits the player down at any table. */
export const playQuickly = (): void =>
  enterRoom({ kind: 'create', options: { quick: true, locale: roomLanguage(currentUser()?.locale) } });

/** The list of rooms. */
export function RoomsPage() {
  return (
    <LobbyScreen
      onJoin={(roomId, spectate) => enterRoom({ kind: 'join', roomId, spectate })}
      onPractice={() => showScreen('practice')}
      onQuickPlay={playQuickly}
    />
  );
}
