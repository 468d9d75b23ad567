import type { MatchFound } from '@syllaboom/contracts';
import { matchMaker } from '#platform/rooms/colyseus.ts';
import type { LobbyClient } from './lobby-client.ts';
import { nowMs } from './wall-time.ts';

/** Matches that the ranked queue made a moment ago, by player, while their rooms may still wait for somebody. */
export class FoundMatches {
  /** `until`: when the time to come is over, ms since 1970. */
  readonly #found = new Map<string, { readonly match: MatchFound; readonly until: number }>();

  add(playerId: string, match: MatchFound): void {
    this.#found.set(playerId, { match, until: nowMs() + match.join.withinMs });
  }

  /** Forgets those whose time to come is over. */
  forget(now: number): void {
    for (const [playerId, { until }] of this.#found) if (until <= now) this.#found.delete(playerId);
  }

  /** Whoever lost the connection just when the match was found is told again, while the room still waits for them. */
  remind(client: LobbyClient): void {
    const { playerId } = client.userData.identity;
    const found = this.#found.get(playerId);
    if (!found) return;
    const { roomId } = found.match.join;
    matchMaker.remoteRoomCall(roomId, 'awaits' as never, [playerId]).then(
      (isAwaited: unknown) => {
        const withinMs = found.until - nowMs();
        if (isAwaited === true && withinMs > 0)
          client.send('match-found', { ...found.match, join: { roomId, withinMs } });
      },
      () => undefined,
    );
  }
}
