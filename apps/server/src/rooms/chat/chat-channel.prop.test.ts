import type { ChatLine, ChatMessages } from '@syllaboom/contracts';
import { CHAT, cutChatMessage, plainText, ROOM } from '@syllaboom/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ChatPermissions } from '../players/chat-permissions.ts';
import { CLEAN_MODERATION_STATUS } from '../ports.ts';
import { FakePorts } from '../testing/fake-ports.ts';
import type { ChatAudience, Chatter } from './chat-audience.ts';
import { ChatChannel } from './chat-channel.ts';
import { CHAT_RULES, type ChatRules } from './chat-rules.ts';
import { type ChatHistory, RecentLines } from './recent-lines.ts';

const NAMES = ['Anna', 'Bert', 'Carl', 'Dora', 'Guest'] as const;
type Name = (typeof NAMES)[number];
const FOR_GOOD = Number.MAX_SAFE_INTEGER;

/** Somebody of the model, and what they received since the last step. */
class Person {
  readonly name: Name;
  readonly account: string;
  readonly guest: boolean;
  readonly wayIn: boolean;
  readonly chatPermissions = new ChatPermissions(CLEAN_MODERATION_STATUS);
  muted = false;
  readonly unheard = new Set<string>();
  readonly blocked = new Set<string>();
  received: string[] = [];
  wroteAt = Number.NEGATIVE_INFINITY;

  constructor(name: Name) {
    this.name = name;
    this.account = `account-${name}`;
    this.guest = name === 'Guest';
    this.wayIn = name !== 'Dora' && !this.guest;
  }
  /** The staff and the own choices reach the place as a moderation status. */
  settle(): void {
    const { muted, unheard, blocked } = this;
    this.chatPermissions.status = {
      mutedUntil: muted ? FOR_GOOD : null,
      warned: false,
      unheard: [...unheard, ...blocked],
      blocked: [...blocked],
    };
  }
  receives = ({ account }: Person): boolean => !this.unheard.has(account) && !this.blocked.has(account);
  admits = ({ account }: Person): boolean => !this.blocked.has(account);
}

/** A chat in memory beside a model of what everybody must have received. */
class ChatSimulation {
  readonly rules: ChatRules;
  readonly people = NAMES.map((name) => new Person(name));
  readonly here = new Set<Person>(this.people);
  readonly history = new RecentLines();
  readonly channel: ChatChannel;
  expected = new Map<Person, string[]>();
  readonly spoken: { readonly by: Person; readonly text: string }[] = [];
  readonly heartAt = new Map<string, number>();
  now = 0;

  constructor(rules: ChatRules, history?: ChatHistory) {
    this.rules = rules;
    const audience: ChatAudience = {
      people: () => [...this.here].map((one) => this.chatter(one)),
      emit: (name, payload, isFor) => {
        for (const one of this.here) if (isFor(one.chatPermissions)) this.chatter(one).send(name, payload);
      },
    };
    this.channel = new ChatChannel({
      rules,
      audience,
      history: history ?? this.history,
      commands: {
        context: () => ({ isHost: true, isRunning: false, isRanked: false, isAlive: false, round: 0 }),
        help: () => 'free',
        carryOut: (who, command) => who.send('love', { id: command }),
        carryOutUnlisted: () => false,
      },
      ports: new FakePorts(),
      log: { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined },
      now: () => this.now,
      later: () => () => undefined,
    });
  }

  chatter(person: Person): Chatter {
    const { name, account, guest, wayIn, chatPermissions } = person;
    const identity = {
      displayName: name,
      username: name,
      avatar: '',
      frame: 0,
      type: 0,
      playerId: account,
      guest,
      wayIn,
    };
    return {
      id: `seat-${name}`,
      identity: identity as Chatter['identity'],
      chatPermissions,
      languages: ['en-US'],
      send: (kind, payload) => {
        const {
          message = '',
          to = '',
          key = '',
          private: isPrivate = false,
        } = payload as Partial<ChatLine & ChatMessages['love-heart']>;
        const { from = '', id = '' } = payload as Partial<ChatLine & ChatMessages['love-heart']>;
        person.received.push([kind, key || message, isPrivate ? 'private' : '', from || id, to].join('|'));
      },
      refuse: (code) => void person.received.push(`refused ${code}`),
      bypassDelay: (say) => say(),
    };
  }

