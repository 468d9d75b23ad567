import { isDecided } from '../turn/explode.ts';
import { takeAllHearts } from '../finish.ts';
import { originalRules } from '../modes/original.ts';
import type { TurnRules } from '../modes/turn-rules.ts';
import { isPractice } from '../state/step-context.ts';
import { passTurn } from '../turn/turns.ts';

/**
 * Preset 1, No Fail: whoever sends a wrong word is out at once. A word that was played before is no wrong one, and who
 * practises loses nothing.
 */
export const noFailRules: TurnRules = {
  ...originalRules,
  refused(play, player, reason, at) {
    if (reason === 'repeated' || isPractice(play.state)) return;
    player.combo = 0;
    player.stats.heartsLostAt.push(play.state.turn);
    takeAllHearts(play, player);
    if (!isDecided(play, noFailRules, at)) passTurn(play, noFailRules, at);
  },
};
