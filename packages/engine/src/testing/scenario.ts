import type { GameLanguage } from '../catalogue/languages.ts';
import { asSeatId } from '../ids.ts';
import type { MatchContent } from '../match/state/match-content.ts';
import { createMatch } from '../match/create-match.ts';
import { nextDeadline } from '../match/match-clock.ts';
import type { MatchEvent, WrongReason } from '../match/state/match-event.ts';
import type { MatchInput } from '../match/state/match-input.ts';
import type { BotProfile, MatchRules, MatchSetup } from '../match/state/match-setup.ts';
import type { MatchPlayer, MatchState } from '../match/state/match-state.ts';
import { step } from '../match/step.ts';
import { defaultRoomSettings } from '../room/default-settings.ts';
import { rulesFromSettings } from '../room/match-rules.ts';
import type { MatchSeed } from '../random.ts';
import type { WordIndex, WordSource } from '../word-index.ts';
import { listWordIndex } from './list-word-index.ts';
import { SAMPLE_WORDS } from './sample-words.ts';

type EventOf<Name extends MatchEvent['e']> = Extract<MatchEvent, { e: Name }>;
type InputDraft = MatchInput extends infer One ? (One extends MatchInput ? Omit<One, 'at'> : never) : never;

/** How a scenario starts; everything has a plain default. */
export interface ScenarioOptions {
  readonly players?: number;
  readonly bots?: readonly BotProfile[];
  readonly hearts?: 1 | 2 | 3;
  readonly rules?: Partial<MatchRules>;
  readonly words?: readonly string[] | WordIndex | WordSource;
  readonly seed?: MatchSeed;
  readonly language?: GameLanguage;
  readonly material?: MatchContent;
}

export const plainRules = (changes: Partial<MatchRules> = {}): MatchRules => ({
  ...rulesFromSettings(defaultRoomSettings('en-US'), { ranked: false, calm: false }),
  ...changes,
});

/** The setup that scenario options mean. */
export function scenarioSetup(options: ScenarioOptions = {}): MatchSetup {
  const language = options.language ?? 'en-US';
  const people = Array.from({ length: options.players ?? 2 }, (_, i) => ({ seat: asSeatId(`p${i + 1}`), language }));
  const bots = (options.bots ?? []).map((bot, i) => ({ seat: asSeatId(`bot${i + 1}`), language, bot }));
  const hearts = options.hearts === undefined ? {} : { startHearts: options.hearts };
  return {
    seed: options.seed ?? 1,
    rules: plainRules({ ...hearts, ...options.rules }),
    players: [...people, ...bots],
    ...(options.material ? { material: options.material } : {}),
  };
}

const sourceOf = ({ words = SAMPLE_WORDS, language = 'en-US' }: ScenarioOptions): WordSource => {
  if (typeof words === 'function') return words;
  const index = 'exists' in words ? words : listWordIndex(words, language);
  return () => index;
};

/** How long a scenario's players think before they do something. */
const THINKING_MS = 1_000;

/**
 * A match told as a story: `play({hearts: 1}).turn('TIO').types('STATION').passes()`. Whatever happens, happens to the
 * holder of the bomb. A sentence that isn't true throws.
 */
export class Scenario {
  readonly state: MatchState;
  readonly setup: MatchSetup;
  readonly words: WordSource;
  readonly inputs: MatchInput[] = [];
  /** What the last sentence caused, and everything so far. */
  events: MatchEvent[];
  readonly story: MatchEvent[];
  #before: string | null = null;

  constructor(options: ScenarioOptions) {
    this.setup = scenarioSetup(options);
    this.words = sourceOf(options);
    const { state, events } = createMatch(this.setup, this.words, 0);
    this.state = state;
    this.events = events;
    this.story = [...events];
  }

  get holder(): MatchPlayer {
    const player = this.state.players.find((one) => one.seat === this.state.holder);
    if (!player) throw new Error('nobody holds the bomb');
    return player;
  }

  /** The player at a place in the order of seats, from 0. */
  seat(index: number): MatchPlayer {
    const player = this.state.players[index];
    if (!player) throw new Error(`no seat ${index}`);
    return player;
  }

