import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatAddress, PARAMETER_NAMES, type Place, readAddress } from './address.ts';
import { BOARDS } from './board-id.ts';
import { HOME_TABS } from './home-tab.ts';
import { HUB_SECTION_IDS } from './hub-section.ts';
import { TRADE_SECTIONS } from './trade-section.ts';
import { wordKey } from './word-key.ts';

const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/);
/** Everything that can be said at once. */
const place = fc
  .record(
    {
      room: id.map((code) => (code.length === 7 ? code.toUpperCase() : code)),
      replay: id,
      tab: fc.constantFrom(...HOME_TABS.slice(1)),
      board: fc.constantFrom(...BOARDS),
      profile: id,
      match: id,
      collection: id,
      section: fc.constantFrom(...TRADE_SECTIONS),
      corner: fc.constantFrom(...HUB_SECTION_IDS),
      clan: id,
      word: fc.constantFrom(wordKey('en-US', "O'CLOCK"), wordKey('ru', 'ЁЖ'), wordKey('tr-TR', 'İNCİ')),
    } satisfies Record<(typeof PARAMETER_NAMES)[number], fc.Arbitrary<string>>,
    { requiredKeys: [] },
  )
  // A board, or a section of a page, lies open on its page of home.
  .map(({ board, section, corner, ...rest }): Place => {
    if (rest.room !== undefined || rest.replay !== undefined) return rest as Place;
    if (board !== undefined) return { ...rest, tab: 'leaderboard', board } as Place;
    if (section !== undefined) return { ...rest, tab: 'trade', section } as Place;
    return (corner === undefined ? rest : { ...rest, tab: 'profile', corner }) as Place;
  });
const foreign = fc.dictionary(
  fc
    .string({ minLength: 1 })
    .filter((name) => !['frame_id', '__proto__'].includes(name) && !PARAMETER_NAMES.some((one) => one === name)),
  fc.string(),
);

it('what is written into an address is read from it again, and what others put there stays', () => {
  fc.assert(
    fc.property(place, place, foreign, (before, said, others) => {
      const start = formatAddress(before, `?${new URLSearchParams(others).toString()}`);
      const search = formatAddress(said, start);
      expect(readAddress(search)).toEqual(said);
      expect(Object.fromEntries(new URLSearchParams(search))).toEqual({ ...others, ...said });
    }),
  );
});

it('whatever an address holds, what is read of it can be written and says the same', () => {
  const texts = fc.dictionary(fc.constantFrom(...PARAMETER_NAMES, 'utm_source'), fc.oneof(id, fc.string()));
  fc.assert(
    fc.property(texts, (query) => {
      const read = readAddress(`?${new URLSearchParams(query).toString()}`);
      expect(readAddress(formatAddress(read))).toEqual(read);
    }),
  );
});
