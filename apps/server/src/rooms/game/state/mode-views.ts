import { type MonsterTexts, NO_MONSTER_TEXTS, viewMessage } from '@syllaboom/contracts';
import {
  isModeViewPersonal,
  type MatchEvent,
  type MatchState,
  MODES,
  type ModeView,
  type MonsterView,
  type SeatId,
  viewMode,
} from '@syllaboom/engine';
import type { GameContext } from '../game-context.ts';
import type { Member } from '../seats/member.ts';

/** Changes within this time go out together. */
const TOGETHER_MS = 100;
/** So many words of a monster's category are looked up before it goes without an example. */
const EXAMPLES_TRIED = 6;
/** Words of a category from which an example is taken. */
const EXAMPLES_FROM = 200;

/**
 * Sends what the running mode shows: to everybody, or to each their own where it holds secrets. Spectators and whoever
 * comes late see what nobody's own view adds to.
 */
export class ModeViews {
  readonly #room: GameContext;
  #sentAt = Number.NEGATIVE_INFINITY;
  /** Changes wait for the others that come meanwhile. */
  #isDue = false;
  /** The monster that is shown and what the room knows of it. */
  #monster = '';
  #texts: MonsterTexts = NO_MONSTER_TEXTS;

  constructor(room: GameContext) {
    this.#room = room;
  }

  /**
   * Emits what changed, to whom it changed for; several changes of one step go out once. Where everybody plays at once, changes come
   * from all sides: between two turns they go out together, a few times a second. The end is a change, too: a word that
   * nobody found is shown then.
   */
  emit(events: readonly MatchEvent[], match: Readonly<MatchState>): void {
    if (match.phase === 'over') return this.#toAll(match);
    const changes = events.filter((event) => event.e === 'mode');
    if (changes.length === 0) return;
    if (changes.some(({ seat }) => seat === null)) {
      const isTurn = match.holder !== null || events.some(({ e }) => e === 'turn' || e === 'reveal');
      return isTurn ? this.#toAll(match) : this.#soon(match);
    }
    for (const seat of new Set(changes.map((change) => change.seat))) {
      const member = seat === null ? undefined : this.#room.roster.get(seat);
      if (member) this.show(member, match);
    }
  }

  /** Sends one member the view as it is now. */
  show(member: Member, match: Readonly<MatchState>): void {
    const view = viewMode(match, viewerOf(member, match));
    if (!view) return;
    const { name, payload } = viewMessage(this.#linked(view), this.#texts);
    this.#room.send(member, name, payload);
  }

  #soon(match: Readonly<MatchState>): void {
    if (this.#isDue) return;
    const restMs = this.#sentAt + TOGETHER_MS - this.#room.now();
    if (restMs <= 0) return this.#toAll(match);
    this.#isDue = true;
    this.#room.later(restMs, () => {
      if (this.#isDue && match.phase === 'playing') this.#toAll(match);
    });
  }

  #toAll(match: Readonly<MatchState>): void {
    this.#isDue = false;
    this.#sentAt = this.#room.now();
    const common = viewMode(match, null);
    if (common?.mode === MODES.monsters) this.#knowMonster(common, match);
    if (isModeViewPersonal(match)) {
      for (const member of this.#room.roster.people()) this.show(member, match);
    } else if (common) this.#toEverybody(common);
  }

  #toEverybody(view: ModeView): void {
    const { name, payload } = viewMessage(this.#linked(view), this.#texts);
    this.#room.broadcast(name, payload);
  }

  /** Pictures from elsewhere are shown by this server: nobody's browser is sent to an address that a player wrote. */
  #linked(view: ModeView): ModeView {
    return view.mode === MODES.customPrompts && view.image !== null
      ? { ...view, image: this.#room.ports.content.pictureLink(view.image) }
      : view;
  }

  /** A new monster gets an example of its category and what that means, as soon as they are found. */
  #knowMonster(view: MonsterView, match: Readonly<MatchState>): void {
    const language = match.players[0]?.language ?? this.#room.settings.locale;
    const monster = `${language}:${view.name}:${view.level}`;
    if (monster === this.#monster) return;
    this.#monster = monster;
    this.#texts = NO_MONSTER_TEXTS;
    const words = this.#room.ports.words.get(language).categoryWords(view.name).slice(0, EXAMPLES_FROM);
    const tried = Array.from({ length: Math.min(EXAMPLES_TRIED, words.length) }, (_, i) => {
      // Any spread will do: this is decoration, no rule.
      return words[(view.level * 7 + i * 31) % words.length] ?? '';
    });
    this.#findExample(language, tried).then(
      (texts) => {
        if (!texts || this.#monster !== monster) return;
        this.#texts = texts;
        const now = viewMode(match, null);
        if (match.phase === 'playing' && now) this.#toEverybody(now);
      },
      (cause: unknown) => this.#room.log.warn({ part: 'rooms', err: cause }, 'Nothing was found about a monster'),
    );
  }

  async #findExample(
    language: Parameters<GameContext['ports']['meaningOf']>[0],
    words: readonly string[],
  ): Promise<MonsterTexts | null> {
    for (const word of words) {
      const { meanings } = await this.#room.ports.meaningOf(language, word);
      const [def] = meanings;
      if (def !== undefined) return { oinfo: word, def };
    }
    return null;
  }
}

/** Players see their own view, also when they are out; everybody else sees the one of spectators. */
const viewerOf = ({ seat }: Member, match: Readonly<MatchState>): SeatId | null =>
  match.players.some((player) => player.seat === seat) ? seat : null;
