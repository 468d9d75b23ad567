import type { GameRoomState, RoomPhase, RoomPlayerState } from '@syllaboom/contracts';
import { type Schema, schema, t } from '#platform/rooms/colyseus.ts';

/** A player as the room sends it. The draft goes only into full states: who joins late sees it, patches don't carry it. */
export const PlayerSchema = schema(
  {
    session_id: t.string().default(''),
    auth_id: t.string().default(''),
    username: t.string().default(''),
    avatar: t.string().default(''),
    level: t.uint16().default(1),
    heart: t.uint8().default(0),
    eliminated: t.boolean().default(false),
    combo: t.uint16().default(0),
    spectating: t.boolean().default(false),
    autoJoin: t.boolean().default(false),
    idle: t.boolean().default(false),
    wins: t.uint8().default(0),
    bomb: t.uint16().default(0),
    background: t.uint16().default(0),
    dc: t.boolean().default(false),
    type: t.uint32().default(0),
    lang: t.string().default(''),
    bot: t.boolean().default(false),
    strength: t.string<RoomPlayerState['strength']>().default(''),
    wp: t.uint32().default(0),
    f: t.uint16().default(0),
    h: t.uint16().default(0),
    frame: t.uint16().default(0),
    locale: t.string().default(''),
    wpm: t.float32().default(0),
    alpha: t.uint16().default(0),
    disco: t.uint16().default(0),
    claim: t.uint16().default(0),
    bank: t.int32().default(-1),
    order: t.int8().default(-1),
    last: t.string().default(''),
    draft: t.string().default('').fullStateOnly(),
  },
  'Player',
);
export type PlayerSchema = InstanceType<typeof PlayerSchema>;

/** The whole room as it is sent; the defaults are those of a room before its first match. */
export const GameSchema = schema(
  {
    players: t.map(PlayerSchema),
    currentPlayerSessionId: t.string().default(''),
    host: t.string().default(''),
    title: t.string().default(''),
    phase: t.string<RoomPhase>().default('lobby'),
    countdown: t.uint8().default(0),
    word: t.string().default('').fullStateOnly(),
    letter: t.string().default(''),
    time: t.float64().default(0),
    maxTime: t.float32().default(12),
    t: t.uint16().default(0),
    solves: t.uint32().default(0),
    round: t.uint16().default(0),
    turn: t.uint32().default(0),
    turnStartedAt: t.float64().default(-1),
    turnEndsAt: t.float64().default(-1),
    started: t.boolean().default(false),
    locked: t.boolean().default(false),
    ranked: t.boolean().default(false),
    guests: t.boolean().default(false),
    wayIn: t.boolean().default(false),
    speed: t.float32().default(1),
    mode: t.uint8().default(0),
    diff: t.uint8().default(0),
    sc: t.uint8().default(0),
    drawn: t.uint8().default(0),
    lm: t.uint8().default(0),
    cs: t.uint8().default(0),
    scx: t.array('uint8'),
    locks: t.array('string'),
    heart: t.uint8().default(2),
    maxp: t.int8().default(-1),
    wpp: t.int32().default(-1),
    wpp_s: t.uint8().default(0),
    wpp_l: t.int32().default(-1),
    sl: t.uint8().default(3),
    bestOf: t.uint8().default(1),
    watchDelay: t.uint8().default(0),
    games: t.uint8().default(0),
    champion: t.string().default(''),
    monsters: t.array('string'),
    locale: t.string().default(''),
    mlang: t.boolean().default(false),
    letterHealth: t.uint8().default(1),
    casualAlphabet: t.boolean().default(false),
    background: t.uint16().default(0),
    bomb: t.uint16().default(0),
    twist: t.string().default(''),
    twistLetters: t.string().default(''),
    requirement: t.string().default(''),
    preparing: t.boolean().default(false),
    quick: t.boolean().default(false),
    collection: t.string().default(''),
    startsAt: t.float64().default(-1),
  },
  'GameRoom',
);
export type GameSchema = InstanceType<typeof GameSchema>;

/** The contracts and the schema name the same fields, or this does not compile. */
type Missing<Promised, Sent> =
  | Exclude<keyof Promised, keyof Sent>
  | Exclude<Extract<keyof Sent, string>, keyof Promised | keyof Schema>;
const noneMissing = <_Missing extends never>(): void => undefined;
noneMissing<Missing<RoomPlayerState, PlayerSchema>>();
noneMissing<Missing<GameRoomState, GameSchema>>();
