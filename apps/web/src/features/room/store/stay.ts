import type { LostSeat, RoomIntent } from '../../../navigation/screens.ts';
import { isOffline } from '../../../platform/network.ts';
import { isFinalFailure, JoinError, type JoinFailure } from '../../../platform/rooms/join-error.ts';
import { type RoomClose, readRoomClose } from '../../../platform/rooms/room-close.ts';
import type { GameLink } from '../../../platform/rooms/rooms.ts';
import {
  type Cause,
  ENTERING,
  type Goal,
  type Greeting,
  pauseMs,
  type ReturnCommand,
  type ReturnEvent,
  type ReturnPlan,
  takeStep,
  type WaitReason,
} from '../returning/return-plan.ts';
import { actionsOf, type ConnectionListeners, connectStore } from './connect-store.ts';
import { type Hurt, takeLife } from './hurt-away.ts';
import type { RoomActions } from './room-actions.ts';
import { RoomStore } from './room-store.ts';
import type { LostPlace } from './room-types.ts';
import type { StayPorts } from './stay-ports.ts';

/** Failures after which the menu comes back at once like after a final close; others stay readable longer. */
const SHORT: readonly JoinFailure[] = ['banned', 'notFound', 'playing', 'queued', 'kicked'];
export const REFUSAL_MS = { short: 1000, long: 3000 } as const;
const RETRY_CLOSE = readRoomClose(1006, '');

/** One stay in a room from the seat request to the way back to the menu, with every way back into the room. */
class Stay {
  readonly #intent: RoomIntent;
  readonly #ports: StayPorts;
  readonly #random: () => number;
  #plan: ReturnPlan = ENTERING;
  #isOver = false;
  #link: GameLink | null = null;
  #store: RoomStore | null = null;
  #offs: (() => void)[] = [];
  #ticket: string | null = null;
  /** A match ran when the line broke. */
  #losesMatch = false;
  /** What the player had at this table before the newest seat there. */
  #before: LostPlace | null = null;
  /** What the match has taken meanwhile, to be told on arrival. */
  #hurt: Hurt | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Tells questions apart: an old answer is none. */
  #question = 0;
  #visit = 0;
  readonly #stopWaking: () => void;

  constructor(intent: RoomIntent, ports: StayPorts) {
    this.#intent = intent;
    this.#ports = ports;
    this.#random = ports.random ?? Math.random;
    this.#stopWaking = ports.onWake(() => this.#take({ type: 'woke' }));
  }

  begin(): void {
    void this.#seek('entry');
  }

