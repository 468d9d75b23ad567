import { CHECKED_TEXTS, SHOWN_TEXTS } from '@syllaboom/engine';
import type { z } from 'zod/mini';
import { expect, it } from 'vitest';
import { ENDPOINTS } from './http/index.ts';
import { PLAYER_TEXTS } from './player-text.ts';
import { CLIENT_MESSAGES } from './rooms/client-messages.ts';
import { CreateRoomOptions, JoinRoomOptions } from './rooms/game.ts';
import { LOBBY_CLIENT_MESSAGES } from './rooms/lobby-client-messages.ts';

/** What nobody but the server reads, by the field's name: ids, what proves who somebody is, choices, times. */
const UNREAD = new Set(
  (
    'id ids playerId friendId memberId acceptedPlayer clanId roomId chatId reportId instance participants locale language t perk command x y since until ' +
    'p password currentPassword code state refresh_token idToken proof token ticket wbPlayer'
  ).split(' '),
);
/** Words of the game, letters of drafts, emoji and settings: the dictionary and the engine judge those. */
const OF_THE_GAME = new Set(['word', 'w', 'a', 'syllable', 'emoji', 'value']);

interface Leaf {
  readonly path: string;
  readonly field: string;
  readonly schema: z.ZodMiniType;
}
/** The parts of zod's own description of a schema that hold other schemas. */
interface Def {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly innerType?: z.ZodMiniType;
  readonly element?: z.ZodMiniType;
  readonly valueType?: z.ZodMiniType;
  readonly options?: readonly z.ZodMiniType[];
  readonly items?: readonly z.ZodMiniType[];
  readonly checks?: readonly { readonly _zod: { readonly def: { readonly check: string } } }[];
}
const WITHOUT_TEXT = new Set(['number', 'int', 'boolean', 'enum', 'literal', 'null', 'undefined', 'unknown']);

/** The free strings of a schema: those that no pattern closes. */
function* freeStrings(schema: z.ZodMiniType, path: string, field: string): Generator<Leaf, void> {
  const def = schema._zod.def as unknown as Def;
  if (PLAYER_TEXTS.has(schema)) return yield { path, field, schema };
  if (def.type === 'string') {
    const isClosed = def.checks?.some((one) => one._zod.def.check === 'string_format') === true;
    if (!isClosed) yield { path, field, schema };
    return;
  }
  const inside = [def.innerType, def.element, def.valueType, ...(def.options ?? []), ...(def.items ?? [])];
  const named = Object.entries(def.shape ?? {});
  if (
    named.length === 0 &&
    inside.every((one) => one === undefined) &&
    !WITHOUT_TEXT.has(def.type) &&
    def.type !== 'object'
  )
    throw new Error(`${path}: nobody has said what a schema of type ${def.type} holds`);
  for (const one of inside) if (one !== undefined) yield* freeStrings(one, path, field);
  for (const [name, one] of named) yield* freeStrings(one, `${path}.${name}`, name);
}

const fields: Leaf[] = [
  ...Object.entries(ENDPOINTS).flatMap(([name, { body }]: [string, { body?: z.ZodMiniType }]) =>
    body === undefined ? [] : [...freeStrings(body, name, name)],
  ),
  ...Object.entries({ ...CLIENT_MESSAGES }).flatMap(([name, schema]) => [...freeStrings(schema, `room ${name}`, name)]),
  ...Object.entries({ ...LOBBY_CLIENT_MESSAGES }).flatMap(([name, schema]) => [
    ...freeStrings(schema, `lobby ${name}`, name),
  ]),
  ...freeStrings(CreateRoomOptions, 'create', 'create'),
  ...freeStrings(JoinRoomOptions, 'join', 'join'),
];

it('names a kind for every text of a request that others read', () => {
  const unnamed = fields.filter(
    ({ schema, field }) => !PLAYER_TEXTS.has(schema) && !UNREAD.has(field) && !OF_THE_GAME.has(field),
  );
  expect(unnamed.map(({ path }) => path)).toEqual([]);
  const named = fields.flatMap(({ schema }) => PLAYER_TEXTS.get(schema) ?? []);
  expect([...new Set(named)].toSorted()).toEqual(
    [...Object.keys(CHECKED_TEXTS), ...Object.keys(SHOWN_TEXTS)].toSorted(),
  );
});
