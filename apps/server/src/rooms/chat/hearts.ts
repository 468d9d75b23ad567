import { mayLove, ROOM } from '@syllaboom/engine';
import type { ChatPermissions } from '../players/chat-permissions.ts';
import type { ChatAudience, Chatter } from './chat-audience.ts';
import type { ChatRules } from './chat-rules.ts';

/** Hearts between people. */
export class Hearts {
  /** When a heart was last sent, by sender and receiver (account ids): they outlive a seat. */
  readonly #sentAt = new Map<string, number>();

  send(from: Chatter, to: Chatter, { audience, rules, now }: Place): void {
    const [giver, taker] = [from.identity, to.identity];
    if (giver.playerId === taker.playerId) return from.refuse('self');
    if (giver.guest || taker.guest) return from.refuse('guest');
    const pair = `${giver.playerId} ${taker.playerId}`;
    const at = now();
    if (!mayLove(giver.playerId, taker.playerId, this.#sentAt.get(pair) ?? null, at))
      return from.refuse('loveCooldown');
    for (const [old, sentAt] of this.#sentAt) if (at - sentAt >= ROOM.loveCooldownMs) this.#sentAt.delete(old);
    this.#sentAt.set(pair, at);
    const heart = { from: from.id, to: to.id };
    // Who does not want to be reached by the sender sees nothing, and the sender is not told so.
    const permits = (reader: ChatPermissions): boolean => reader.permits('heart', giver.playerId);
    if (rules.heartsShownTo === 'pair') {
      for (const one of [from, to]) if (permits(one.chatPermissions)) one.send('love-heart', heart);
      return;
    }
    if (permits(to.chatPermissions)) to.send('love', { id: from.id });
    audience.emit('love-heart', heart, permits);
  }
}

interface Place {
  readonly audience: ChatAudience;
  readonly rules: ChatRules;
  now(): number;
}
