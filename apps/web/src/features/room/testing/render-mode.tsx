import type { GameRoomState, ServerMessageName, ServerMessages } from '@syllaboom/contracts';
import type { Requirement } from '@syllaboom/engine';
import { GameScene } from '../scene/game-scene.tsx';
import { MatchOverlays } from '../overlays/match-overlays.tsx';
import { playerState, runningState } from './room-state.ts';
import { renderRoom } from './render-room.tsx';

interface ModeOptions {
  /** Who sits there; `me` is the own seat. */
  readonly names?: readonly string[];
  readonly holder?: string;
  readonly prompt?: string;
  readonly requirement?: Requirement;
  readonly state?: Partial<GameRoomState>;
}

/** One message of the room. */
export type Said = { [Name in ServerMessageName]: readonly [Name, ServerMessages[Name]] }[ServerMessageName];

/** A turn as the room sends it. */
export const turnMessage = (changes: Partial<ServerMessages['turn']> = {}): ServerMessages['turn'] => ({
  id: 'me',
  prompt: 'TIO',
  round: 1,
  turn: 2,
  startedAt: 0,
  endsAt: 60_000,
  maxTime: 60,
  twist: null,
  requirement: {},
  ...changes,
});

/** Renders the game screen of a mode in a running match, after the room said these messages. */
export async function renderMode(mode: number, options: ModeOptions = {}, ...said: readonly Said[]) {
  const { names = ['me', 'ann', 'bob'], holder = 'me', prompt = 'TIO', requirement = {}, state = {} } = options;
  const people = names.map((name, order) => playerState(name, { order }));
  const rendered = await renderRoom(
    <div style={{ display: 'grid', gridTemplateRows: 'minmax(0, 1fr)', height: '100vh' }}>
      <GameScene social={false} />
      <MatchOverlays />
    </div>,
    runningState(people, holder, {
      mode,
      letter: prompt,
      requirement: Object.keys(requirement).length === 0 ? '' : JSON.stringify(requirement),
      turnEndsAt: 60_000,
      maxTime: 60,
      ...state,
    }),
  );
  for (const [name, payload] of said) rendered.fake.say(name, payload as never);
  return rendered;
}
