import { isFinalFailure, type JoinFailure } from '../../../platform/rooms/join-error.ts';
import { RECONNECT_ATTEMPTS } from '../../../platform/rooms/room-link.ts';
import type { ServerAnswer } from '../../../platform/rooms/ask-server.ts';

/** Why the page waits: the server said that it restarts, or it does not answer. */
export type WaitReason = 'restart' | 'silent';
/** What is asked for once the server answers: the own seat, the same table again, or the way in that was asked for first. */
export type Goal = 'seat' | 'table' | 'entry';

/**
 * Where the way back into a room stands. One reducer decides everything that follows a broken line, so that what else may
 * break it (a seat taken by another window, a device without a network) gets its place here.
 */
export type ReturnPlan =
  | { readonly at: 'inside' }
  /** The library dials the room; `isAsking`: a try failed, so the server is asked, too. */
  | { readonly at: 'dialling'; readonly failed: number; readonly isAsking: boolean }
  /** The page waits for the server, asking again and again. */
  | {
      readonly at: 'waiting';
      readonly why: WaitReason;
      readonly goal: Goal;
      readonly asked: number;
      readonly failed: number;
    }
  /** A seat is asked for. */
  | { readonly at: 'asking'; readonly why: WaitReason | null; readonly goal: Goal; readonly failed: number }
  | { readonly at: 'over' };

export type ReturnEvent =
  /** The line broke, or a try of the library failed. */
  | { readonly type: 'dropped'; readonly restart: boolean }
  /** The library is back on the same seat. */
  | { readonly type: 'back' }
  /** The library has used up its tries. */
  | { readonly type: 'gaveUp' }
  | { readonly type: 'answered'; readonly answer: ServerAnswer }
  | { readonly type: 'entered' }
  | { readonly type: 'refused'; readonly failure: JoinFailure }
  /** The page is looked at again, or the device has a network again: now is a good moment. */
  | { readonly type: 'woke' };

export type ReturnCommand =
  /** Nothing more is tried on the old line. */
  | { readonly do: 'release' }
  /** Asks how the server stands, after so many questions. */
  | { readonly do: 'ask'; readonly asked: number }
  | { readonly do: 'askNow' }
  | { readonly do: 'seek'; readonly goal: Goal }
  | { readonly do: 'show'; readonly what: 'dropped' | WaitReason | 'returning' }
  /** `same`: on the own seat; else at the same table, on a new one. */
  | { readonly do: 'arrive'; readonly same: boolean; readonly why: WaitReason | null }
  /** The stay ends: with the library's own words, since the room is lost, or by a refusal. */
  | { readonly do: 'end'; readonly because: 'retry' | 'lost' | JoinFailure };

export interface ReturnStep {
  readonly plan: ReturnPlan;
  readonly commands: readonly ReturnCommand[];
}

/** Whether the room has given the ticket that opens its table again. */
export interface ReturnMeans {
  readonly hasTicket: boolean;
}

/** A stay begins with asking for the way in. */
export const ENTERING: ReturnPlan = { at: 'asking', why: null, goal: 'entry', failed: 0 };
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

const wait = (why: WaitReason, goal: Goal, failed: number, asked = 0): ReturnPlan => ({
  at: 'waiting',
  why,
  goal,
  asked,
  failed,
});
const seek = (why: WaitReason | null, goal: Goal, failed: number, ...before: ReturnCommand[]): ReturnStep =>
  step({ at: 'asking', why, goal, failed }, ...before, { do: 'seek', goal });

