import { INBOX } from '@syllaboom/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal, reply } from '../../testing/fake-fetch.ts';
import { writtenIn, forgetAll, message, toastText } from './testing/fake-inbox.tsx';
import { input, log, openChat, slip, texts } from './testing/open-chat.ts';

const CHAT = 'chat-zed';
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const line = (text: string) => slip(text).element().closest<HTMLElement>('[data-message]');
const say = async (text: string) => {
  await input().fill(text);
  await userEvent.keyboard('{Enter}');
};

beforeEach(() => page.viewport(1280, 800));
afterEach(() => {
  forgetAll();
  vi.restoreAllMocks();
});

describe('an own message', () => {
  it('stands there at once, and is replaced by what the server says [S0095]', async () => {
    const server = await openChat();
    const { promise, resolve } = Promise.withResolvers<Response>();
    server.instead = ({ path }) => (path.endsWith('/send') ? promise : undefined);
    await say('  on my way  ');
    await expect.element(slip('on my way')).toBeVisible();
    await expect.element(log().getByText('Sending…')).toBeVisible();
    expect(line('on my way')?.dataset.message).toBe('outgoing');
    await expect.element(input()).toHaveValue('');
    const sent = writtenIn(server.seen).at(-1)?.body;
    expect(sent).toMatchObject({ t: 'on my way', y: 'text' });
    resolve(reply(message(200, 'on my way', 'me', { k: String(sent?.k) })));
    await expect.poll(() => line('on my way')?.dataset.message).toBe('200');
    // Its live copy brings no second one.
    server.say({ c: CHAT, m: message(200, 'on my way', 'me', { k: String(sent?.k) }) });
    expect(texts().filter((text) => text === 'on my way')).toHaveLength(1);
  });

  it('is there once where its live copy is faster than the answer', async () => {
    const server = await openChat();
    const { promise, resolve } = Promise.withResolvers<Response>();
    server.instead = ({ path }) => (path.endsWith('/send') ? promise : undefined);
    await say('fast');
    await expect.element(slip('fast')).toBeVisible();
    server.instead = () => undefined;
    const k = String(writtenIn(server.seen).at(-1)?.body.k);
    server.say({ c: CHAT, m: message(9_000, 'fast', 'me', { k }) });
    await expect.poll(() => line('fast')?.dataset.message).toBe('9000');
    server.messages[CHAT]?.push(message(9_000, 'fast', 'me', { k }));
    resolve(reply(message(9_000, 'fast', 'me', { k })));
    await say('next');
    await expect.poll(() => line('next')?.dataset.message).not.toBe('outgoing');
    expect(texts()).toEqual(['hello', 'hi there', 'fast', 'next']);
  });

  it('that can’t be sent goes back into the input, and keeps its nonce [S0096]', async () => {
    const server = await openChat();
    server.instead = ({ path }) => (path.endsWith('/send') ? refusal('http/internal', 500) : undefined);
    await say('hello again');
    await expect.poll(toastText).toContain('Failed to send message');
    await expect.element(input()).toHaveValue('hello again');
    expect(texts()).toEqual(['hello', 'hi there']);
    server.instead = () => undefined;
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => line('hello again')?.dataset.message).toBe('10001');
    const nonces = writtenIn(server.seen).map(({ body }) => body.k);
    expect(nonces[1]).toBe(nonces[0]);
    await expect.element(input()).toHaveValue('');
  });

  it('waits with another try where the input holds something else by then', async () => {
    const server = await openChat();
    const { promise, resolve } = Promise.withResolvers<Response>();
    server.instead = ({ path }) => (path.endsWith('/send') ? promise : undefined);
    await say('first');
    await expect.element(slip('first')).toBeVisible();
    await input().fill('second');
    resolve(refusal('http/internal', 500));
    await expect.element(log().getByText('Not sent')).toBeVisible();
    await expect.element(input()).toHaveValue('second');
    server.instead = () => undefined;
    await button('Try again').click();
    await expect.poll(() => line('first')?.dataset.message).toBe('10001');
    const nonces = writtenIn(server.seen).map(({ body }) => body.k);
    expect(nonces[1]).toBe(nonces[0]);
  });

  it('that arrived after all is taken out of the input again', async () => {
    const server = await openChat();
    server.instead = ({ path }) => (path.endsWith('/send') ? refusal('http/unavailable', 503) : undefined);
    await say('lost answer');
    await expect.element(input()).toHaveValue('lost answer');
    const k = String(writtenIn(server.seen).at(-1)?.body.k);
    server.say({ c: CHAT, m: message(9_000, 'lost answer', 'me', { k }) });
    await expect.element(input()).toHaveValue('');
    expect(texts().at(-1)).toBe('lost answer');
  });

  it('must say something, and no more than a message holds [S0120]', async () => {
    const server = await openChat();
    await say('   ');
    expect(writtenIn(server.seen)).toEqual([]);
    await expect.element(input()).toHaveAttribute('maxlength', String(INBOX.messageLength));
  });

  it('that the server refuses says why', async () => {
    const server = await openChat();
    server.instead = ({ path }) => (path.endsWith('/send') ? refusal('inbox/unanswered', 403) : undefined);
    await say('again');
    await expect.poll(toastText).toContain('Please wait for an answer before you write again');
  });
});
