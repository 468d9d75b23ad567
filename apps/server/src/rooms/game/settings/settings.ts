import { isDeepStrictEqual } from 'node:util';
import type { RoomRefusal, Settings } from '@syllaboom/contracts';
import {
  applySetting,
  findBomb,
  type GameLanguage,
  modeTraits,
  MONSTER,
  type RoomSettings,
  type SettingChange,
} from '@syllaboom/engine';
import { mayAsStaff } from '../../players/staff-rights.ts';
import type { GameContext } from '../game-context.ts';
import type { GameSchema } from '../state/game-state.ts';
import type { Member } from '../seats/member.ts';
import { lockOf, showLocks } from './mode-locks.ts';

/** Only developers may let guests into a room. */
const mayAdmitGuests = ({ identity }: Member): boolean => identity !== null && mayAsStaff(identity, 'develop');

/** Shows the settings in the room's state, under the names of the wire. */
export function showSettings(state: GameSchema, settings: RoomSettings): void {
  const { monsters, scx, secondary: _secondary, ...plain } = settings;
  Object.assign(state, plain);
  state.scx.splice(0, state.scx.length, ...scx);
  state.monsters.splice(0, state.monsters.length, ...monsters);
}

/** The name under which a change came, for the message that it is done. */
const nameOf = (change: Settings): string => ('key' in change ? change.key : (Object.keys(change)[0] ?? ''));

/** What a change of settings means for mode 99, whose match runs while settings change. */
export interface RunningYapping {
  readonly isOn: boolean;
  /** Ends the running match, if one runs. */
  stop(): void;
  /** The room turned to mode 99 or away from it. */
  turned(wasOn: boolean): void;
}

/** Monsters as they can be chosen: categories of the language, at least one. */
function monstersRefusal(room: GameContext, change: Settings): RoomRefusal | null {
  if (nameOf(change) !== 'monsters') return null;
  const chosen = 'value' in change && Array.isArray(change.value) ? change.value : [];
  if (chosen.length === 0) return 'noMonsters';
  const { locale } = room.settings;
  if (!room.ports.words.isReady(locale)) return 'languageBuilding';
  const known = new Set(room.ports.words.get(locale).categories);
  return chosen.every((name) => known.has(name)) ? null : 'badValue';
}

/** Shows the monsters that can be fought; call it whenever the language or its dictionary is new. */
export function refitMonsters(room: GameContext): void {
  room.settings = fitMonsters(room, room.settings);
  showSettings(room.state, room.settings);
}

/** Monsters of another language go; a mode that is played with them and has none left gets all that there are. */
function fitMonsters(room: GameContext, settings: RoomSettings): RoomSettings {
  if (!room.ports.words.isReady(settings.locale)) return settings;
  const { categories } = room.ports.words.get(settings.locale);
  const left = settings.monsters.filter((name) => categories.includes(name));
  const monsters =
    left.length === 0 && modeTraits(settings.mode).usesCategories ? categories.slice(0, MONSTER.mostChosen) : left;
  return { ...settings, monsters };
}

/** The bomb that a change asks for; null: it is about something else. */
function bombOf(change: Settings): unknown {
  if (nameOf(change) !== 'bomb') return null;
  return 'value' in change ? change.value : 'bomb' in change ? change.bomb : null;
}

/** A member asks for a change of the settings. A bomb is shown to the whole table: its host must own it. */
export function changeSetting(room: GameContext, member: Member, change: Settings, yapping: RunningYapping): void {
  const id = bombOf(change);
  // Who is no host, and what is no bomb, is refused without looking anything up.
  if (typeof id !== 'number' || member.identity === null || !room.isHost(member))
    return applyChange(room, member, change, yapping);
  room.ports.shop.owns(member.identity.playerId, { kind: 'bomb', id }).then(
    (isOwn) => {
      if (member.gone) return;
      if (isOwn || findBomb(id) === null) applyChange(room, member, change, yapping);
      else room.refuse(member, 'notAllowed');
    },
    (cause: unknown) => {
      room.log.warn({ part: 'rooms', err: cause }, 'Whose bomb it is could not be read');
      room.refuse(member, 'notAllowed');
    },
  );
}

function applyChange(room: GameContext, member: Member, change: Settings, yapping: RunningYapping): void {
  // Who closes the table to accounts like their own would not find back in.
  if (nameOf(change) === 'way_in' && member.identity?.wayIn === false) return room.refuse(member, 'wayInNeeded');
  const wasYapping = yapping.isOn;
  // The match of mode 99 never ends by itself: choosing another mode ends it.
  const leavesYapping = wasYapping && 'mode' in change;
  const changed = applySetting(room.settings, change as SettingChange, {
    isHost: room.isHost(member),
    isRunning: room.isBusy() && !leavesYapping,
    isRanked: room.state.ranked,
    mayAdmitGuests: mayAdmitGuests(member),
  });
  if (!changed.ok) return room.refuse(member, changed.refusal);
  const choosesGame = 'mode' in change || nameOf(change) === 'scenario';
  const lock = choosesGame ? lockOf(room, changed.value) : null;
  if (lock !== null) return room.refuse(member, 'modeLocked', { mode: changed.value.mode, reason: lock });
  const refusal = monstersRefusal(room, change);
  if (refusal !== null) return room.refuse(member, refusal);
  if (leavesYapping && changed.value.mode !== room.settings.mode) yapping.stop();
  const before = room.settings;
  room.settings = fitMonsters(room, changed.value);
  yapping.turned(wasYapping);
  showSettings(room.state, room.settings);
  showLanguages(room);
  prepareLanguages(room);
  room.relist();
  room.patch();
  room.broadcast('st-change', { key: nameOf(change) });
  if (!isDeepStrictEqual(before, room.settings)) announceChange(room, change);
}

/** A change's value as a chat line carries it: switches as 1 and 0, lists by their length. */
function announcedValue(change: Settings): string | number {
  const value = 'value' in change ? change.value : Object.values(change)[0];
  if (typeof value === 'string' || typeof value === 'number') return value;
  return Array.isArray(value) ? value.length : Number(value === true);
}

/** Many settings are changed in a row: the chat tells what they are now, together and once. */
function announceChange(room: GameContext, change: Settings): void {
  const { unannouncedSettings: unannounced } = room;
  if (unannounced.size === 0)
    room.later(room.flow.settingsAnnouncedAfterMs, () => {
      const changes = Object.fromEntries(unannounced);
      unannounced.clear();
      room.announce('settingChanged', changes);
    });
  unannounced.set(nameOf(change), announcedValue(change));
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
        refitMonsters(room);
        showLocks(room);
        room.patch();
        if (!room.state.preparing) room.prepared();
      },
      (cause: unknown) => room.log.error({ part: 'rooms', language, err: cause }, 'A dictionary could not be built'),
    );
  }
}
