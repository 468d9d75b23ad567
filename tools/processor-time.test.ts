import { describe, expect, it } from 'vitest';
import { addSeconds, ProcessorTime, parseStat } from './processor-time.ts';

/** A process in one look: its own ticks, and those of the children that it has waited for. */
const seen = (pid: number, parent: number, own: number, waitedFor = 0, started = '7') => ({
  pid,
  parent,
  started,
  own,
  waitedFor,
});

describe('the line of a process', () => {
  it('is read behind its name, whatever that holds', () => {
    const line = '42 (a) b (c) S 7 1 1 0 -1 4 1 2 3 4 110 22 33 4 20 0 1 0 9876 1 2';
    expect(parseStat(line)).toEqual({ pid: 42, parent: 7, started: '9876', own: 132, waitedFor: 37 });
  });

  it('of which too little is there is none', () => expect(parseStat('42 (gone')).toBeNull());
});

describe('the processor time of a tree of processes', () => {
  it('counts all below the root, however they are listed, and nobody else', () => {
    const time = new ProcessorTime(1);
    time.look([seen(3, 2, 40), seen(2, 1, 20), seen(1, 9, 10), seen(9, 0, 500), seen(4, 9, 500)]);
    expect(time.seconds).toBe(0.7);
  });

  it('keeps what an ended process used, and counts it once where its parent has waited for it', () => {
    const time = new ProcessorTime(1);
    time.look([seen(1, 9, 10), seen(2, 1, 20)]);
    time.look([seen(1, 9, 10, 25)]);
    expect(time.seconds).toBe(0.35);
  });

  it('counts who was killed, and nobody waited for', () => {
    const time = new ProcessorTime(1);
    time.look([seen(1, 9, 10), seen(2, 1, 20)]);
    time.look([seen(1, 9, 10)]);
    expect(time.seconds).toBe(0.3);
  });

  it('counts who came and went between two looks', () => {
    const time = new ProcessorTime(1);
    time.look([seen(1, 9, 10), seen(2, 1, 20)]);
    time.look([seen(1, 9, 10, 40), seen(2, 1, 20)]);
    expect(time.seconds).toBe(0.7);
  });

  it('stays with who outlives its parent', () => {
    const time = new ProcessorTime(1);
    time.look([seen(1, 9, 10), seen(2, 1, 20), seen(3, 2, 5)]);
    time.look([seen(1, 9, 10), seen(3, 0, 50)]);
    expect(time.seconds).toBe(0.8);
  });

  it('does not take a stranger with an old number for one of its own', () => {
    const time = new ProcessorTime(1);
    time.look([seen(1, 9, 10), seen(2, 1, 20)]);
    time.look([seen(1, 9, 10), seen(2, 0, 900, 0, '8')]);
    expect(time.seconds).toBe(0.3);
  });
});

it('a sum with an unknown part is unknown', () => {
  expect(addSeconds([1, 2])).toBe(3);
  expect(addSeconds([1, null, 2])).toBeNull();
});
