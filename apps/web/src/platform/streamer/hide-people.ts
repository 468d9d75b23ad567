import { UPLOADED } from '../api/pictures.ts';
import { isStreaming, onStreamerChange, useStreaming } from './streamer-mode.ts';
import {
  isOwnClan,
  isShownId,
  namings,
  pseudonymFace,
  pseudonymOf,
  pseudonymOfClan,
  pseudonymOfName,
} from './pseudonyms.ts';

type Fields = Readonly<Record<string, unknown>>;

const NAMES = ['displayName', 'name', 'username'] as const;
/** Under what a person's id comes, the account before the seat. */
const IDS = ['auth_id', 'authId', 'user_id', 'userId', 'playerId', 'id', 'key'] as const;
/** How a listed room is called beside its host's name. */
const ROOM_NAMES = ['title', 'host'] as const;

/** Whatever has a name and a face is a person. */
const nameOf = (fields: Fields): (typeof NAMES)[number] | undefined =>
  typeof fields.avatar === 'string' ? NAMES.find((key) => typeof fields[key] === 'string') : undefined;

const textAt = (fields: Fields, keys: readonly string[]): string | undefined => {
  const found = keys.map((key) => fields[key]).find((value) => typeof value === 'string' && value !== '');
  return found as string | undefined;
};

function hidePerson(fields: Fields, nameAt: string): Fields {
  const ids = IDS.map((key) => fields[key]).filter((id) => typeof id === 'string');
  if (fields.system === true || ids.some(isShownId)) return fields;
  const id = textAt(fields, IDS) ?? String(fields[nameAt]);
  const hidden: Record<string, unknown> = { ...fields };
  for (const key of NAMES) if (typeof fields[key] === 'string') hidden[key] = pseudonymOf(id);
  if (String(fields.avatar).startsWith(UPLOADED)) hidden.avatar = pseudonymFace(id);
  for (const key of ROOM_NAMES) if (typeof fields[key] === 'string') hidden[key] = undefined;
  if (typeof fields.about === 'string') hidden.about = '';
  if (typeof fields.to === 'string') hidden.to = pseudonymOfName(fields.to) ?? fields.to;
  return hidden;
}

/** Whatever has a name and a tag but no face is a clan: how it is called and what it says of itself its owner has written. */
const isStrangersClan = ({ name, tag, avatar, id, is_own: own }: Fields): boolean =>
  typeof name === 'string' &&
  typeof tag === 'string' &&
  avatar === undefined &&
  own !== true &&
  !(typeof id === 'string' && isOwnClan(id));

function hideClan(fields: Fields): Fields {
  const id = typeof fields.id === 'string' ? fields.id : String(fields.name);
  const hidden = { ...fields, name: pseudonymOfClan(id), tag: '' };
  return typeof fields.description === 'string' ? { ...hidden, description: '' } : hidden;
}

/** A room's title is what its host has written. */
const isStrangersTitle = ({ title, host }: Fields): boolean =>
  typeof title === 'string' && host !== undefined && !(typeof host === 'string' && isShownId(host));

let shown = new WeakMap<object, unknown>();
let named = namings();
onStreamerChange(() => {
  shown = new WeakMap();
});

const hideText = (value: unknown): unknown => (typeof value === 'string' ? (pseudonymOfName(value) ?? value) : value);

/** The fields themselves where nothing of them is hidden. */
function hideWhole(fields: Fields): Fields {
  const nameAt = nameOf(fields);
  if (nameAt !== undefined) return hidePerson(fields, nameAt);
  if (isStrangersClan(fields)) return hideClan(fields);
  return isStrangersTitle(fields) ? { ...fields, title: '' } : fields;
}

function hideFields(fields: Fields): Fields {
  const person = hideWhole(fields);
  let changed: Record<string, unknown> | null = null;
  for (const [key, value] of Object.entries(person)) {
    const inner = key === 'params' && isPlain(value) ? mapValues(value, hideText) : hideInside(value);
    if (inner !== value) changed = { ...(changed ?? person), [key]: inner };
  }
  return changed ?? person;
}

const mapValues = (fields: Fields, map: (value: unknown) => unknown): Fields =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, map(value)]));

function isPlain(value: unknown): value is Fields {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function hideInside(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const known = shown.get(value);
  if (known !== undefined) return known;
  let hidden: unknown = value;
  if (Array.isArray(value)) {
    const items = value.map(hideInside);
    hidden = items.some((item, at) => item !== value[at]) ? items : value;
  } else if (isPlain(value)) hidden = hideFields(value);
  shown.set(value, hidden);
  return hidden;
}

/**
 * What the screens may show of a value: itself, in streamer mode the same with pseudonyms for the names of strangers and drawn
 * faces for their pictures, wherever in it they stand. Equal values give the same object until the mode changes.
 */
export function hidePeople<Value>(value: Value): Value {
  if (!isStreaming()) return value;
  if (named !== namings()) {
    named = namings();
    shown = new WeakMap();
  }
  return hideInside(value) as Value;
}

/** The same for a component, which renders again when the mode changes. */
export function useShown<Value>(value: Value): Value {
  useStreaming();
  return hidePeople(value);
}
