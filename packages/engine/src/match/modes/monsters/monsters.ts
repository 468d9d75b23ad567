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
import { dictionaryOf, isAlive, type Play } from '../../state/play.ts';
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
function spawn({ state }: Play, names: readonly string[], level: number, last: string | null): void {
  const others = names.length > 1 ? names.filter((name) => name !== last) : names;
  const name = others[nextInteger(state.random, others.length)] ?? '';
  const most = monsterHealth(level, state.players.length);
  const boss = level % MONSTER.bossEvery === 0;
  const monster: Monster = { names, name, level, kind: drawKind(state.random), boss, most, health: most };
  state.modeState = monster;
}

function begin(play: Play): void {
  const { rules, players } = play.state;
  const [first] = players;
  const known = first ? dictionaryOf(play, first).categories : [];
  spawn(play, rules.monsters.length > 0 ? rules.monsters : known, 1, null);
}

/** Points of a word: what it takes from the monster. */
function strength(length: number, combo: number, play: Play, player: MatchPlayer, word: string): number {
  const { name } = monsterOf(play.state);
  const own = dictionaryOf(play, player).categoriesOf(word).includes(name);
  return length * Math.min(combo, MONSTER.comboMost) * (own ? MONSTER.categoryFactor : 1);
}

/** The weakest of those who are still in gains a heart; of equals the first at the table. */
function healWeakest(play: Play, living: readonly MatchPlayer[]): void {
  const weakest = living.toSorted((a, b) => a.hearts - b.hearts)[0];
  if (!weakest || weakest.hearts >= HEARTS.most || weakest.bankMs !== null) return;
  weakest.hearts = Math.min(HEARTS.most, weakest.hearts + MONSTER.heartsForWeakest);
  play.events.push({ e: 'heart', seat: weakest.seat, hearts: weakest.hearts });
}

/** A boss that falls may drop a key for each person. */
function dropKeys(play: Play, living: readonly MatchPlayer[]): void {
  for (const player of living) {
    if (player.bot || nextRandom(play.state.random) >= MONSTER.bossKey) continue;
    player.stats.keys++;
    play.events.push({ e: 'drop', seat: player.seat, kind: 'key' });
  }
}

function kill(play: Play, seat: SeatId): void {
  const { state, events } = play;
  const { level, boss, names, name } = monsterOf(state);
  const company = matchCompany(state);
  const coins = Math.round(MONSTER.coinsPerLevel * level * company);
  const living = state.players.filter(isAlive);
  events.push({ e: 'monsterKill', seat, level, boss, coins });
  for (const player of living) player.stats.coins += coins;
  healWeakest(play, living);
  if (boss && company === 1) dropKeys(play, living);
  spawn(play, names, level + 1, name);
}

function strike(play: Play, player: MatchPlayer, word: string): 'pass' {
  const { state, events } = play;
  const monster = monsterOf(state);
  const points = strength(word.length, player.combo, play, player, word);
  const hurt = { ...monster, health: Math.max(0, monster.health - points) };
  state.modeState = hurt;
  events.push({ e: 'monster', seat: player.seat, health: percent(hurt), points });
  if (hurt.health === 0) kill(play, player.seat);
  return 'pass';
}

/** The time ran out: a heart is lost, and the monster gets its breath back. */
function fail(play: Play, player: MatchPlayer): void {
  loseHeart(play, player);
  const monster = monsterOf(play.state);
  const health = Math.min(monster.most, monster.health + Math.round(monster.most * MONSTER.healShare));
  if (health === monster.health) return;
  const healed = { ...monster, health };
  play.state.modeState = healed;
  play.events.push({ e: 'monster', seat: null, health: percent(healed), points: monster.health - health });
}

/** The fight goes on until nobody is left; there is no winner, the level is the score. */
function decide(play: Play, at: MatchTime): boolean {
  if (!play.state.players.some(isAlive)) finishMatch(play, 'allOut', at);
  return play.state.phase === 'over';
}

function judge(play: Play, player: MatchPlayer, word: string): WrongReason | null {
  const { requirement, prompt } = play.state;
  if (!requirement.free) return judgeWord(play, player, word);
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
  drawTask: (play, player) => drawMonsterTask(play, player, monsterOf(play.state).kind),
  turnMs: (state, player, fuseMs) =>
    rages(state.turn) && player.bankMs === null ? Math.round(fuseMs * MONSTER.rageFuse) : fuseMs,
  judge,
  points: strength,
  accepted: (play, player, word) => strike(play, player, word),
  failed: fail,
  decide,
  botWord: (play, player) => (play.state.requirement.free ? lettersOf(play.state.prompt) : chooseWord(play, player)),
  botCount: ({ state }, player) =>
    state.requirement.free ? BOTS.copyCount * (state.scales[player.language] ?? 1) : state.promptCount,
  twists: ['fade', 'mirror', 'sudden', 'blind'],
  view,
});
