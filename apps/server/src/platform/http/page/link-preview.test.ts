import { describe, expect, it } from 'vitest';
import { cardOf, collectionIdOf, findCard, GAME_CARD, renderCard, type RoomCard, roomCodeOf } from './link-preview.ts';

const ROOM: RoomCard = { title: 'Night owls', language: 'pt-BR', players: 3, seats: 8, started: false };
const ORIGIN = 'https://play.example';

describe('the card of a link', () => {
  it('53 shows a room with its title, and no player', () => {
    const card = cardOf('ABC1234', ROOM);
    expect(card.title).toBe('Night owls · Syllaboom');
    expect(card.description).toMatch(/^3 of 8 players, waiting for players\. Brazilian Portuguese\./);
    expect(renderCard(card, ORIGIN)).toContain('<meta property="og:url" content="https://play.example/?room=ABC1234">');
    expect(cardOf('ABC1234', { ...ROOM, title: null, started: true })).toMatchObject({
      title: 'A room of Syllaboom',
      description: expect.stringContaining('playing now'),
    });
  });

  it('53 lets no markup through, and no endless title', () => {
    const title = `"><script>alert('1')</script>&${'x'.repeat(200)}`;
    const html = renderCard(cardOf('ABC1234', { ...ROOM, title }), ORIGIN);
    expect(html).not.toMatch(/<script|content=""/);
    expect(html).toContain('&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;xxx');
    expect(html).not.toContain('x'.repeat(61));
  });

  it('53 names no address where the game doesn’t know its own', () => {
    expect(renderCard(GAME_CARD, null)).not.toMatch(/http|og:image/);
    expect(renderCard(GAME_CARD, ORIGIN)).toContain('content="https://play.example/icons/card.png"');
  });

  it('53 belongs to codes of rooms and to nothing else', () => {
    expect(roomCodeOf({ room: 'ABC1234' })).toBe('ABC1234');
    for (const room of [undefined, '', 'abc', '../x', 'A'.repeat(17), ['ABC1234'], { a: 1 }, 'ABC 123'])
      expect(roomCodeOf({ room })).toBeNull();
  });

  it('53 shows a public collection with its name, and of any other one as little as of none', async () => {
    const readers = {
      room: async () => ROOM,
      collection: async (id: string) => {
        if (id === 'Broken') throw new Error('no database');
        return id === 'Open1' ? { name: 'Birds & "<b>bees</b>"', language: 'de-DE', words: 12 } : null;
      },
    };
    const card = await findCard({ collection: 'Open1' }, readers);
    expect(card).toMatchObject({
      title: 'Birds & "<b>bees</b>" · Syllaboom',
      description: expect.stringMatching(/^A collection of 12 words to practise\. German/),
    });
    const html = renderCard(card, ORIGIN);
    expect(html).toContain('<meta property="og:url" content="https://play.example/?collection=Open1">');
    expect(html).not.toContain('<b>');
    for (const collection of ['Secret1', 'Broken', '', '../x', 'A'.repeat(21), ['Open1'], { a: 1 }])
      expect(await findCard({ collection }, readers)).toBe(GAME_CARD);
    expect(collectionIdOf({ collection: 'a b' })).toBeNull();
    // A room comes first.
    expect((await findCard({ room: 'ABC1234', collection: 'Open1' }, readers)).title).toContain('Night owls');
  });
});
