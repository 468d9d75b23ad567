import { isFinalFailure, type JoinFailure } from '../../../platform/rooms/join-error.ts';
import { RECONNECT_ATTEMPTS } from '../../../platform/rooms/room-link.ts';
import type { ServerAnswer } from '../../../platform/rooms/ask-server.ts';

/** Why the page waits: the server said that it restarts, it does not answer, or the device has no network. */
export type WaitReason = 'restart' | 'silent' | 'offline';
/** That there is an answer again: of a server that said it would be away, or after a silence that may have been the own network's. */
export type Greeting = 'returning' | 'reached';
/** What cost the own seat: what the page waited for, or that it was away for longer than the seat is held. */
export type Cause = WaitReason | 'missed';
/**
 * What is asked for once the server answers: the own seat, the same table again, the way in that was asked for first, or the
 * seat that another window has, which the player wants here.
 */
export type Goal = 'seat' | 'table' | 'entry' | 'claim';

/** Where the way back into a room stands. One reducer decides everything that follows a line that broke or was taken away. */
export type ReturnPlan =
  | { readonly at: 'inside' }
  /** The library dials the room; `isAsking`: a try failed, so the server is asked, too. */
  | { readonly at: 'dialling'; readonly failed: number; readonly isAsking: boolean; readonly held: number }
  /** The page waits for the server, asking again and again. */
  | {
      readonly at: 'waiting';
      readonly why: WaitReason;
      readonly goal: Goal;
      readonly asked: number;
      readonly failed: number;
      /** So often an answer was held back for a try of the library that was under way. */
      readonly held: number;
    }
  | { readonly at: 'asking'; readonly why: Cause | null; readonly goal: Goal; readonly failed: number }
  /** Another window of the player has the seat: nothing is tried until they want it here. */
  | { readonly at: 'elsewhere' }
  /** In the menu: the seat may wait still, or its match runs on (`isHeld` false). */
  | { readonly at: 'menu'; readonly isHeld: boolean }
  | { readonly at: 'over' };

/** How this window stands to the room that it lost; null: nobody answers. */
export interface SeatStatus {
  readonly seat: 'none' | 'waits' | 'played';
  readonly own: boolean;
  readonly match: boolean;
}

export type ReturnEvent =
  /** The line broke, or a try of the library failed. */
  | { readonly type: 'dropped'; readonly restart: boolean }
  /** The library is back on the same seat. */
  | { readonly type: 'back' }
  /** The library has used up its tries. */
  | { readonly type: 'gaveUp' }
  | { readonly type: 'answered'; readonly answer: ServerAnswer }
  | { readonly type: 'entered' }
  /** Another window has taken the seat over. */
  | { readonly type: 'takenOver' }
  /** The player wants the seat in this window. */
  | { readonly type: 'claimed' }
  | { readonly type: 'refused'; readonly failure: JoinFailure }
  /** In the menu: how the server says that things stand. `isMissed`: the room was lost against the player's will. */
  | { readonly type: 'seatChecked'; readonly status: SeatStatus | null; readonly isMissed: boolean }
  /** The page is looked at again, or the device has a network again: now is a good moment. */
  | { readonly type: 'woke' };

export type ReturnCommand =
  /** Nothing more is tried on the old line. */
  | { readonly do: 'release' }
  /** Asks how the server stands, after so many questions. */
  | { readonly do: 'ask'; readonly asked: number }
  | { readonly do: 'askNow' }
  | { readonly do: 'seek'; readonly goal: Goal }
  /** In the menu: checks how the seat stands, `afterMs` from now. */
  | { readonly do: 'check'; readonly afterMs: number }
  /** From the menu back into the room. */
  | { readonly do: 'enter' }
  /** There is nothing to come back to. */
  | { readonly do: 'forget' }
  | { readonly do: 'show'; readonly what: 'dropped' | WaitReason | Greeting }
  /** Says that the player plays elsewhere; `failure`: why they could not have the seat here just now. */
  | { readonly do: 'yield'; readonly failure: JoinFailure | null }
  /** `same`: on the own seat; else at the same table, on a new one. */
  | { readonly do: 'arrive'; readonly same: boolean; readonly why: Cause | null }
  /** The stay ends: with the library's own words, since the room is lost, or by a refusal. */
  | { readonly do: 'end'; readonly because: 'retry' | 'lost' | JoinFailure };

export interface ReturnStep {
  readonly plan: ReturnPlan;
  readonly commands: readonly ReturnCommand[];
}

export interface ReturnMeans {
  /** The room has given the ticket that opens its table again. */
  readonly hasTicket: boolean;
  /** The device has no network: what fails meanwhile is not counted. */
  readonly isOffline: boolean;
  /** A try of the library is under way: two ways to one seat at a time would cost it. */
  readonly isDialling: boolean;
}

