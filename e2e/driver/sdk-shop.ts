import { Client } from '@colyseus/sdk';
import { LOBBY_ROOM, type ShopAnswer, type ShopMessageName } from '@syllaboom/contracts';
import type { SdkPlayer } from './sdk-player.ts';

/** A player's line to the shop, through the lobby. */
export interface ShopConnection {
  isOpen(): boolean;
  /** Sends a message with its key and waits for its answer; fails when the line is lost before. */
  ask(call: ShopMessageName, message: { readonly n: string } & Record<string, unknown>): Promise<ShopAnswer>;
  leave(): Promise<void>;
}

const ANSWER_MS = 5_000;

/** A server that dies in the middle of it leaves the library waiting. */
const within = <Value>(work: Promise<Value>): Promise<Value> =>
  Promise.race([
    work,
    new Promise<never>((_, lost) => setTimeout(() => lost(new Error('no answer')), ANSWER_MS).unref()),
  ]);

export async function openShop(url: string, player: SdkPlayer): Promise<ShopConnection> {
  const lobby = await within(new Client(url).joinById(LOBBY_ROOM, { wbPlayer: player.token }));
  // The library warns about messages without a listener.
  lobby.onMessage('*', () => undefined);
  lobby.reconnection.enabled = false;
  const waiting = new Map<string, { done(answer: ShopAnswer): void; lost(cause: Error): void }>();
  let isOpen = true;
  lobby.onMessage('shop', (answer: ShopAnswer) => waiting.get(answer.n ?? '')?.done(answer));
  lobby.onLeave(() => {
    isOpen = false;
    for (const { lost } of waiting.values()) lost(new Error('the line is lost'));
  });
  return {
    isOpen: () => isOpen,
    ask: (call, message) =>
      within(
        new Promise<ShopAnswer>((done, lost) => {
          if (!isOpen) return lost(new Error('the line is lost'));
          waiting.set(message.n, { done, lost });
          lobby.send(call, message);
        }),
      ).finally(() => waiting.delete(message.n)),
    leave: async () => void (isOpen && (await within(lobby.leave(true)))),
  };
}
