import { describe, expect, it } from 'vitest';
import type { JoinFailure } from '../../../platform/rooms/join-error.ts';
import {
  IN_MENU,
  pauseMs,
  type ReturnCommand,
  type ReturnEvent,
  type ReturnPlan,
  type SeatStatus,
  takeStep,
} from './return-plan.ts';

const MEANS = { isOffline: false, isDialling: false };
const INSIDE: ReturnPlan = { at: 'inside' };
const drop: ReturnEvent = { type: 'dropped', restart: false };
const restart: ReturnEvent = { type: 'dropped', restart: true };
const answered = (answer: 'ready' | 'busy' | 'silent'): ReturnEvent => ({ type: 'answered', answer });
const refused = (failure: JoinFailure): ReturnEvent => ({ type: 'refused', failure });
const entered: ReturnEvent = { type: 'entered' };

/** Where these events lead, and what the last of them commands. */
function follow(events: readonly ReturnEvent[], hasTicket = true, from: ReturnPlan = INSIDE, isOffline = false) {
  let plan = from;
  let commands: readonly ReturnCommand[] = [];
  const all: ReturnCommand[] = [];
  for (const event of events) {
    ({ plan, commands } = takeStep(plan, event, { hasTicket, isOffline, isDialling: false }));
    all.push(...commands);
  }
  return { plan, last: commands, all };
}
const shown = (commands: readonly ReturnCommand[]) => commands.flatMap((one) => (one.do === 'show' ? [one.what] : []));

describe('a line that breaks', () => {
  it('is dialled by the library; the server is asked after the first failed try, once', () => {
    expect(follow([drop]).last).toEqual([{ do: 'show', what: 'dropped' }]);
    expect(follow([drop, drop]).last).toEqual([{ do: 'askNow' }]);
    expect(follow([drop, drop, drop]).last).toEqual([]);
  });
  it('comes back by the library alone where the network was away for a moment [R0529]', () => {
    expect(follow([drop, { type: 'back' }]).last).toEqual([{ do: 'arrive', same: true, why: null }]);
    // The same while nobody answered: the tries of the library go on [R0268].
    const { plan, last, all } = follow([drop, drop, answered('silent'), drop, drop, { type: 'back' }]);
    expect([plan.at, last]).toEqual(['inside', [{ do: 'arrive', same: true, why: 'silent' }]]);
    expect(all).not.toContainEqual({ do: 'release' });
  });
  it('asks for the own seat as soon as the server answers, instead of nine more tries', () => {
    const { last } = follow([drop, drop, answered('ready')]);
    expect(last).toEqual([{ do: 'release' }, { do: 'seek', goal: 'seat' }]);
    expect(follow([drop, drop, answered('ready'), entered]).last).toEqual([{ do: 'arrive', same: true, why: null }]);
  });
  it('is over when the library has used up its tries while the server answers [R0267]', () => {
    const tries = Array.from({ length: 10 }, () => drop);
    expect(follow([drop, ...tries, { type: 'gaveUp' }]).last).toEqual([{ do: 'end', because: 'retry' }]);
  });
  it('goes no second way while a try of the library is under way, unless that hangs', () => {
    const dialling = { ...MEANS, hasTicket: true, isDialling: true };
    const from = [follow([drop, drop]).plan, follow([drop, drop, answered('silent')]).plan];
    for (let plan of from) {
      for (let held = 0; held < 6; held++) {
        const next = takeStep(plan, answered('ready'), dialling);
        expect([next.plan.at, next.commands]).toEqual([plan.at, [{ do: 'ask', asked: 0 }]]);
        plan = next.plan;
      }
      expect(takeStep(plan, { type: 'back' }, dialling).plan.at).toBe('inside');
      expect(takeStep(plan, answered('ready'), dialling).commands).toContainEqual({ do: 'seek', goal: 'seat' });
    }
  });
  it('asks what became of the seat where the library gives up with tries left: the seat was refused', () => {
    expect(follow([drop, { type: 'gaveUp' }]).last).toEqual([{ do: 'release' }, { do: 'seek', goal: 'seat' }]);
  });
  it('is over after ten failed ways to a seat that the server gives and no socket reaches', () => {
    const round = [answered('ready'), refused('network')];
    const { plan, last } = follow([drop, drop, ...Array.from({ length: 9 }, () => round).flat()]);
    expect([plan.at, last]).toEqual(['over', [{ do: 'end', because: 'retry' }]]);
  });
});