  expect(person: Person, received: string): void {
    if (this.here.has(person)) this.expected.set(person, [...(this.expected.get(person) ?? []), received]);
  }

  /** What a line comes to before anybody reads it; null: it is written. */
  refusalOf(by: Person, isShared: boolean): string | null {
    if (by.guest) return 'guest';
    if (!by.wayIn && (!isShared || this.rules.linesNeedWayIn)) return 'wayInNeeded';
    return by.muted ? 'muted' : null;
  }

  say(by: Person, raw: string): void {
    this.channel.say(this.chatter(by), raw);
    const text = cutChatMessage(plainText(raw));
    if (by.guest) return this.expect(by, 'refused guest');
    if (this.now - by.wroteAt < CHAT.cooldownMs) return this.expect(by, 'refused chatCooldown');
    if (text === '') return;
    by.wroteAt = this.now;
    const refusal = this.refusalOf(by, true);
    if (refusal) return this.expect(by, `refused ${refusal}`);
    this.spoken.push({ by, text });
    for (const one of this.here)
      if (one.receives(by)) this.expect(one, ['chat', text, '', `seat-${by.name}`, ''].join('|'));
  }

  whisper(by: Person, to: Person, text: string): void {
    this.channel.command(this.chatter(by), 'whisper', { to: to.name.toUpperCase(), message: text });
    if (by.guest) return this.expect(by, 'refused guest');
    if (!this.here.has(to)) return this.expect(by, 'chat|playerNotFound|private||');
    const refusal = this.refusalOf(by, false);
    if (refusal) return this.expect(by, `refused ${refusal}`);
    const line = (name: string) => ['chat', text, 'private', `seat-${by.name}`, name].join('|');
    if (to.receives(by)) this.expect(to, line(''));
    if (to !== by) this.expect(by, line(to.name));
  }

  love(by: Person, to: Person): void {
    this.channel.command(this.chatter(by), 'love', { target: to.name });
    if (by.guest) return this.expect(by, 'refused guest');
    if (!this.here.has(to)) return this.expect(by, 'chat|playerNotFound|private||');
    if (to === by) return this.expect(by, 'refused self');
    if (to.guest) return this.expect(by, 'refused guest');
    const pair = `${by.name} ${to.name}`;
    if (this.now - (this.heartAt.get(pair) ?? Number.NEGATIVE_INFINITY) < ROOM.loveCooldownMs)
      return this.expect(by, 'refused loveCooldown');
    this.heartAt.set(pair, this.now);
    const heart = ['love-heart', '', '', `seat-${by.name}`, `seat-${to.name}`].join('|');
    const isForAll = this.rules.heartsShownTo === 'everybody';
    if (isForAll && to.admits(by)) this.expect(to, ['love', '', '', `seat-${by.name}`, ''].join('|'));
    for (const one of isForAll ? this.here : [by, to]) if (one.admits(by)) this.expect(one, heart);
  }

  title(by: Person): void {
    this.channel.command(this.chatter(by), 'title', { title: 'Table' });
    const refusal = by.guest ? 'guest' : by.muted ? 'muted' : null;
    this.expect(by, refusal ? `refused ${refusal}` : 'love|||title|');
  }

  /** Everybody received what the model says, and nothing else. */
  check(): void {
    for (const one of this.people) {
      expect({ [one.name]: one.received }).toEqual({ [one.name]: this.expected.get(one) ?? [] });
      one.received = [];
    }
    this.expected = new Map();
    const kept = this.spoken.slice(-CHAT.history);
    expect(this.history.evidence.map(({ id, message }) => [id, message])).toEqual(
      kept.map(({ by, text }) => [by.account, text]),
    );
    for (const one of this.here)
      expect(this.history.linesFor(one.chatPermissions).map(({ message }) => message)).toEqual(
        kept.filter(({ by }) => one.receives(by)).map(({ text }) => text),
      );
  }
}

