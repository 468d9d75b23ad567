import type { ModeId, ModeName } from '@syllaboom/engine';
import type { TFunction } from 'i18next';
import type { ScopedSetting } from '../settings/setting-scope.ts';
import type { ModeShown, RoomInfo, TurnView } from '../store/room-types.ts';
import type { RunningClock } from './board/running-clock.ts';

/** What a mode of this id shows besides the turn; never where it shows nothing. */
export type ViewOf<Id extends ModeId> = Extract<ModeShown, { readonly mode: Id }>;

/** What a turn asks for that wants no prompt in the word. */
export interface FreeTask {
  /** All turns are such, also while their requirement is not known yet. */
  readonly always: boolean;
  readonly lead: (t: TFunction) => string;
  /** The lead where the own keyboard has no space bar; null: the same. */
  readonly touchLead: ((t: TFunction) => string) | null;
  /** The prompt is repeated beside the lead, because it is too long for the sign. */
  readonly repeatsPrompt: boolean;
  /** Lengths are said, too; not where tiles show them. */
  readonly saysLengths: boolean;
}

/** One line about the coming match in the room's facts: its name, and what is set. */
export interface ModeFact {
  readonly label: (t: TFunction) => string;
  readonly value: (info: RoomInfo, t: TFunction) => string;
}

/**
 * What accepted words are: words that were thought up or copied; hits, where they are tries as long as is asked; right answers, where
 * they were chosen. Only of words the longest says something.
 */
export type Counted = 'words' | 'hits' | 'answers';

/** The end of a match in which all played together. */
export interface MatchEnding {
  readonly title: string;
  /** Whether there is something to celebrate. */
  readonly won: boolean;
}

/**
 * The half of a mode's manifest that needs no components: what the parts of the room that all modes share say, and how they
 * read the mode's view. What is null the mode has not; nothing may be left out.
 */
export interface ModeScreen<View> {
  /** How it is played, in a sentence. */
  readonly how: `host.how.${ModeName}`;
  /** The settings that matter in it; who may enter, and how the room is called, matter in all. */
  readonly settings: readonly ScopedSetting[];
  /** What the felt says of the next match besides the mode's name; null for what is as always. */
  readonly chips: readonly ((info: RoomInfo, t: TFunction) => string | null)[];
  readonly facts: readonly ModeFact[];
  /** Players sit round a bomb that holds the prompt: newcomers' tips speak of it. */
  readonly hasBomb: boolean;
  /** On phones its own board stands where spectators would. */
  readonly hasSideBoard: boolean;
  /** What confetti is for: every accepted word, or only a feat (a lap, a solved word). */
  readonly cheers: 'words' | 'feats';
  /** Its board says the round, or what it has in the place of rounds: the room's bar need not. */
  readonly countsRounds: boolean;
  /** What results call the accepted words. */
  readonly counted: Counted;
  readonly freeTask: FreeTask;
  /** The space bar sends the word. */
  readonly spaceSubmits: boolean;
  /** The clock that counts on its board; null: the turn's. */
  readonly clock: ((view: View, turn: TurnView | null) => RunningClock | null) | null;
  /** What stands at a seat, as one comparable text: kind and value, or nothing. */
  readonly seatMark: ((view: View, seat: string) => string) | null;
  /** What is cheered at, as one comparable text, and whose feat it is. */
  readonly feat: ((view: View, selfId: string) => { readonly feat: string; readonly seat: string } | null) | null;
  /** What stands before the hint after an explosion; null: that these words would have been right. */
  readonly hintLead: ((t: TFunction) => string) | null;
  /** The text that has to be copied letter by letter; null while words are thought up. */
  readonly copied: ((view: View, turn: TurnView | null, selfId: string) => string | null) | null;
  /** Something is picked first: the turn's word is not asked for yet. */
  readonly isPicking: ((view: View) => boolean) | null;
  /** One has done one's part while others still type. */
  readonly isDone: ((view: View, selfId: string) => boolean) | null;
  /** All have their hearts in common. */
  readonly sharesHearts: ((view: View) => boolean) | null;
  /** How a match ended in which all played together; null where one has won. */
  readonly ending: ((view: View, t: TFunction) => MatchEnding) | null;
}
