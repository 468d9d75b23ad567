import { COMPANY, DROPS } from '../../balance/economy/rewards.ts';
import { PROMPTS } from '../../balance/match/prompts.ts';
import { nextRandom } from '../../random.ts';
import type { MatchPlayer, MatchState } from '../state/match-state.ts';
import type { StepContext } from '../state/step-context.ts';

/** Whether there can be a tile of the prompt: only where it stands in the word as one piece of two letters or more. */
const isTile = ({ prompt, requirement }: MatchState): boolean =>
  !requirement.free && !requirement.gaps && prompt.length >= PROMPTS.shortest;

/** Rolls what an accepted word drops (rules section 3). Bots and poor company get nothing. */
export function rollDrops(context: StepContext, player: MatchPlayer, company: number): void {
  if (player.bot || company < COMPANY.dropsFrom) return;
  const { state, events } = context;
  const { stats, seat } = player;
  if (nextRandom(state.random) < DROPS.tile && isTile(state)) {
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
