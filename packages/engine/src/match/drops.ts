import { COMPANY, DROPS } from '../balance/rewards.ts';
import { nextRandom } from '../random.ts';
import type { MatchPlayer } from './match-types.ts';
import type { Play } from './play.ts';

/** Rolls what an accepted word drops (rules section 3). Bots and poor company get nothing. */
export function rollDrops(play: Play, player: MatchPlayer, company: number): void {
  if (player.bot || company < COMPANY.dropsFrom) return;
  const { state, events } = play;
  const { stats, seat } = player;
  // Where the prompt is no part of a word there is no tile of it.
  if (nextRandom(state.random) < DROPS.tile && !state.requirement.free) {
    stats.tiles.push(state.prompt);
    events.push({ e: 'drop', seat, kind: 'tile', tile: state.prompt });
  }
  if (nextRandom(state.random) < DROPS.diamond) {
    stats.diamonds++;
    events.push({ e: 'drop', seat, kind: 'diamond' });
  }
  if (nextRandom(state.random) < DROPS.key) {
    stats.keys++;
    events.push({ e: 'drop', seat, kind: 'key' });
  }
  if (nextRandom(state.random) < DROPS.bomb) {
    stats.bombs++;
    events.push({ e: 'drop', seat, kind: 'bomb' });
  }
}
