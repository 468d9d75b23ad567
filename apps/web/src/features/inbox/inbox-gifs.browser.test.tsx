import type { FoundGif, Gif, InboxMessage } from '@syllaboom/contracts';
import { GIF_IDS } from '@syllaboom/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { refusal, reply } from '../../testing/fake-fetch.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { storage } from '../../platform/storage.ts';
import { forgetAll, ME, message, toastText, writtenIn } from './testing/fake-inbox.tsx';
import { input, log, openChat, slips } from './testing/open-chat.ts';

const send = (cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> }).send.bind(cdp());
const motion = (value: 'reduce' | '') =>
  send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

const found = (id: string, title = id): FoundGif => {
  const dims: [number, number] = [200, 200];
  return {
    p: 'embedded',
    id,
    title,
    media_formats: {
      tinygif: { url: `gifs/${id}.svg`, dims },
      gif: { url: `gifs/${id}.svg`, dims },
      still: { url: `gifs/${id}.still.svg`, dims },
    },
  };
};
const gif = (id: string): Gif => ({
  p: 'embedded',
  id,
  title: id,
  url: `gifs/${id}.svg`,
  still: `gifs/${id}.still.svg`,
  dims: [200, 200],
});
const gifMessage = (i: number, id: string, from = 'Zed', changes: Partial<InboxMessage> = {}): InboxMessage =>
  message(i, '', from, { y: 'gif', g: gif(id), ...changes });

const picker = () => page.getByRole('button', { name: 'Emoji and GIFs', exact: true });
const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const search = () => page.getByRole('searchbox', { name: 'Search GIFs' });
const key = (title: string) => page.getByRole('button', { name: `GIF: ${title}`, exact: true });

/** The chat with somebody of a level, with answers of the search. */
async function openGifs(level = 15, lines?: readonly InboxMessage[]) {
  const server = await openChat(lines);
  signInAs({ id: ME, displayName: 'Noodle', level });
  const asked: string[] = [];
  server.instead = ({ path, query }) => {
    if (path !== '/tenor') return undefined;
    asked.push(query.q ?? '');
    if (query.q === 'nothing') return reply({ data: [], c: null, by: 'embedded' });
    if (query.q === 'broken') return refusal('http/internal', 500);
    const start = Number(query.c ?? 0);
    const ids = query.q === undefined ? GIF_IDS.slice(start, start + 24) : ['laugh', 'lol'];
    const next = query.q === undefined && start + 24 < GIF_IDS.length ? String(start + 24) : null;
    return reply({ data: ids.map((id) => found(id)), c: next, by: query.q === 'cats' ? 'klipy' : 'embedded' });
  };
  return { server, asked };
}
/** Types so fast that no machine is too slow for it. */
const type = (...texts: readonly string[]): void => {
  const field = search().element() as HTMLInputElement;
  for (const text of texts) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
};
const openPanel = async () => {
  await picker().click();
  await tab('GIFs').click();
};

beforeEach(() => page.viewport(1280, 800));
afterEach(async () => {
  await motion('');
  forgetAll();
  storage.removeItem('syllaboom.recent-gifs');
  storage.removeItem('syllaboom.recent-emoji');
  vi.restoreAllMocks();
});

