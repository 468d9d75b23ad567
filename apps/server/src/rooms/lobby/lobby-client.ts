import type { LobbyServerMessages } from '@syllaboom/contracts';
import type { GameLanguage } from '@syllaboom/engine';
import type { ChatPermissions } from '../players/chat-permissions.ts';
import type { RoomIdentity } from '../ports.ts';

/** A client of the lobby, as its parts see one. */
export interface LobbyClient {
  readonly id: string;
  readonly userData: {
    readonly identity: RoomIdentity;
    readonly chatPermissions: ChatPermissions;
    locale: GameLanguage;
  };
  send<Name extends keyof LobbyServerMessages>(name: Name, payload: LobbyServerMessages[Name]): void;
}
