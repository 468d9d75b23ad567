import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { commentAbove, membersOf, shortShape } from './reference-text.ts';

const SOURCE = `
/** Of the file. */
export interface Said {
  plain: { now: number };
  /** The first one: https://example.org/a. */
  clock: { now: number };
  'two-words': string[];
  /**
   * Over several
   * lines.
   */
  turn: {
    /** Inside. */
    id: string;
    readonly until?: number | null;
  };
}
`;

describe('commentAbove', () => {
  it('is the comment right above the property, also one that holds slashes', () => {
    expect(commentAbove(SOURCE, 'clock')).toBe('The first one: https://example.org/a.');
    expect(commentAbove(SOURCE, 'turn')).toBe('Over several lines.');
    expect(commentAbove(SOURCE, 'id')).toBe('Inside.');
  });
  it('is no other property’s', () => {
    expect([commentAbove(SOURCE, 'plain'), commentAbove(SOURCE, 'two-words'), commentAbove(SOURCE, 'nobody')]).toEqual([
      '',
      '',
      '',
    ]);
  });
});

describe('membersOf', () => {
  it('reads names, types on one line and comments of an exported interface', () => {
    expect(membersOf('said.ts', SOURCE, 'Said')).toEqual([
      { name: 'plain', type: '{ now: number }', comment: '' },
      { name: 'clock', type: '{ now: number }', comment: 'The first one: https://example.org/a.' },
      { name: 'two-words', type: 'string[]', comment: '' },
      { name: 'turn', type: '{ id: string; readonly until?: number | null; }', comment: 'Over several lines.' },
    ]);
    expect(() => membersOf('said.ts', SOURCE, 'Other')).toThrow('said.ts exports no interface Other');
  });
});

describe('shortShape', () => {
  it.each([
    [z.optional(z.nullable(z.object({}))), ''],
    [z.object({ id: z.string().max(40), ban: z.optional(z.boolean()) }), '{ id: string (at most 40); ban?: boolean }'],
    [z.object({ n: z.int().min(0).max(3), m: z.int(), x: z.number() }), '{ n: 0–3; m: int; x: number }'],
    [z.union([z.string(), z.array(z.enum(['a', 'b'])).max(2)]), 'string | ("a" | "b")[] (at most 2)'],
    [z.record(z.string(), z.string()), '{ [name]: string }'],
    [z.array(z.enum(['de', 'en'])), 'language[]'],
  ])('%#: writes what a schema takes', (schema, text) => {
    expect(shortShape(schema, { language: ['de', 'en'] })).toBe(text);
  });
});
