import { describe, expect, it } from 'vitest';
import { formatAddress, readAddress } from './address.ts';

describe('an address', () => {
  it('names a room, if it can be one', () => {
    expect(readAddress('?room=K7QX')).toEqual({ room: 'K7QX' });
    expect(readAddress('?x=1&room=a_b-9')).toEqual({ room: 'a_b-9' });
    expect(readAddress('?room=k7qx2ab')).toEqual({ room: 'K7QX2AB' });
    for (const search of ['', '?room=', '?room=%3Cscript%3E', `?room=${'a'.repeat(41)}`])
      expect(readAddress(search), search).toEqual({});
  });

  it('names what was shared, inside the chat platform, and nothing else', () => {
    expect(readAddress('?frame_id=x&custom_id=K7QX')).toEqual({ room: 'K7QX' });
    expect(readAddress('?frame_id=x&room=K7QX&profile=zed&tab=news')).toEqual({});
    expect(readAddress('?custom_id=K7QX')).toEqual({});
    expect(readAddress('?frame_id=x&custom_id=%2F%2Fevil')).toEqual({});
  });

  it('names pages of home and what lies over the screen, in any order', () => {
    expect(readAddress('?tab=gm')).toEqual({ tab: 'gm' });
    expect(readAddress('?match=m1&profile=zed&room=K7QX')).toEqual({ room: 'K7QX', profile: 'zed', match: 'm1' });
    // The list of rooms is what an address without a page means.
    expect(readAddress('?tab=rooms')).toEqual({});
    for (const search of ['?tab=nonsense', '?board=nonsense', '?profile=%3Cb%3E', '?match=a%20b', '?nothing=ours'])
      expect(readAddress(search), search).toEqual({});
  });

  it('of a board is one of its page, and away from home none', () => {
    expect(readAddress('?board=wins')).toEqual({ tab: 'leaderboard', board: 'wins' });
    expect(readAddress('?tab=news&board=wins')).toEqual({ tab: 'leaderboard', board: 'wins' });
    expect(readAddress('?room=K7QX&board=wins')).toEqual({ room: 'K7QX' });
    expect(readAddress('?replay=m1&board=wins&match=m2')).toEqual({ replay: 'm1', match: 'm2' });
  });

  it('keeps what others put there, and is cleared of what is ours', () => {
    expect(formatAddress({ room: 'K7QX' }, '?utm_source=x&tab=news&room=a&room=b')).toBe('?utm_source=x&room=K7QX');
    expect(formatAddress({}, '?tab=nonsense&profile=%3Cb%3E')).toBe('');
  });
});
