import type { InboxMessage } from '@syllaboom/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { EMPTY_THREAD, type Happening, happen, type MessagePage, sendOut, takeEarlier, takeLatest } from './thread.ts';

const PAGE = 2;
const OWN = 'account-me-1';

type Step =
  | { readonly do: 'send' | 'write' | 'ask' | 'askEarlier' | 'hear' }
  | { readonly do: 'edit' | 'delete' | 'answer'; readonly at: number };

const at = fc.nat(20);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom('send', 'write', 'write', 'write', 'ask', 'askEarlier', 'hear') }),
  fc.record({ do: fc.constantFrom('edit', 'delete', 'answer'), at }),
);

/** A chat on a server, and a client that hears of it late: events in their order, answers in any. */
class Model {
  #server: InboxMessage[] = [];
  #lastId = 0;
  #edits = 0;
  #events: Happening[] = [];
  /** Answers on their way, each with what the client has heard since it asked. */
  #answers: { since: Happening[]; run: (since: Happening[]) => void }[] = [];
  thread = EMPTY_THREAD;
  #isRead = false;

  #page(before: number): MessagePage {
    const found = this.#server.filter(({ i }) => i < before).toReversed();
    const d = found.slice(0, PAGE);
    return { d, c: found.length > PAGE ? String(d.at(-1)?.i) : null };
  }
  #hear(happening: Happening): void {
    for (const { since } of this.#answers) since.push(happening);
    this.thread = happen(this.thread, happening);
  }
  #store(own: boolean): InboxMessage {
    // Ids rise by more than one: other chats take some.
    this.#lastId += 2;
    const i = this.#lastId;
    const message = { i, t: `text ${i}`, s: own ? OWN : 'account-zed1', c: '', e: false, y: 'text' } as const;
    const stored = own ? { ...message, k: `nonce-${i}` } : message;
    this.#server.push(stored);
    this.#events.push({ m: stored });
    return stored;
  }
  #pick(position: number): InboxMessage | undefined {
    return this.#server[position % Math.max(1, this.#server.length)];
  }

  write(): void {
    this.#store(false);
  }
  send(): void {
    const stored = this.#store(true);
    this.thread = sendOut(this.thread, { k: stored.k ?? '', t: stored.t, c: '', failed: false });
    this.#answers.push({ since: [], run: () => this.#hear({ m: stored }) });
  }
  edit(position: number): void {
    const message = this.#pick(position);
    if (!message) return;
    this.#edits += 1;
    const t = `edit ${this.#edits}`;
    this.#server = this.#server.map((one) => (one.i === message.i ? { ...one, t, e: true } : one));
    this.#events.push({ edit: { i: message.i, t } });
  }
  delete(position: number): void {
    const message = this.#pick(position);
    if (!message) return;
    this.#server = this.#server.filter(({ i }) => i !== message.i);
    this.#events.push({ gone: message.i });
  }
  ask(): void {
    const found = this.#page(Number.POSITIVE_INFINITY);
    this.#isRead = true;
    this.#answers.push({ since: [], run: (since) => (this.thread = takeLatest(this.thread, found, since)) });
  }
  askEarlier(): void {
    const from = this.thread.earlier;
    if (from === null) return;
    const found = this.#page(Number(from));
    this.#answers.push({ since: [], run: (since) => (this.thread = takeEarlier(this.thread, found, from, since)) });
  }
  hear(): void {
    const event = this.#events.shift();
    if (event) this.#hear(event);
  }
  answer(position: number): void {
    const [answer] = this.#answers.splice(position % Math.max(1, this.#answers.length), 1);
    answer?.run(answer.since);
  }
  settle(): void {
    if (!this.#isRead) this.ask();
    while (this.#answers.length > 0) this.answer(0);
    while (this.#events.length > 0) this.hear();
  }
  /** What the server has from there on, where the client's own begins. */
  get size(): number {
    return this.#server.length;
  }
  get end(): readonly InboxMessage[] {
    return this.#server.filter(({ i }) => i >= this.thread.from);
  }
}

it('any interleaving of events, answers and pages ends in the server’s order, without doubles or gaps', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 150, size: 'max' }), (steps) => {
      const model = new Model();
      for (const one of steps) {
        if ('at' in one) model[one.do](one.at);
        else model[one.do]();
      }
      model.settle();
      const { messages, outgoing, earlier } = model.thread;
      expect(messages).toEqual(model.end);
      expect(outgoing).toEqual([]);
      // What is not known can be asked for.
      if (model.end.length < model.size) expect(earlier).not.toBeNull();
    }),
    { numRuns: 1_000 },
  );
});
