import { GAME_LANGUAGES } from '@syllaboom/engine';
import { i18n } from '../../platform/i18n/i18n.ts';
import { type LobbyConnection, lobbyConnection } from '../../platform/rooms/lobby-connection.ts';
import { whileLoading } from '../../ui/loading/loading.ts';
import { showError } from '../../ui/toasts/toasts.tsx';
import { currentUser } from '../session/index.ts';
import './daily-store.ts';

/** The language in which the player plays. */
const ownLocale = () => GAME_LANGUAGES.find((language) => language === currentUser()?.locale) ?? 'en-US';

let answered: () => void = () => undefined;
lobbyConnection.on('daily-result', () => answered());
lobbyConnection.on('refused', () => answered());

/**
 * Asks for the word of the day. The loading window stands until it comes, at most 5 s; why it was
 * refused is said by who hears the lobby's refusals.
 */
export function askDailyWord(connection: Pick<LobbyConnection, 'send'> = lobbyConnection): void {
  answered();
  if (!connection.send('daily-check', { locale: ownLocale() })) return showError(i18n.t('daily.offline'));
  void whileLoading(
    new Promise<void>((resolve) => {
      answered = resolve;
    }),
  );
}