describe('a device without a network', () => {
  const away = (events: readonly ReturnEvent[]) => follow(events, true, INSIDE, true);
  it('is said so; nothing that fails meanwhile is counted [R0268]', () => {
    const { plan, all } = away([drop, ...Array.from({ length: 40 }, () => drop), answered('silent')]);
    expect(plan).toMatchObject({ at: 'waiting', why: 'offline', failed: 0 });
    expect(shown(all)).toEqual(['dropped', 'offline']);
    const refusals = Array.from({ length: 40 }, () => [answered('ready'), refused('network')]).flat();
    expect(follow(refusals, true, plan, true).plan).toMatchObject({ at: 'waiting', failed: 0 });
  });
  it('asks at once when the network is back, also before a try failed', () => {
    expect(follow([drop, { type: 'woke' }]).last).toEqual([{ do: 'askNow' }]);
    expect(follow([{ type: 'woke' }], true, away([drop, drop, answered('silent')]).plan).last).toEqual([
      { do: 'askNow' },
    ]);
  });
  it('says what it waits for as that changes', () => {
    const { plan } = away([drop, drop, answered('silent')]);
    expect(shown(follow([answered('silent'), answered('silent')], true, plan).all)).toEqual(['silent']);
  });
  it('is told that the server was away, also where others have opened the table again before it', () => {
    const { plan } = follow([drop, drop, answered('silent')]);
    const opened = [answered('ready'), refused('seatLost'), entered];
    expect(follow(opened, true, plan).last).toEqual([{ do: 'arrive', same: false, why: 'silent' }]);
  });
  it('is told that it was away for too long, at its table, where the room stands but the seat is gone', () => {
    const { plan } = away([drop, drop, answered('silent')]);
    const gone = [answered('ready'), refused('seatLost')];
    expect(follow(gone, true, plan).last).toContainEqual({ do: 'seek', goal: 'table' });
    expect(follow([...gone, entered], true, plan).last).toEqual([{ do: 'arrive', same: false, why: 'missed' }]);
    expect(follow(gone, false, plan).last).toEqual([{ do: 'end', because: 'seatLost' }]);
  });
  it('is never told that the server was away, which was there all the time', () => {
    const { plan } = away([drop, drop, answered('silent')]);
    expect(shown(follow([answered('ready'), refused('seatLost'), entered], true, plan).all)).toEqual([
      'reached',
      'reached',
    ]);
    expect(shown(follow([restart, answered('ready')]).all)).toEqual(['restart', 'returning']);
  });
});

