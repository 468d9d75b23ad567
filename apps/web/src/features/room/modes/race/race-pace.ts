import { type RaceView, rightLetters, wordsPerMinute } from '@syllaboom/engine';

type Racer = RaceView['racers'][number];

/** What is known of one racer's hands in this lap: the word that is being typed. */
interface Hand {
  at: number;
  before: string;
}

/** A racer as a lane shows it now. */
export interface Pace {
  /** Part of the lap that is typed, 0–1, letters of the running word included. */
  readonly done: number;
  /** Whole words per minute in this lap, by the rule that counts for the result. */
  readonly wpm: number;
}

/** Letters of a lap that are typed, or what they took: nobody types a letter in less. */
const LEAST_MS = 400;

/**
 * Follows the hands of all racers of a lap from their drafts, so that speed and place are there with every key and not with
 * every word. Both follow from the view and the drafts as they stand: whoever comes late sees the same.
 */
export class RacePace {
  #view: RaceView | null = null;
  #hands = new Map<string, Hand>();

  /** Takes over what the room tells; a new lap begins with fresh hands. */
  take(view: RaceView): void {
    if (view.lap !== this.#view?.lap || view.words.join() !== this.#view.words.join()) this.#hands.clear();
    this.#view = view;
    // A verdict may come after the next word was begun: an own word is never taken back by it.
    for (const { seat, done } of view.racers) {
      const hand = this.#handOf(seat);
      if (done > hand.at || done < hand.at - 1) Object.assign(hand, { at: done, before: '' });
    }
  }

  /** The word was refused: the same one is typed again. */
  refuse(seat: string): void {
    const done = this.#view?.racers.find((racer) => racer.seat === seat)?.done;
    if (done !== undefined) this.#handOf(seat).at = done;
  }

  /** A draft changed. */
  type(seat: string, draft: string): void {
    const hand = this.#handOf(seat);
    const word = this.#view?.words[hand.at] ?? '';
    if (draft === '' && hand.before === word && word !== '') hand.at++;
    hand.before = draft;
  }

  /** Number of the word that a racer types, from 0: ahead of the room's verdict by at most one. */
  wordOf(seat: string): number {
    return this.#handOf(seat).at;
  }

  /**
   * How a racer stands at this time of the room's clock.
   * @param known Whether the racer types the same text: a draft in another language is not judged.
   */
  paceOf(racer: Racer, now: number, known: boolean): Pace {
    const view = this.#view;
    if (!view) return { done: 0, wpm: 0 };
    const hand = this.#handOf(racer.seat);
    const word = view.words[racer.done] ?? '';
    const begun = known && hand.at === racer.done ? rightLetters(word, hand.before) : 0;
    const until = racer.finishedAt ?? Math.min(now, view.endsAt);
    const wpm = wordsPerMinute({
      typedLetters: racer.letters + begun,
      typingMs: Math.max(LEAST_MS, until - view.startedAt),
    });
    const of = Math.max(1, view.words.length);
    return {
      done: Math.min(1, (racer.done + (word === '' ? 0 : begun / (word.length + 1))) / of),
      wpm: Math.round(wpm),
    };
  }

  #handOf(seat: string): Hand {
    const hand = this.#hands.get(seat) ?? { at: 0, before: '' };
    this.#hands.set(seat, hand);
    return hand;
  }
}