  end(): void {
    this.#finish();
    if (this.#plan.at === 'inside') void this.#link?.leave();
    else this.#link?.release();
  }

  #finish(): void {
    this.#isOver = true;
    this.#stopWaking();
    clearTimeout(this.#timer);
    this.#disconnect();
  }

  #disconnect(): void {
    for (const off of this.#offs.splice(0)) off();
  }

  #leaveAfter(ms: number, lost: LostSeat | null = null): void {
    // An answer that is under way would put a question in the place of the way out.
    this.#plan = { at: 'over' };
    this.#question += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#finish();
      this.#ports.onLeft(lost);
    }, ms);
  }

  /** The seat that is left behind on a broken line; `isMissed`: against the player's will. */
  #lostSeat(isMissed: boolean): LostSeat | null {
    if (this.#link === null) return this.#intent.kind === 'back' ? { ...this.#intent.seat, isMissed } : null;
    return { roomId: this.#link.roomId, isMissed };
  }

  #take(event: ReturnEvent): void {
    if (this.#isOver) return;
    const { plan, commands } = takeStep(this.#plan, event, {
      hasTicket: this.#ticket !== null,
      isOffline: isOffline(),
      isDialling: this.#link?.isDialling() ?? false,
    });
    this.#plan = plan;
    for (const command of commands) this.#carryOut(command);
  }

  #carryOut(command: ReturnCommand): void {
    switch (command.do) {
      case 'release':
        this.#disconnect();
        return this.#link?.release();
      case 'ask':
        return this.#askAfter(pauseMs(command.asked, this.#random()));
      case 'askNow':
        return this.#askAfter(0);
      case 'seek':
        return void this.#seek(command.goal);
      case 'show':
        return this.#show(command.what);
      case 'yield':
        return this.#yield(command.failure);
      case 'arrive':
        return this.#arrive(command.same, command.why);
      case 'end':
        return this.#conclude(command.because);
      // Those are the menu's: a stay that goes there is over.
      case 'check':
      case 'enter':
      case 'forget':
        return undefined;
    }
  }

  #askAfter(ms: number): void {
    clearTimeout(this.#timer);
    this.#question += 1;
    const question = this.#question;
    this.#timer = setTimeout(() => void this.#ask(question), ms);
  }

  async #ask(question: number): Promise<void> {
    const answer = await this.#ports.askServer();
    if (question === this.#question) this.#take({ type: 'answered', answer });
  }

  #show(what: 'dropped' | WaitReason | Greeting): void {
    const store = this.#store;
    if (what === 'dropped') {
      this.#losesMatch = store?.get('info')?.started ?? false;
      return this.#ports.onNotice('dropped');
    }
    if (what === 'restart' && this.#plan.at === 'waiting' && this.#plan.asked === 0)
      this.#losesMatch ||= store?.get('info')?.started ?? false;
    if (store) store.set('connection', what === 'restart' ? 'restarting' : what);
    else this.#ports.onView({ kind: 'waiting', why: what });
  }

  /** The room goes from this window: nothing of it is shown or heard here any more. */
  #yield(failure: JoinFailure | null): void {
    clearTimeout(this.#timer);
    this.#question += 1;
    this.#disconnect();
    this.#ports.onView({
      kind: 'elsewhere',
      failure,
      claim: () => {
        if (this.#plan.at !== 'elsewhere') return;
        this.#ports.onView({ kind: 'entering' });
        this.#take({ type: 'claimed' });
      },
      leave: () => this.#leaveAfter(0),
    });
  }

  #arrive(same: boolean, why: Cause | null): void {
    clearTimeout(this.#timer);
    this.#question += 1;
    if (this.#store) this.#store.set('connection', 'online');
    const match = same || !this.#losesMatch ? null : (why ?? 'silent');
    this.#losesMatch = false;
    // A server that was away has taken everybody's seat; whose it was is told with the match.
    const isOwn = why !== 'restart' && why !== 'silent';
    if (!same && this.#before) this.#store?.set('lost', { ...this.#before, seat: this.#before.seat && isOwn });
    const hurt = this.#hurt;
    this.#hurt = null;
    if (same) this.#ports.onNotice(hurt ? { kind: 'hurt', ...hurt } : 'back');
    else this.#ports.onNotice({ kind: 'returned', same, match });
  }

  /** The state of a new seat is there before the arrival. */
  #takeHurt(hurt: Hurt): void {
    if (this.#plan.at === 'inside') this.#ports.onNotice({ kind: 'hurt', ...hurt });
    else this.#hurt = hurt;
  }

  #conclude(because: 'retry' | 'lost' | JoinFailure): void {
    const match = this.#losesMatch;
    this.#store?.set('connection', 'lost');
    if (because === 'retry') {
      this.#ports.onNotice(RETRY_CLOSE);
      return this.#leaveAfter(RETRY_CLOSE.menuAfterMs, this.#lostSeat(true));
    }
    if (because === 'lost') {
      this.#ports.onNotice({ kind: 'lost', match });
      return this.#leaveAfter(REFUSAL_MS.long);
    }
    this.#ports.onView({ kind: 'refused', failure: because });
    // Who was on the way back and met a network that fails may go on trying.
    const lost = this.#intent.kind === 'back' && !isFinalFailure(because) ? this.#lostSeat(false) : null;
    this.#leaveAfter(SHORT.includes(because) ? REFUSAL_MS.short : REFUSAL_MS.long, lost);
  }

  #connect(goal: Goal): Promise<GameLink> {
    const { connect, askForSeat, takeTable, claimSeat } = this.#ports;
    const roomId = this.#link?.roomId ?? '';
    if (goal === 'entry') return connect(this.#intent);
    if (goal === 'seat') return askForSeat(roomId, this.#link?.token() ?? '');
    if (goal === 'claim') return claimSeat(roomId);
    const self = this.#store?.self;
    const place = {
      ticket: this.#ticket ?? '',
      // Who only watches since they were idle has played, and plays on.
      spectate: (self?.spectating ?? false) && !self?.autoJoin && !self?.idle,
      ...(self ? { locale: self.language } : {}),
    };
    return takeTable(place, roomId);
  }

  async #seek(goal: Goal): Promise<void> {
    try {
      const link = await this.#connect(goal);
      if (this.#isOver) return void link.leave();
      this.#enter(link, goal);
      // The other window may have been closed long ago, and the seat or the host's part given away meanwhile.
      if (goal === 'claim' && this.#before) this.#store?.set('lost', this.#before);
      this.#take({ type: 'entered' });
    } catch (cause) {
      this.#take({ type: 'refused', failure: cause instanceof JoinError ? cause.failure : 'unexpected' });
    }
  }

  #enter(link: GameLink, goal: Goal = 'entry'): void {
    this.#disconnect();
    const away = goal === 'seat' && this.#store ? takeLife(this.#store) : null;
    const store = new RoomStore(link.roomId, link.sessionId);
    // What was played at this table is told when a match ends, and never again; nor is what the room said about it.
    if (this.#store) {
      store.chat.recall(this.#store.chat);
      store.set('hasPlayed', this.#store.kept('hasPlayed'));
      store.set('lastMatch', this.#store.kept('lastMatch'));
      const { self } = this.#store;
      this.#before = { seat: self?.spectating === false, host: this.#store.kept('info')?.host === self?.id };
    }
    this.#link = link;
    this.#store = store;
    const listeners: ConnectionListeners = {
      onDrop: (restart) => this.#take({ type: 'dropped', restart }),
      onBack: () => this.#take({ type: 'back' }),
      onHurt: (hurt) => this.#takeHurt(hurt),
      onClose: (close) => this.#close(close),
    };
    const off = connectStore(link, store, listeners, away);
    const offTicket = link.on('table-ticket', ({ ticket }) => {
      this.#ticket = ticket;
      this.#ports.keepTicket(link.roomId, ticket);
    });
    this.#offs = [off, offTicket];
    this.#ports.onEntered(link.roomId);
    const actions = actionsOf(link);
    this.#visit += 1;
    this.#ports.onView({
      kind: 'inside',
      visit: this.#visit,
      store,
      actions: { ...actions, leave: () => this.#leave(actions) },
    });
  }

  /** On a line that is down nobody hears a goodbye. */
  #leave(actions: RoomActions): void {
    if (this.#plan.at === 'inside') return actions.leave();
    this.#link?.release();
    this.#leaveAfter(0, this.#lostSeat(false));
  }

  #close(close: RoomClose): void {
    if (this.#isOver) return;
    if (close.kind === 'alreadyInRoom' && close.token) return void this.#takeOver(close.token);
    if (close.kind === 'retry') return this.#take({ type: 'gaveUp' });
    if (close.kind === 'takenOver') return this.#take({ type: 'takenOver' });
    this.#plan = { at: 'over' };
    this.#store?.set('connection', 'lost');
    this.#ports.onNotice(close);
    this.#leaveAfter(close.menuAfterMs);
  }

  async #takeOver(token: string): Promise<void> {
    const roomId = this.#link?.roomId ?? '';
    this.#plan = ENTERING;
    try {
      const link = await this.#ports.connect({ kind: 'resume', roomId, token });
      if (this.#isOver) return void link.leave();
      this.#enter(link);
      this.#plan = { at: 'inside' };
    } catch (cause) {
      this.#take({ type: 'refused', failure: cause instanceof JoinError ? cause.failure : 'unexpected' });
    }
  }
}

/** Begins a stay. Returns what ends it without a word (unmounting). */
export function startStay(intent: RoomIntent, ports: StayPorts): () => void {
  const stay = new Stay(intent, ports);
  // One tick later, so that a screen which is mounted and unmounted at once asks for no seat.
  const begin = setTimeout(() => stay.begin(), 0);
  return () => {
    clearTimeout(begin);
    stay.end();
  };
}