describe('a seat that another window has taken', () => {
  const elsewhere = follow([{ type: 'takenOver' }]);
  it('is let go at once, and taken back by nothing but a press [R0527]', () => {
    expect(elsewhere.plan).toEqual({ at: 'elsewhere' });
    expect(elsewhere.last).toEqual([{ do: 'release' }, { do: 'yield', failure: null }]);
    const noise: ReturnEvent[] = [
      drop,
      restart,
      { type: 'woke' },
      { type: 'back' },
      { type: 'gaveUp' },
      answered('ready'),
    ];
    expect(follow(noise, true, elsewhere.plan)).toMatchObject({ plan: { at: 'elsewhere' }, all: [] });
    expect(follow([{ type: 'claimed' }], true, elsewhere.plan).last).toEqual([{ do: 'seek', goal: 'claim' }]);
  });
  it('while this one was offline is found out at the way back, and stays there', () => {
    const found = follow([drop, drop, answered('ready'), refused('elsewhere')]);
    expect([found.plan.at, found.last]).toEqual(['elsewhere', [{ do: 'yield', failure: null }]]);
    expect(follow([restart, answered('ready'), refused('notFound'), refused('elsewhere')]).plan.at).toBe('elsewhere');
  });
  it('may be asked for again where the network failed; a room that is gone ends the stay', () => {
    const claimed = follow([{ type: 'claimed' }], true, elsewhere.plan).plan;
    const failed = follow([refused('network')], true, claimed);
    expect([failed.plan.at, failed.last]).toEqual(['elsewhere', [{ do: 'yield', failure: 'network' }]]);
    expect(follow([refused('notFound')], true, claimed).last).toEqual([{ do: 'end', because: 'notFound' }]);
    expect(follow([entered], true, claimed)).toMatchObject({ plan: { at: 'inside' }, all: [] });
  });
});

describe('the menu after a line that broke', () => {
  const seatChecked = (status: SeatStatus | null, isMissed = true): ReturnEvent => ({
    type: 'seatChecked',
    status,
    isMissed,
  });
  const check = { do: 'check', afterMs: 5_000 };
  const WAITS: SeatStatus = { seat: 'waits', own: true, match: true };
  const checkOnce = (event: ReturnEvent) => follow([event], true, IN_MENU);
  it('takes the lost seat again by itself, and looks every five seconds until somebody answers', () => {
    expect(checkOnce(seatChecked(null)).last).toEqual([check]);
    expect(checkOnce({ type: 'woke' }).last).toEqual([{ do: 'check', afterMs: 0 }]);
    expect(checkOnce(seatChecked(WAITS)).last).toEqual([{ do: 'enter' }]);
  });
  it('only offers it to who went by themselves, and where it was another window that sat there last', () => {
    expect(checkOnce(seatChecked(WAITS, false)).last).toEqual([check]);
    expect(checkOnce(seatChecked({ ...WAITS, own: false })).last).toEqual([check]);
  });
  it('offers the match without the seat as long as it runs', () => {
    const running = checkOnce(seatChecked({ seat: 'none', own: false, match: true }));
    expect([running.plan, running.last]).toEqual([{ at: 'menu', isHeld: false }, [check]]);
    expect(checkOnce(seatChecked({ seat: 'none', own: false, match: false })).last).toEqual([{ do: 'forget' }]);
  });
  it('goes where another window plays', () => {
    expect(checkOnce(seatChecked({ seat: 'played', own: false, match: true })).last).toEqual([{ do: 'forget' }]);
  });
});

describe('a server that goes down', () => {
  it('is believed at once: nothing is dialled, the page says that it waits', () => {
    expect(follow([restart]).last).toEqual([
      { do: 'release' },
      { do: 'show', what: 'restart' },
      { do: 'ask', asked: 0 },
    ]);
  });
  it('is asked again and again, for as long as it takes', () => {
    const { plan, last } = follow([restart, ...Array.from({ length: 300 }, () => answered('silent'))]);
    expect(plan).toMatchObject({ at: 'waiting', why: 'restart', asked: 300 });
    expect(last).toEqual([{ do: 'ask', asked: 300 }]);
    expect(follow([restart, answered('busy')]).last).toEqual([{ do: 'ask', asked: 1 }]);
  });
  it('gives the own seat back where a process still holds it, else the same table', () => {
    const asked = follow([restart, answered('silent'), answered('ready')]);
    expect(asked.last).toContainEqual({ do: 'seek', goal: 'seat' });
    const table = follow([restart, answered('ready'), refused('notFound')]);
    expect(table.last).toContainEqual({ do: 'seek', goal: 'table' });
    expect(takeStep(table.plan, entered, { ...MEANS, hasTicket: true }).commands).toEqual([
      { do: 'arrive', same: false, why: 'restart' },
    ]);
  });
  it('says that the room is lost where nothing opens it again', () => {
    expect(follow([restart, answered('ready'), refused('notFound')], false).last).toEqual([
      { do: 'end', because: 'lost' },
    ]);
    expect(follow([restart, answered('ready'), refused('notFound'), refused('notFound')]).last).toEqual([
      { do: 'end', because: 'lost' },
    ]);
  });
  it('may go down once more on the way: the page goes on waiting, for the same thing', () => {
    const { plan } = follow([restart, answered('ready'), refused('notFound'), refused('restarting')]);
    expect(plan).toMatchObject({ at: 'waiting', why: 'restart', goal: 'table' });
    const away = follow([restart, answered('ready'), ...Array.from({ length: 40 }, () => refused('unavailable'))]);
    expect(away.plan.at).toBe('waiting');
  });
  it.each(['banned', 'playing', 'full', 'login'] as const)('ends the stay by a refusal: %s', (failure) => {
    expect(follow([restart, answered('ready'), refused('notFound'), refused(failure)]).last).toEqual([
      { do: 'end', because: failure },
    ]);
  });
});

