import { randomInt } from 'node:crypto';
import type { BotEdit, ClientMessages } from '@syllaboom/contracts';
import {
  asSeatId,
  BOT_SLIDERS,
  type BotSliderValues,
  type GameLanguage,
  playerLimit,
  strengthOf,
} from '@syllaboom/engine';
import type { PlayerCard } from '../../ports.ts';
import { BotNames } from './bot-names.ts';
import type { GameContext } from '../game-context.ts';
import type { HostPowers } from './host-powers.ts';
import { type Member, seatBot } from '../seats/member.ts';
import { prepareLanguages, showLanguages } from '../settings/settings.ts';

const SEED_RANGE = 2 ** 32;

/** A bot as it can be seated again. */
export interface SeatedBot {
  readonly name: string;
  readonly avatar: string;
  readonly locale: GameLanguage;
  readonly profile: BotSliderValues;
}

/** The room's bots: added, edited and removed by the host, never while a match runs. */
export class RoomBots {
  readonly #room: GameContext;
  readonly #host: HostPowers;
  readonly #names = new BotNames(randomInt(SEED_RANGE));
  #made = 0;

  constructor(room: GameContext, host: HostPowers) {
    this.#room = room;
    this.#host = host;
  }

  /** The language of a bot: the room's, or the chosen one in a multi-language room. */
  #language(wanted: GameLanguage | undefined): GameLanguage | null {
    return this.#room.settings.mlang ? (wanted ?? null) : this.#room.settings.locale;
  }

  add(member: Member, request: ClientMessages['add-bot']): void {
    if (request.id === undefined) return this.#seat(member, request, null);
    this.#room.ports.readPlayerCards([request.id]).then(
      ([card]) => this.#seat(member, request, card ?? null),
      (cause: unknown) => {
        this.#room.log.warn({ part: 'rooms', err: cause }, 'The player whom a bot should imitate was not read');
        this.#seat(member, request, null);
      },
    );
  }

  /** Seats a bot, under the name and avatar of a player unless somebody here has that name. */
  #seat(member: Member, request: ClientMessages['add-bot'], model: PlayerCard | null): void {
    const room = this.#room;
    if (member.gone || !this.#host.guard(member)) return;
    if (room.isBusy()) return room.refuse(member, 'botRunning');
    if (room.state.ranked) return room.refuse(member, 'ranked');
    if (room.roster.players().length >= playerLimit(room.settings)) return room.refuse(member, 'roomFull');
    const language = this.#language(request.locale);
    if (language === null) return room.refuse(member, 'botLanguage');
    const taken = new Set(room.roster.all().map(({ shown }) => shown.username.toLowerCase()));
    const isFree = model !== null && !taken.has(model.displayName.toLowerCase());
    const appearance = isFree ? { name: model.displayName, avatar: model.avatar } : { name: this.#names.draw(taken) };
    const profile: BotSliderValues = {
      typingSpeed: request.typingSpeed ?? BOT_SLIDERS.typingSpeed.default,
      typoAmount: request.typoAmount ?? BOT_SLIDERS.typoAmount.default,
      thinkingTime: request.thinkingTime ?? BOT_SLIDERS.thinkingTime.default,
    };
    const { seat } = this.#sit({ ...appearance, locale: language, profile });
    this.#changed();
    room.broadcast('new', { id: seat });
    room.send(member, 'confirm', { what: 'bot-added' });
  }

  /** A bot without an avatar gets one of its own. */
  #sit({ name, avatar, locale, profile }: Omit<SeatedBot, 'avatar'> & { readonly avatar?: string }): Member {
    this.#made += 1;
    const seat = asSeatId(`bot-${this.#made}`);
    const bot = seatBot(seat, { name, avatar: avatar ?? seat }, locale, profile);
    this.#room.roster.add(bot);
    this.#room.state.players.set(bot.seat, bot.shown);
    return bot;
  }

  /** A bot sits down without being asked for; undefined when there is no seat. */
  sitDown(profile: BotSliderValues): Member | undefined {
    const room = this.#room;
    if (room.roster.players().length >= playerLimit(room.settings)) return;
    const taken = new Set(room.roster.all().map(({ shown }) => shown.username.toLowerCase()));
    const bot = this.#sit({ name: this.#names.draw(taken), locale: room.settings.locale, profile });
    this.#changed();
    room.broadcast('new', { id: bot.seat });
    return bot;
  }

  /** A bot goes without being asked to. */
  giveWay(bot: Member): void {
    this.#room.remove(bot);
    this.#changed();
  }

  /** The bots as they sit here. */
  get seated(): SeatedBot[] {
    return this.#room.roster
      .bots()
      .flatMap(({ bot, shown, locale }) =>
        bot ? [{ name: shown.username, avatar: shown.avatar, locale, profile: bot.profile }] : [],
      );
  }

  /** Seats the bots of a table that is opened again. */
  seatAgain(bots: readonly SeatedBot[]): void {
    for (const bot of bots) this.#sit(bot);
  }

  remove(member: Member, id: string): void {
    const bot = this.#editable(member, id);
    if (!bot) return;
    this.#room.remove(bot);
    this.#changed();
    this.#room.send(member, 'confirm', { what: 'bot-removed' });
  }

  /** Shows a bot's sliders to whoever opens its window. */
  showProfile(member: Member, id: string): void {
    const bot = this.#room.roster.get(id);
    if (!bot?.bot) return this.#room.refuse(member, 'botUnknown');
    this.#room.send(member, 'bot-profile', { id, locale: bot.locale, ...bot.bot.profile });
  }

  update(member: Member, edit: BotEdit): void {
    const bot = this.#editable(member, edit.id);
    if (!bot?.bot) return;
    const { typingSpeed, typoAmount, thinkingTime } = edit;
    bot.bot.profile = { typingSpeed, typoAmount, thinkingTime };
    bot.shown.strength = strengthOf(bot.bot.profile) ?? '';
    if (this.#room.settings.mlang && edit.locale) {
      bot.locale = edit.locale;
      bot.shown.locale = edit.locale;
    }
    this.#changed();
    this.#room.send(member, 'confirm', { what: 'bot-updated' });
  }

  #editable(member: Member, id: string): Member | null {
    if (!this.#host.guard(member)) return null;
    const bot = this.#room.roster.get(id);
    if (!bot?.bot) this.#room.refuse(member, 'botUnknown');
    else if (this.#room.isBusy()) this.#room.refuse(member, 'botRunning');
    else return bot;
    return null;
  }

  #changed(): void {
    showLanguages(this.#room);
    prepareLanguages(this.#room);
    this.#room.relist();
    this.#room.patch();
  }
}
