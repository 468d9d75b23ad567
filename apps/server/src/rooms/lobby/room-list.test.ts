import type { RoomListing } from '@syllaboom/contracts';
import { MODES } from '@syllaboom/engine';
import { describe, expect, it } from 'vitest';
import { RoomList } from './room-list.ts';

const listing = (roomId: string, mode: number = MODES.original): RoomListing => ({
  roomId,
  clients: 1,
  metadata: {
    name: roomId,
    mode,
    ranked: false,
    started: false,
    diff: 0,
    wpp: -1,
    language: 'en-US',
    mlang: false,
    sc: 0,
    auth_id: 'host00000001',
    avatar: 'x',
    type: 0,
    players: 1,
    maxp: 8,
    speed: 1,
  },
});
const apply = (list: RoomList, roomId: string, mode?: number): boolean =>
  list.apply({ roomId, listing: listing(roomId, mode) });

/** What a client reads, and how often a page was made for it. */
function reader() {
  let made = 0;
  return {
    read: (list: RoomList, seesHidden = false, offset = 0) =>
      JSON.parse(
        Buffer.from(
          list.page(seesHidden, offset, (page) => {
            made += 1;
            return Buffer.from(JSON.stringify(page));
          }),
        ).toString(),
      ),
    made: () => made,
  };
}

describe('a page', () => {
  it('is made once for all who ask for it, until something changes', () => {
    const list = new RoomList();
    list.fill(Array.from({ length: 130 }, (_, n) => listing(`R${n}`)));
    const { read, made } = reader();
    for (let n = 0; n < 5; n++) expect(read(list).rooms).toHaveLength(100);
    expect(read(list, false, 100)).toMatchObject({ total: 130, offset: 100, rooms: { length: 30 } });
    expect(read(list, true).rooms).toHaveLength(100);
    expect(made()).toBe(3);
    apply(list, 'new');
    expect([read(list).total, made()]).toEqual([131, 4]);
  });

  it('is kept only where pages begin: nobody fills the memory with all the places in between', () => {
    const list = new RoomList();
    list.fill(Array.from({ length: 130 }, (_, n) => listing(`R${n}`)));
    const { read, made } = reader();
    for (let n = 0; n < 3; n++) expect(read(list, false, 99).rooms).toHaveLength(31);
    expect(made()).toBe(3);
    for (let n = 0; n < 3; n++) read(list, false, 100);
    expect(made()).toBe(4);
  });

  it('and the next round of changes bring a client everything, whenever they come', () => {
    const list = new RoomList();
    const { read } = reader();
    apply(list, 'A');
    const seen = new Set(read(list).rooms.map(({ roomId }: RoomListing) => roomId));
    apply(list, 'B');
    list.apply({ roomId: 'A', listing: null });
    // From memory: made before B came and A went.
    expect([...new Set(read(list).rooms.map(({ roomId }: RoomListing) => roomId))]).toEqual([...seen]);
    const { plain, removed } = list.takeChanges();
    for (const { roomId } of plain) seen.add(roomId);
    for (const roomId of removed) seen.delete(roomId);
    expect([...seen]).toEqual(['B']);
    expect(read(list).rooms.map(({ roomId }: RoomListing) => roomId)).toEqual(['B']);
  });

  it('hides rooms of mode 99 from those who may not see them', () => {
    const list = new RoomList();
    const { read } = reader();
    apply(list, 'A');
    apply(list, 'Y', MODES.yapping);
    expect([read(list).total, read(list, true).total]).toEqual([1, 2]);
  });
});

describe('filling', () => {
  it('keeps what was heard of while the list was being read: a room that is gone does not come back', () => {
    const list = new RoomList();
    list.apply({ roomId: 'gone', listing: null });
    apply(list, 'turned', MODES.yapping);
    list.fill([listing('gone'), listing('turned'), listing('plain')]);
    const { read } = reader();
    expect(read(list).rooms.map(({ roomId }: RoomListing) => roomId)).toEqual(['plain']);
    // From then on changes are changes.
    apply(list, 'gone');
    expect(list.has('gone')).toBe(true);
  });
});

describe('changes', () => {
  it('are told once, the last of each room; the first one starts the wait', () => {
    const list = new RoomList();
    expect([apply(list, 'A'), apply(list, 'B'), apply(list, 'Y', MODES.yapping)]).toEqual([true, false, false]);
    list.apply({ roomId: 'B', listing: null });
    expect(list.takeChanges()).toEqual({
      plain: [listing('A')],
      hidden: [listing('Y', MODES.yapping)],
      removed: ['B'],
    });
    expect(list.takeChanges()).toEqual({ plain: [], hidden: [], removed: [] });
    expect(list.apply({ roomId: 'nobody', listing: null })).toBe(false);
    expect(apply(list, 'A')).toBe(true);
  });
});