describe('a server that died', () => {
  it('is not called a restart; the page says that it does not answer, and waits', () => {
    expect(shown(follow([drop, drop, answered('silent')]).all)).toEqual(['dropped', 'silent']);
    const back = follow([drop, drop, answered('silent'), { type: 'gaveUp' }, answered('ready'), refused('notFound')]);
    expect(back.last).toContainEqual({ do: 'seek', goal: 'table' });
  });
  it('beside living ones is found out at the table, before they know it themselves', () => {
    expect(follow([drop, drop, answered('ready'), refused('unexpected')]).last).toContainEqual({
      do: 'seek',
      goal: 'table',
    });
  });
});

describe('who comes while the server goes down', () => {
  const ENTERING: ReturnPlan = { at: 'asking', why: null, goal: 'entry', failed: 0 };
  it('waits, and is let in afterwards, also when the table is opened a moment later', () => {
    const { plan, all } = follow([refused('restarting'), answered('ready'), refused('notFound')], false, ENTERING);
    expect(plan).toMatchObject({ at: 'waiting', why: 'restart', goal: 'entry' });
    expect(shown(all)).toContain('restart');
    expect(takeStep(plan, answered('ready'), { ...MEANS, hasTicket: false }).commands).toContainEqual({
      do: 'seek',
      goal: 'entry',
    });
  });
  it.each(['notFound', 'network', 'unexpected', 'full'] as const)(
    'is told every other refusal at once: %s',
    (failure) => {
      expect(follow([refused(failure)], false, ENTERING).last).toEqual([{ do: 'end', because: failure }]);
    },
  );
});

describe('the pauses between questions', () => {
  it('are short at first and never longer than one and a half seconds, so that nobody waits two', () => {
    expect(pauseMs(0, 0)).toBe(300);
    expect(pauseMs(0, 1)).toBe(500);
    for (let asked = 0; asked < 500; asked++) expect(pauseMs(asked, 1)).toBeLessThanOrEqual(1_500);
    expect(pauseMs(100, 0.5)).toBe(1_200);
  });
  it('spread a thousand pages: no tenth of a second gets more than a quarter of them', () => {
    const at = new Map<number, number>();
    for (let page = 0; page < 1_000; page++) {
      let time = 0;
      for (let asked = 0; time < 20_000; asked++) {
        const random = ((page * 7919 + asked * 104_729) % 1_000) / 1_000;
        time += pauseMs(asked, random);
        const slot = Math.floor(time / 100);
        at.set(slot, (at.get(slot) ?? 0) + 1);
      }
    }
    // From the fifth second on, when the first questions have drifted apart.
    const later = [...at].filter(([slot]) => slot > 50 && slot < 200).map(([, count]) => count);
    expect(Math.max(...later)).toBeLessThan(250);
  });
});
