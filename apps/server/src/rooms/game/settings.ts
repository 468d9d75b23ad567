import type { Settings } from '@syllaboom/contracts';
import { applySetting, type GameLanguage, type RoomSettings, type SettingChange } from '@syllaboom/engine';
import type { GameContext } from './game-context.ts';
import type { GameSchema } from './game-state.ts';
import type { Member } from './member.ts';

/** Player type of the developers: only they may let guests into a room [R0356]. */
const DEVELOPER = 10;

/** Shows the settings in the room's state, under the names of the wire. */
export function showSettings(state: GameSchema, settings: RoomSettings): void {
  const { monsters, secondary: _secondary, ...plain } = settings;
  Object.assign(state, plain);
  state.monsters.splice(0, state.monsters.length, ...monsters);
}

/** The name under which a change came, for the message that it is done. */
const nameOf = (change: Settings): string => ('key' in change ? change.key : (Object.keys(change)[0] ?? ''));

/** A member asks for a change of the settings [R0328 R0435 R0436 R0437 R0438]. */
export function changeSetting(room: GameContext, member: Member, change: Settings): void {
  const changed = applySetting(room.settings, change as SettingChange, {
    isHost: room.isHost(member),
    isRunning: room.isBusy(),
    isRanked: room.state.ranked,
    mayAdmitGuests: member.identity?.type === DEVELOPER,
  });
  if (!changed.ok) return room.refuse(member, changed.refusal);
  room.settings = changed.value;
  showSettings(room.state, changed.value);
  showLanguages(room);
  prepareLanguages(room);
  room.relist();
  room.patch();
  room.broadcast('st-change', { key: nameOf(change) });
}

/** The language of each player: the room's, or the player's own in a multi-language room. */
export function showLanguages(room: GameContext): void {
  for (const member of room.roster.all()) member.shown.lang = room.languageOf(member);
}

/** Languages that the next match needs. */
export function neededLanguages(room: GameContext): GameLanguage[] {
  return [...new Set([room.settings.locale, ...room.roster.players().map((member) => room.languageOf(member))])];
}

/** Shows whether a dictionary is still being built, and looks again when it is ready. */
export function prepareLanguages(room: GameContext): void {
  const missing = neededLanguages(room).filter((language) => !room.ports.words.isReady(language));
  room.state.preparing = missing.length > 0;
  for (const language of missing) {
    room.ports.words.whenReady(language).then(
      () => {
        prepareLanguages(room);
        room.patch();
        if (!room.state.preparing) room.prepared();
      },
      (cause: unknown) => room.log.error({ part: 'rooms', language, err: cause }, 'A dictionary could not be built'),
    );
  }
}
