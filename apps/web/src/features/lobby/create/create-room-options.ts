import type { CreateRoomOptions } from '@syllaboom/contracts';
import { DEFAULT_MODE, type DifficultyId, type GameLanguage } from '@syllaboom/engine';

/** What the create dialog asks for. */
export interface RoomFormValues {
  readonly title: string;
  readonly language: GameLanguage;
  readonly difficulty: DifficultyId;
  readonly players: number;
  readonly isPublic: boolean;
}

/** The wishes as options of the room. Setting names are those of the room's `settings` message. */
export const toCreateOptions = (values: RoomFormValues): Omit<CreateRoomOptions, 'wbPlayer'> => ({
  locale: values.language,
  open: values.isPublic,
  mode: DEFAULT_MODE,
  ...(values.title.trim() === '' ? {} : { title: values.title.trim().slice(0, 60) }),
  settings: { difficulty: values.difficulty, max_player: values.players },
});