describe('the panel beside the input', () => {
  it('has a tab of emoji and one of GIFs, with 24 a page [S0022 S0046]', async () => {
    await openGifs();
    await picker().click();
    await expect.element(tab('Emoji')).toHaveAttribute('aria-selected', 'true');
    await expect.element(page.getByRole('searchbox', { name: 'Search emoji' })).toBeVisible();
    await tab('GIFs').click();
    await expect.element(key('Hello')).toBeVisible();
    expect(document.querySelectorAll('[role=tabpanel] li button')).toHaveLength(24);
    expect(
      [...document.querySelectorAll<HTMLImageElement>('[role=tabpanel] li img')].every((one) => one.loading === 'lazy'),
    ).toBe(true);
    await page.getByRole('button', { name: 'More GIFs' }).click();
    await expect.poll(() => document.querySelectorAll('[role=tabpanel] li button').length).toBe(48);
  });

  it('looks for GIFs half a second after the last key, once [S0047 S0236]', async () => {
    const { asked } = await openGifs();
    await openPanel();
    await expect.element(key('Hello')).toBeVisible();
    const begun = performance.now();
    type('l', 'la', 'lau');
    await expect.poll(() => asked.at(-1), { interval: 20 }).toBe('lau');
    expect(performance.now() - begun).toBeGreaterThanOrEqual(500);
    await expect.element(key('Laughing')).toBeVisible();
    expect(asked).toEqual(['', 'lau']);
  });

  it('says what it has not found, what went wrong, and whose GIFs they are', async () => {
    await openGifs();
    await openPanel();
    await search().fill('nothing');
    await expect.element(page.getByText('No GIFs found')).toBeVisible();
    await search().fill('broken');
    await expect.element(page.getByText('GIFs could not be loaded')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await search().fill('cats');
    await expect.element(page.getByText('Powered by KLIPY')).toBeVisible();
  });

  it('keeps GIFs for players of level 15 [S0122]', async () => {
    const { asked } = await openGifs(14);
    await openPanel();
    await expect.element(page.getByText('GIFs only usable after level 15.')).toBeVisible();
    expect([asked, document.querySelector('[role=tabpanel] input[type=search]')]).toEqual([[], null]);
  });

  it('goes by keys alone, and shows first what was used last', async () => {
    const { server } = await openGifs();
    await openPanel();
    await expect.element(key('Boom')).toBeVisible();
    (key('Boom').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => writtenIn(server.seen).at(-1)?.body)
      .toMatchObject({ t: '', y: 'gif', g: { p: 'embedded', id: 'boom' } });
    await expect.element(tab('GIFs')).not.toBeInTheDocument();
    await openPanel();
    await expect.element(key('Hello')).toBeVisible();
    expect(document.querySelector('[role=tabpanel] li button')?.getAttribute('aria-label')).toBe('GIF: Boom');
    expect(document.querySelectorAll('[role=tabpanel] li button')).toHaveLength(24);
  });

  it('offers the emoji that were used last before the others', async () => {
    await openGifs();
    await picker().click();
    const usual = () =>
      [...document.querySelectorAll('[role=tabpanel] button[aria-label]')].map((one) => one.getAttribute('aria-label'));
    await expect.poll(() => usual().length).toBeGreaterThan(20);
    const [first, , third] = usual();
    await page
      .getByRole('button', { name: String(third), exact: true })
      .first()
      .click();
    await expect.element(input()).toHaveValue(String(third));
    await userEvent.keyboard('{Escape}');
    // One that is still closing would be opened again as it was.
    await expect.element(tab('Emoji')).not.toBeInTheDocument();
    await picker().click();
    await expect.poll(() => usual().slice(0, 2)).toEqual([third, first]);
  });
});

describe('a GIF in the chat', () => {
  it('is a picture with words for who does not see it, for both [S0067]', async () => {
    await openGifs(15, [gifMessage(101, 'laugh'), gifMessage(102, 'gg', 'me')]);
    for (const name of ['GIF: Laughing', 'GIF: GG'])
      await expect.element(log().getByRole('img', { name, exact: true })).toBeVisible();
    const [theirs, own] = [...document.querySelectorAll<HTMLImageElement>('[data-gif] img')];
    expect([theirs?.src, own?.src].map((src) => src?.replace(/^.*\/gifs/, 'gifs'))).toEqual([
      'gifs/laugh.svg',
      'gifs/gg.svg',
    ]);
    expect(slips()[1]?.dataset.own).toBe('true');
  });

  it.each([
    [390, 844],
    [844, 390],
    [1440, 900],
  ])('that came last is whole in sight at %i×%i, also once it has its size', async (width, height) => {
    await page.viewport(width, height);
    const lines = Array.from({ length: 30 }, (_, at) => message(at + 1, `line ${at + 1}`));
    await openGifs(15, [...lines, gifMessage(101, 'laugh')]);
    await expect.element(log().getByRole('img', { name: 'GIF: Laughing' })).toBeVisible();
    const isWhole = () => {
      const area = log().element().getBoundingClientRect();
      const picture = document.querySelector('[data-gif]')?.getBoundingClientRect();
      return picture !== undefined && picture.top >= area.top && picture.bottom <= area.bottom;
    };
    await expect.poll(isWhole).toBe(true);
    // As if the picture had come later than its place.
    const row = slips().at(-1);
    const more = document.createElement('p');
    more.style.height = '160px';
    row?.parentElement?.append(more);
    const box = log().element();
    await expect.poll(() => box.scrollHeight - box.scrollTop - box.clientHeight).toBeLessThan(2);
    more.remove();
    await expect.poll(isWhole).toBe(true);
  });

  it('has no text to change or copy; what is gone says so', async () => {
    await openGifs(15, [
      gifMessage(101, 'gg', 'me'),
      message(102, '', 'Zed', { y: 'gif', g: { ...gif('no-longer-drawn'), url: '', title: '' } }),
    ]);
    await expect.element(log().getByText('This GIF is no longer there')).toBeVisible();
    await log().getByRole('img', { name: 'GIF: GG' }).click({ button: 'right' });
    await expect.element(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
    for (const name of ['Edit', 'Copy']) expect(page.getByRole('menuitem', { name }).query()).toBeNull();
  });

  it('shows nothing of an address that this server did not give', async () => {
    const evil = { ...gif('gg'), url: 'https://evil.example/a.gif', still: null };
    await openGifs(15, [message(101, '', 'Zed', { y: 'gif', g: evil })]);
    await expect.element(log().getByText('GIF: GG')).toBeVisible();
    expect(document.querySelector('[data-gif]')).toBeNull();
  });

  it('that can’t be sent stays, to be tried again under its nonce', async () => {
    const { server } = await openGifs();
    const answer = server.instead;
    server.instead = (call) => (call.path.endsWith('/send') ? refusal('gif/level', 403) : answer(call));
    await openPanel();
    await key('Boom').click();
    await expect.poll(toastText).toContain('GIFs only usable after level 15.');
    await expect.element(log().getByRole('img', { name: 'GIF: Boom' })).toBeVisible();
    const { k } = writtenIn(server.seen).at(-1)?.body ?? {};
    server.instead = (call) =>
      call.path.endsWith('/send') ? reply(gifMessage(300, 'boom', 'me', { k: String(k) })) : answer(call);
    await log().getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => slips().at(-1)?.dataset.message).toBe('300');
    expect(writtenIn(server.seen).at(-1)?.body).toMatchObject({ k, g: { id: 'boom' } });
  });

  it('rests for who wants less motion until it is touched', async () => {
    await openGifs(15, [gifMessage(101, 'laugh')]);
    await motion('reduce');
    const shown = () => document.querySelector<HTMLImageElement>('[data-gif] img')?.src.replace(/^.*\/gifs/, 'gifs');
    await expect.element(page.getByRole('button', { name: 'Play GIF: Laughing' })).toBeVisible();
    expect(shown()).toBe('gifs/laugh.still.svg');
    await page.getByRole('button', { name: 'Play GIF: Laughing' }).click();
    await expect.poll(shown).toBe('gifs/laugh.svg');
    await page.getByRole('button', { name: 'Stop GIF: Laughing' }).click();
    await expect.poll(shown).toBe('gifs/laugh.still.svg');
    await openPanel();
    await expect.element(key('Boom')).toBeVisible();
    const small = () =>
      key('Boom')
        .element()
        .querySelector('img')
        ?.src.replace(/^.*\/gifs/, 'gifs');
    expect(small()).toBe('gifs/boom.still.svg');
    await userEvent.hover(key('Boom').element());
    await expect.poll(small).toBe('gifs/boom.svg');
  });

  it('that came last stands in the list as what it is', async () => {
    const { server } = await openGifs();
    const m = gifMessage(20_000, 'laugh');
    server.say({ c: 'chat-zed', m, from: 'Zed' });
    await expect.poll(() => document.querySelector('[data-preview]')?.textContent).toContain('GIF');
  });
});