  /** The events of one kind that the last sentence caused. */
  caused<Name extends MatchEvent['e']>(name: Name): EventOf<Name>[] {
    return this.events.filter((event): event is EventOf<Name> => event.e === name);
  }

  /** Feeds any input, by default at the match's present. */
  feed(input: InputDraft, at: number = this.state.now): this {
    const whole = { ...input, at } as MatchInput;
    this.#before = this.state.holder;
    this.inputs.push(whole);
    this.events = step(this.state, whole, this.words);
    this.story.push(...this.events);
    return this;
  }

  /** Waits for an announced turn and puts this prompt before its holder. */
  turn(prompt: string): this {
    if (this.state.turnStartsAt !== null) this.feed({ k: 'time' }, this.state.turnStartsAt);
    this.state.prompt = prompt;
    this.state.promptCount = this.words(this.holder.language).count(prompt);
    return this;
  }

  /** The holder submits a word a little later, perhaps with a lag credit. */
  types(word: string, { after = THINKING_MS, creditMs = 0 } = {}): this {
    return this.feed({ k: 'submit', seat: this.holder.seat, word, creditMs }, this.state.now + after);
  }

  /** The holder's draft becomes this text. */
  drafts(text: string, { after = THINKING_MS } = {}): this {
    return this.feed({ k: 'draft', seat: this.holder.seat, delta: { t: 'r', w: text } }, this.state.now + after);
  }

  /** Anybody submits a text a little later, where everybody plays at once. */
  sends(player: MatchPlayer, word: string, { after = THINKING_MS, creditMs = 0 } = {}): this {
    return this.feed({ k: 'submit', seat: player.seat, word, creditMs }, this.state.now + after);
  }

  /** Anybody chooses by number a little later. */
  chooses(player: MatchPlayer, choice: number, { after = THINKING_MS, creditMs = 0 } = {}): this {
    return this.feed({ k: 'choose', seat: player.seat, choice, creditMs }, this.state.now + after);
  }

  /** Time passes, as the clock needs it, until something of this kind happens. */
  until(name: MatchEvent['e']): this {
    const started = this.story.length;
    for (let i = 0; i < 100_000; i++) {
      const at = nextDeadline(this.state);
      if (at === null) throw new Error('the match is over');
      this.feed({ k: 'time' }, at);
      if (this.caused(name).length === 0) continue;
      this.events = this.story.slice(started);
      return this;
    }
    throw new Error(`${name} does not happen`);
  }

  waits(ms: number): this {
    return this.feed({ k: 'time' }, this.state.now + ms);
  }

  /** Time passes until the bomb goes off. */
  explodes(): this {
    for (let i = 0; i < 1_000; i++) {
      const at = nextDeadline(this.state);
      if (at === null) throw new Error('the match is over');
      this.feed({ k: 'time' }, at);
      if (this.caused('hurt').length > 0) return this;
    }
    throw new Error('the bomb does not go off');
  }

  leaves(player: MatchPlayer): this {
    return this.feed({ k: 'leave', seat: player.seat });
  }

  /** Plays on by the clock alone until the match is over. */
  runsOut(most = 100_000): this {
    const started = this.story.length;
    for (let i = 0; i < most && this.state.phase === 'playing'; i++) {
      this.feed({ k: 'time' }, nextDeadline(this.state) ?? this.state.now);
    }
    this.events = this.story.slice(started);
    return this.isOver();
  }

  /** The word was right and somebody else (alone: the next prompt) is on. */
  passes(): this {
    if (this.caused('correct').length === 0) throw new Error(`not accepted: ${JSON.stringify(this.events)}`);
    if (this.state.players.length > 1 && this.state.holder === this.#before) throw new Error('the turn did not pass');
    return this;
  }

  /** The word was wrong for this reason, and the turn goes on. */
  fails(reason: WrongReason): this {
    const given = this.caused('wrong')[0]?.reason;
    if (given !== reason) throw new Error(`expected ${reason}, got ${given ?? JSON.stringify(this.events)}`);
    if (this.state.holder !== this.#before) throw new Error('the turn passed');
    return this;
  }

  isOver(): this {
    if (this.state.phase !== 'over') throw new Error('the match goes on');
    return this;
  }
}

/** Starts a match to tell a story about. */
export const play = (options: ScenarioOptions = {}): Scenario => new Scenario(options);
