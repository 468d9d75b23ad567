import type { CreateRoomOptions } from '@syllaboom/contracts';
import { DEFAULT_MODE, type DifficultyId, type GameLanguage } from '@syllaboom/engine';

/** What the create dialog asks for. */
export interface RoomWishes {
  readonly title: string;
  readonly language: GameLanguage;
  readonly difficulty: DifficultyId;
  readonly players: number;
  readonly isPublic: boolean;
}

/** The wishes as options of the room. Setting names are those of the room's `settings` message. */
export const toCreateOptions = (wishes: RoomWishes): Omit<CreateRoomOptions, 'wbPlayer'> => ({
  locale: wishes.language,
  open: wishes.isPublic,
  mode: DEFAULT_MODE,
  ...(wishes.title.trim() === '' ? {} : { title: wishes.title.trim().slice(0, 60) }),
  settings: { difficulty: wishes.difficulty, max_player: wishes.players },
});