function dialled(plan: ReturnPlan & { at: 'dialling' }, event: ReturnEvent): ReturnStep {
  const { failed } = plan;
  switch (event.type) {
    case 'dropped':
      return step(
        { at: 'dialling', failed: failed + 1, isAsking: true },
        ...(plan.isAsking ? [] : [{ do: 'askNow' } as const]),
      );
    case 'answered':
      // The library goes on dialling: it may be the network that is away, and then it comes back to the same seat.
      if (event.answer === 'silent')
        return step(wait('silent', 'seat', failed), { do: 'show', what: 'silent' }, { do: 'ask', asked: 0 });
      return seek(null, 'seat', failed, { do: 'release' });
    case 'back':
      return step({ at: 'inside' }, { do: 'arrive', same: true, why: null });
    case 'gaveUp':
      return step(OVER, { do: 'end', because: 'retry' });
    default:
      return step(plan);
  }
}

function waited(plan: ReturnPlan & { at: 'waiting' }, event: ReturnEvent): ReturnStep {
  const { why, goal, failed } = plan;
  const asked = plan.asked + 1;
  switch (event.type) {
    case 'answered':
      if (event.answer !== 'ready') return step({ ...plan, asked }, { do: 'ask', asked });
      return seek(why, goal, failed, { do: 'release' }, { do: 'show', what: 'returning' });
    case 'back':
      return step({ at: 'inside' }, { do: 'arrive', same: true, why });
    case 'woke':
      return step(plan, { do: 'askNow' });
    default:
      return step(plan);
  }
}

/** What follows a refusal depends on whether the room is gone, the server is, or somebody said no. */
function refused(plan: ReturnPlan & { at: 'asking' }, failure: JoinFailure, { hasTicket }: ReturnMeans): ReturnStep {
  const { why, goal } = plan;
  const failed = plan.failed + 1;
  const waitFor = (reason: WaitReason): ReturnStep =>
    step(wait(reason, goal, failed), { do: 'show', what: reason }, { do: 'ask', asked: 0 });
  if (failure === 'restarting') return waitFor('restart');
  if (failure === 'unavailable' && (goal !== 'entry' || why !== null)) return waitFor(why ?? 'silent');
  // The seat's process may have died beside living ones, which cannot say so yet: the table knows.
  const isSeatGone = goal === 'seat' && (failure === 'notFound' || (failure === 'unexpected' && hasTicket));
  if (isSeatGone) {
    if (hasTicket) return seek(why ?? 'silent', 'table', failed, { do: 'show', what: 'returning' });
    return step(OVER, { do: 'end', because: 'lost' });
  }
  if (goal === 'entry') {
    // A friend's link may lead to a table whose people are just coming back.
    const mayComeYet = why !== null && (failure === 'notFound' || !isFinalFailure(failure));
    return mayComeYet && failed < RECONNECT_ATTEMPTS ? waitFor(why) : step(OVER, { do: 'end', because: failure });
  }
  if (isFinalFailure(failure)) return step(OVER, { do: 'end', because: failure === 'notFound' ? 'lost' : failure });
  return failed < RECONNECT_ATTEMPTS ? waitFor(why ?? 'silent') : step(OVER, { do: 'end', because: 'retry' });
}

/** What follows an event on the way back, and what is to be done. */
export function takeStep(plan: ReturnPlan, event: ReturnEvent, means: ReturnMeans): ReturnStep {
  switch (plan.at) {
    case 'inside':
      if (event.type === 'gaveUp') return step(OVER, { do: 'end', because: 'retry' });
      if (event.type !== 'dropped') return step(plan);
      return event.restart
        ? step(wait('restart', 'seat', 0), { do: 'release' }, { do: 'show', what: 'restart' }, { do: 'ask', asked: 0 })
        : step({ at: 'dialling', failed: 0, isAsking: false }, { do: 'show', what: 'dropped' });
    case 'dialling':
      return dialled(plan, event);
    case 'waiting':
      return waited(plan, event);
    case 'asking':
      if (event.type === 'entered')
        return step({ at: 'inside' }, { do: 'arrive', same: plan.goal === 'seat', why: plan.why });
      return event.type === 'refused' ? refused(plan, event.failure, means) : step(plan);
    case 'over':
      return step(plan);
  }
}
