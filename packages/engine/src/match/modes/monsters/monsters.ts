import { BOTS } from '../../../balance/room/bots.ts';
import { HEARTS } from '../../../balance/match/hearts.ts';
import { MONSTER } from '../../../balance/modes/monsters.ts';
import { chooseWord } from '../../../bots/choose-word.ts';
import { MODES } from '../../../catalogue/modes.ts';
import type { SeatId } from '../../../ids.ts';
import { nextInteger, nextRandom } from '../../../random.ts';
import { matchCompany } from '../../word/accept-word.ts';
import { loseHeart } from '../../turn/explode.ts';
import { finishMatch } from '../../finish.ts';
import { judgeWord } from '../../word/judge-word.ts';
import type { WrongReason } from '../../state/match-event.ts';
import type { MatchPlayer, MatchState } from '../../state/match-state.ts';
import type { MatchTime } from '../../state/match-time.ts';
import type { MonsterPrompt, MonsterView } from '../../state/mode-view.ts';
import { dictionaryOf, isAlive, type StepContext } from '../../state/step-context.ts';
import { turnMode } from '../../turn/turn-mode.ts';
import { drawKind, drawMonsterTask, lettersOf } from './monster-prompts.ts';

/** The monster that everybody fights, and the word categories of which the next ones are made. */
interface Monster {
  readonly names: readonly string[];
  readonly name: string;
  readonly level: number;
  readonly kind: MonsterPrompt;
  readonly boss: boolean;
  /** Points that it had, and that are left. */
  readonly most: number;
  readonly health: number;
}

const monsterOf = (state: MatchState): Monster => state.modeState as Monster;

/** Points of a monster's whole health. */
export const monsterHealth = (level: number, players: number): number =>
  Math.round(
    MONSTER.pointsPerHead *
      (players + 1) *
      MONSTER.healthGrowth ** (level - 1) *
      (level % MONSTER.bossEvery === 0 ? MONSTER.bossHealth : 1),
  );

/** Per cent for the display; what lives shows at least 1. */
const percent = ({ health, most }: Monster): number =>
  health <= 0 ? 0 : Math.max(1, Math.round((health / most) * 100));

/** Brings up a monster of a level: another category than before where there are several. */
function spawn({ state }: StepContext, names: readonly string[], level: number, last: string | null): void {
  const others = names.length > 1 ? names.filter((name) => name !== last) : names;
  const name = others[nextInteger(state.random, others.length)] ?? '';
  const most = monsterHealth(level, state.players.length);
  const boss = level % MONSTER.bossEvery === 0;
  const monster: Monster = { names, name, level, kind: drawKind(state.random), boss, most, health: most };
  state.modeState = monster;
}

function begin(context: StepContext): void {
  const { rules, players } = context.state;
  const [first] = players;
  const known = first ? dictionaryOf(context, first).categories : [];
  spawn(context, rules.monsters.length > 0 ? rules.monsters : known, 1, null);
}

/** Points of a word: what it takes from the monster. */
function strength(length: number, combo: number, context: StepContext, player: MatchPlayer, word: string): number {
  const { name } = monsterOf(context.state);
  const own = dictionaryOf(context, player).categoriesOf(word).includes(name);
  return length * Math.min(combo, MONSTER.comboMost) * (own ? MONSTER.categoryFactor : 1);
}

/** The weakest of those who are still in gains a heart; of equals the first at the table. */
function healWeakest(context: StepContext, living: readonly MatchPlayer[]): void {
  const weakest = living.toSorted((a, b) => a.hearts - b.hearts)[0];
  if (!weakest || weakest.hearts >= HEARTS.most || weakest.bankMs !== null) return;
  weakest.hearts = Math.min(HEARTS.most, weakest.hearts + MONSTER.heartsForWeakest);
  context.events.push({ e: 'heart', seat: weakest.seat, hearts: weakest.hearts });
}

/** A boss that falls may drop a key for each person. */
function dropKeys(context: StepContext, living: readonly MatchPlayer[]): void {
  for (const player of living) {
    if (player.bot || nextRandom(context.state.random) >= MONSTER.bossKey) continue;
    player.stats.keys++;
    context.events.push({ e: 'drop', seat: player.seat, kind: 'key' });
  }
}

function kill(context: StepContext, seat: SeatId): void {
  const { state, events } = context;
  const { level, boss, names, name } = monsterOf(state);
  const company = matchCompany(state);
  const coins = Math.round(MONSTER.coinsPerLevel * level * company);
  const living = state.players.filter(isAlive);
  events.push({ e: 'monsterKill', seat, level, boss, coins });
  for (const player of living) player.stats.coins += coins;
  healWeakest(context, living);
  if (boss && company === 1) dropKeys(context, living);
  spawn(context, names, level + 1, name);
}

function strike(context: StepContext, player: MatchPlayer, word: string): 'pass' {
  const { state, events } = context;
  const monster = monsterOf(state);
  const points = strength(word.length, player.combo, context, player, word);
  const hurt = { ...monster, health: Math.max(0, monster.health - points) };
  state.modeState = hurt;
  events.push({ e: 'monster', seat: player.seat, health: percent(hurt), points });
  if (hurt.health === 0) kill(context, player.seat);
  return 'pass';
}

/** The time ran out: a heart is lost, and the monster gets its breath back. */
function fail(context: StepContext, player: MatchPlayer): void {
  loseHeart(context, player);
  const monster = monsterOf(context.state);
  const health = Math.min(monster.most, monster.health + Math.round(monster.most * MONSTER.healShare));
  if (health === monster.health) return;
  const healed = { ...monster, health };
  context.state.modeState = healed;
  context.events.push({ e: 'monster', seat: null, health: percent(healed), points: monster.health - health });
}

/** The fight goes on until nobody is left; there is no winner, the level is the score. */
function decide(context: StepContext, at: MatchTime): boolean {
  if (!context.state.players.some(isAlive)) finishMatch(context, 'allOut', at);
  return context.state.phase === 'over';
}

function judge(context: StepContext, player: MatchPlayer, word: string): WrongReason | null {
  const { requirement, prompt } = context.state;
  if (!requirement.free) return judgeWord(context, player, word);
  return lettersOf(word) === lettersOf(prompt) ? null : 'prompt';
}

/** Whether the turn with this number is one of rage. */
const rages = (turn: number): boolean => turn > 0 && turn % MONSTER.rageEvery === 0;

function view(state: MatchState): MonsterView {
  const monster = monsterOf(state);
  const { name, level, kind, boss } = monster;
  const raging = state.phase === 'playing' && state.turnStartsAt === null && rages(state.turn);
  return { mode: MODES.monsters, name, health: percent(monster), level, kind, boss, raging };
}

/** Mode 7: all against one monster after the other (rules section 6). */
export const monsters = turnMode({
  id: MODES.monsters,
  begin,
  drawTask: (context, player) => drawMonsterTask(context, player, monsterOf(context.state).kind),
  turnMs: (state, player, fuseMs) =>
    rages(state.turn) && player.bankMs === null ? Math.round(fuseMs * MONSTER.rageFuse) : fuseMs,
  judge,
  points: strength,
  accepted: (context, player, word) => strike(context, player, word),
  failed: fail,
  decide,
  botWord: (context, player) =>
    context.state.requirement.free ? lettersOf(context.state.prompt) : chooseWord(context, player),
  botCount: ({ state }, player) =>
    state.requirement.free ? BOTS.copyCount * (state.scales[player.language] ?? 1) : state.promptCount,
  twists: ['fade', 'mirror', 'sudden', 'blind'],
  view,
});