/** A stay begins with asking for the way in. */
export const ENTERING: ReturnPlan = { at: 'asking', why: null, goal: 'entry', failed: 0 };
/** In the menu it begins with the seat that the server holds. */
export const IN_MENU: ReturnPlan = { at: 'menu', isHeld: true };
const OVER: ReturnPlan = { at: 'over' };
const step = (plan: ReturnPlan, ...commands: ReturnCommand[]): ReturnStep => ({ plan, commands });

/** The first pause between two questions, what it grows by, and its end: whoever waits is in their seat two seconds after the server answers. */
const FIRST_PAUSE_MS = 400;
const PAUSE_GROWS = 1.3;
const LONGEST_PAUSE_MS = 1_200;
/** Pauses differ by so much from page to page, so that a thousand pages do not ask in one moment. */
const JITTER = 0.25;

/** The pause before the next question. `random` from 0 to 1. */
export const pauseMs = (asked: number, random: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * PAUSE_GROWS ** asked) * (1 - JITTER + 2 * JITTER * random);

/** In the menu: the pause before the first check, and between two. */
export const FIRST_CHECK_MS = 1_000;
const CHECK_MS = 5_000;

/** A try of the library may take so many answers of the server; then it hangs. */
const MOST_HELD = 6;

const wait = (why: WaitReason, goal: Goal, failed: number): ReturnPlan => ({
  at: 'waiting',
  why,
  goal,
  asked: 0,
  failed,
  held: 0,
});
const seek = (why: Cause | null, goal: Goal, failed: number, ...before: ReturnCommand[]): ReturnStep =>
  step({ at: 'asking', why, goal, failed }, ...before, { do: 'seek', goal });

/** Nothing of the server is heard: by whose fault, as far as the device knows. */
const silence = ({ isOffline }: ReturnMeans): WaitReason => (isOffline ? 'offline' : 'silent');
const greeting = (why: Cause | null): ReturnCommand => ({
  do: 'show',
  what: why === 'restart' ? 'returning' : 'reached',
});
const countTry = (failed: number, { isOffline }: ReturnMeans): number => failed + (isOffline ? 0 : 1);

const holdsBack = ({ held }: { readonly held: number }, { isDialling }: ReturnMeans): boolean =>
  isDialling && held < MOST_HELD;

function dialled(plan: ReturnPlan & { at: 'dialling' }, event: ReturnEvent, means: ReturnMeans): ReturnStep {
  const { failed } = plan;
  switch (event.type) {
    case 'dropped':
      return step(
        { at: 'dialling', failed: countTry(failed, means), isAsking: true, held: 0 },
        ...(plan.isAsking ? [] : [{ do: 'askNow' } as const]),
      );
    case 'answered':
      // The library goes on dialling: it may be the network that is away, and then it comes back to the same seat.
      if (event.answer === 'silent')
        return step(
          wait(silence(means), 'seat', failed),
          { do: 'show', what: silence(means) },
          { do: 'ask', asked: 0 },
        );
      if (holdsBack(plan, means)) return step({ ...plan, held: plan.held + 1 }, { do: 'ask', asked: 0 });
      return seek(null, 'seat', failed, { do: 'release' });
    case 'back':
      return step({ at: 'inside' }, { do: 'arrive', same: true, why: null });
    case 'gaveUp':
      // With tries left it was the seat that was refused: the server knows what became of it.
      return failed < RECONNECT_ATTEMPTS
        ? seek(null, 'seat', failed, { do: 'release' })
        : step(OVER, { do: 'end', because: 'retry' });
    case 'woke':
      return step({ ...plan, isAsking: true }, { do: 'askNow' });
    default:
      return step(plan);
  }
}

function waited(plan: ReturnPlan & { at: 'waiting' }, event: ReturnEvent, means: ReturnMeans): ReturnStep {
  const { why, goal, failed } = plan;
  const asked = plan.asked + 1;
  switch (event.type) {
    case 'answered':
      if (event.answer !== 'ready') {
        const now = why === 'restart' ? why : silence(means);
        const show = now === why ? [] : [{ do: 'show', what: now } as const];
        return step({ ...plan, why: now, asked }, ...show, { do: 'ask', asked });
      }
      if (holdsBack(plan, means)) return step({ ...plan, held: plan.held + 1 }, { do: 'ask', asked: 0 });
      return seek(why, goal, failed, { do: 'release' }, greeting(why));
    case 'back':
      return step({ at: 'inside' }, { do: 'arrive', same: true, why });
    case 'woke':
      return step(plan, { do: 'askNow' });
    default:
      return step(plan);
  }
}