const someone = fc.nat(NAMES.length - 1);
const text = fc.oneof(
  fc.constantFrom('hello', '  spaced  ', '\u200b', 'x'.repeat(300), 'a\u202eb'),
  // Letters by chance would be a bad word now and then, and shown as stars.
  fc.stringMatching(/^(?:la|li|lu){1,4}$/),
);
/** One thing that happens: to whom, with whom, and what is said. */
const steps = fc.record({
  action: fc.constantFrom('say', 'say', 'say', 'whisper', 'love', 'title', 'mute', 'block', 'unhear', 'go'),
  by: someone,
  to: someone,
  text,
  waitMs: fc.constantFrom(0, 5, CHAT.cooldownMs, ROOM.loveCooldownMs),
});

const flip = (set: Set<string>, one: string): void => {
  if (!set.delete(one)) set.add(one);
};

type Step = typeof steps extends fc.Arbitrary<infer One> ? One : never;

function play(simulation: ChatSimulation, { action, by, to, text: said, waitMs }: Step): void {
  const [one, other] = [simulation.people[by] as Person, simulation.people[to] as Person];
  simulation.now += waitMs;
  if (action === 'mute') one.muted = !one.muted;
  else if (action === 'block' && one !== other) flip(one.blocked, other.account);
  else if (action === 'unhear' && one !== other) flip(one.unheard, other.account);
  else if (action === 'go' && !simulation.here.delete(one)) simulation.here.add(one);
  one.settle();
  if (!simulation.here.has(one)) return;
  if (action === 'say') simulation.say(one, said);
  else if (action === 'whisper') simulation.whisper(one, other, 'psst');
  else if (action === 'love') simulation.love(one, other);
  else if (action === 'title') simulation.title(one);
}

describe.each(Object.entries(CHAT_RULES))('a chat with the rules of the %s', (_name, rules) => {
  it('sends everybody what they may receive and nothing else, whatever happens in whatever order', () => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 60 }), (happens) => {
        const simulation = new ChatSimulation(rules);
        for (const one of happens) {
          play(simulation, one);
          simulation.check();
        }
      }),
    );
  });

  it('keeps the last lines alone, as they were written [L0385]', () => {
    const simulation = new ChatSimulation(rules);
    const [anna] = simulation.people as [Person];
    for (let n = 0; n < CHAT.history + 10; n++) {
      simulation.now += CHAT.cooldownMs;
      simulation.say(anna, `line ${n}`);
    }
    simulation.check();
    expect(simulation.history.linesFor(anna.chatPermissions)).toHaveLength(50);
    simulation.now += CHAT.cooldownMs;
    simulation.channel.say(simulation.chatter(anna), 'what shit');
    expect(simulation.history.linesFor(anna.chatPermissions).at(-1)?.message).toBe('what ****');
    expect(simulation.history.evidence.at(-1)?.message).toBe('what shit');
  });

  it('lets one heart go to somebody in ten seconds', () => {
    const simulation = new ChatSimulation(rules);
    const [anna, bert, carl] = simulation.people as [Person, Person, Person];
    for (const wait of [0, ROOM.loveCooldownMs - 1, 1, 0]) {
      simulation.now += wait;
      simulation.love(anna, bert);
      simulation.check();
    }
    simulation.love(anna, carl);
    simulation.love(bert, anna);
    simulation.check();
  });

  it('hides what the blocked write from who blocked them, and not the other way', () => {
    const simulation = new ChatSimulation(rules);
    const [anna, bert] = simulation.people as [Person, Person];
    anna.blocked.add(bert.account);
    anna.settle();
    simulation.say(bert, 'from the blocked');
    simulation.say(anna, 'from who blocked');
    simulation.whisper(bert, anna, 'psst');
    simulation.love(bert, anna);
    simulation.check();
    expect(simulation.history.linesFor(anna.chatPermissions).map(({ message }) => message)).toEqual([
      'from who blocked',
    ]);
    expect(simulation.history.linesFor(bert.chatPermissions)).toHaveLength(2);
  });
});

it('emits a line once it is kept', () => {
  const waiting: (() => void)[] = [];
  const simulation = new ChatSimulation(CHAT_RULES.room, { keep: (_said, emit) => void waiting.push(emit) });
  const [anna] = simulation.people as [Person];
  simulation.channel.say(simulation.chatter(anna), 'hello');
  expect(anna.received).toEqual([]);
  for (const emit of waiting) emit();
  expect(anna.received).toEqual(['chat|hello||seat-Anna|']);
});