/** What follows a refusal depends on whether the room is gone, the server is, or somebody said no. */
function refused(plan: ReturnPlan & { at: 'asking' }, failure: JoinFailure, means: ReturnMeans): ReturnStep {
  const { goal } = plan;
  const { hasTicket } = means;
  const failed = countTry(plan.failed, means);
  const why = plan.why === 'missed' ? silence(means) : plan.why;
  if (failure === 'elsewhere') return step({ at: 'elsewhere' }, { do: 'yield', failure: null });
  if (goal === 'claim')
    return isFinalFailure(failure) && failure !== 'restarting'
      ? step(OVER, { do: 'end', because: failure })
      : step({ at: 'elsewhere' }, { do: 'yield', failure });
  if (failure === 'seatLost' && hasTicket && goal === 'seat') {
    // A server that was away has lost all seats; somebody else of the table may have opened it again already.
    const cause = why === 'silent' || why === 'restart' ? why : 'missed';
    return seek(cause, 'table', failed, greeting(cause));
  }
  const waitFor = (reason: WaitReason): ReturnStep =>
    step(wait(reason, goal, failed), { do: 'show', what: reason }, { do: 'ask', asked: 0 });
  if (failure === 'restarting') return waitFor('restart');
  if (failure === 'unavailable' && (goal !== 'entry' || why !== null)) return waitFor(why ?? silence(means));
  // The seat's process may have died beside living ones, which cannot say so yet: the table knows.
  const isSeatGone = goal === 'seat' && (failure === 'notFound' || (failure === 'unexpected' && hasTicket));
  if (isSeatGone) {
    if (hasTicket) return seek(why ?? 'silent', 'table', failed, greeting(why));
    return step(OVER, { do: 'end', because: 'lost' });
  }
  if (goal === 'entry') {
    // A friend's link may lead to a table whose people are just coming back.
    const mayComeYet = why !== null && (failure === 'notFound' || !isFinalFailure(failure));
    return mayComeYet && failed < RECONNECT_ATTEMPTS ? waitFor(why) : step(OVER, { do: 'end', because: failure });
  }
  if (isFinalFailure(failure)) return step(OVER, { do: 'end', because: failure === 'notFound' ? 'lost' : failure });
  return failed < RECONNECT_ATTEMPTS ? waitFor(why ?? silence(means)) : step(OVER, { do: 'end', because: 'retry' });
}

/** Who comes in for the first time, or takes the seat over, has nothing to be told. */
const arrived = ({ goal, why }: ReturnPlan & { at: 'asking' }): ReturnStep =>
  goal === 'entry' || goal === 'claim'
    ? step({ at: 'inside' })
    : step({ at: 'inside' }, { do: 'arrive', same: goal === 'seat', why });

/** In the menu the seat is taken again by itself where it was lost; a match that runs on without the player is only offered. */
function stepInMenu(plan: ReturnPlan & { at: 'menu' }, event: ReturnEvent): ReturnStep {
  if (event.type === 'woke') return step(plan, { do: 'check', afterMs: 0 });
  if (event.type !== 'seatChecked') return step(plan);
  const { status, isMissed } = event;
  const again: ReturnCommand = { do: 'check', afterMs: CHECK_MS };
  if (status === null) return step(plan, again);
  const { seat, own, match } = status;
  // Another window has it.
  if (seat === 'played' && !own) return step(OVER, { do: 'forget' });
  if (seat !== 'none') return isMissed && own ? step(OVER, { do: 'enter' }) : step({ ...plan, isHeld: true }, again);
  return match ? step({ ...plan, isHeld: false }, again) : step(OVER, { do: 'forget' });
}

/** What follows an event on the way back, and what is to be done. */
export function takeStep(plan: ReturnPlan, event: ReturnEvent, means: ReturnMeans): ReturnStep {
  switch (plan.at) {
    case 'inside':
      if (event.type === 'gaveUp') return step(OVER, { do: 'end', because: 'retry' });
      if (event.type === 'takenOver')
        return step({ at: 'elsewhere' }, { do: 'release' }, { do: 'yield', failure: null });
      if (event.type !== 'dropped') return step(plan);
      return event.restart
        ? step(wait('restart', 'seat', 0), { do: 'release' }, { do: 'show', what: 'restart' }, { do: 'ask', asked: 0 })
        : step({ at: 'dialling', failed: 0, isAsking: false, held: 0 }, { do: 'show', what: 'dropped' });
    case 'dialling':
      return dialled(plan, event, means);
    case 'waiting':
      return waited(plan, event, means);
    case 'asking':
      if (event.type === 'entered') return arrived(plan);
      return event.type === 'refused' ? refused(plan, event.failure, means) : step(plan);
    case 'elsewhere':
      return event.type === 'claimed' ? seek(null, 'claim', 0) : step(plan);
    case 'menu':
      return stepInMenu(plan, event);
    case 'over':
      return step(plan);
  }
}
