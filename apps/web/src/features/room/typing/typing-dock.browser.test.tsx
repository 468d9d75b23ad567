import { DRAFT_MESSAGE } from '@syllaboom/contracts';
import { cdp, page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_PREFERENCES } from '@syllaboom/contracts';
import { setPreferences } from '../../../platform/preferences.ts';
import { playerState, runningState } from '../testing/room-state.ts';
import { renderRoom, wait } from '../testing/render-room.tsx';
import { TypingDock } from './typing-dock.tsx';

const people = [playerState('me'), playerState('zed')];
const open = (holder = 'me', changes = {}) => renderRoom(<TypingDock />, runningState(people, holder, changes));
const input = () => document.querySelector<HTMLInputElement>('input[name=word]') as HTMLInputElement;
const tray = () =>
  [...document.querySelectorAll('[data-testid=tray] > span')]
    .slice(1)
    .map((tile) => tile.textContent)
    .join('');
const compose = (text: string) =>
  (cdp() as unknown as { send(name: string, params: object): Promise<void> }).send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  });
const commit = (text: string) =>
  (cdp() as unknown as { send(name: string, params: object): Promise<void> }).send('Input.insertText', { text });

const myTurn = {
  id: 'me',
  prompt: 'ING',
  round: 1,
  turn: 2,
  startedAt: 0,
  endsAt: 9000,
  maxTime: 9,
  twist: null,
  requirement: {},
};

beforeEach(async () => {
  await page.viewport(1280, 800);
  setPreferences(DEFAULT_PREFERENCES);
});

describe('typing', () => {
  it('begins anywhere: the first letter is not lost', async () => {
    await open();
    input().blur();
    await userEvent.keyboard('ratio');
    expect(tray()).toBe('RATIO');
  });
  it('is enabled by the own turn only [R0243]', async () => {
    const { fake } = await open('zed');
    expect(input().readOnly).toBe(true);
    await userEvent.keyboard('x');
    expect(tray()).toBe('');
    fake.say('turn', {
      id: 'me',
      prompt: 'ING',
      round: 1,
      turn: 2,
      startedAt: 0,
      endsAt: 9000,
      maxTime: 9,
      twist: null,
      requirement: {},
    });
    await expect.poll(() => input().readOnly).toBe(false);
    await userEvent.keyboard('ring');
    expect(tray()).toBe('RING');
  });
  it('sends drafts as deltas and the whole word with Enter [R0445]', async () => {
    const { fake } = await open();
    await userEvent.keyboard('rat');
    await wait(40);
    await userEvent.keyboard('io');
    await wait(40);
    const texts = fake.sentUnder(DRAFT_MESSAGE) as { t: string }[];
    expect(texts.every((delta) => delta.t === 'a')).toBe(true);
    await userEvent.keyboard('{Enter}');
    expect(fake.sentUnder('submit')).toEqual([{ word: 'RATIO' }]);
    expect(tray()).toBe('');
  });
  it('lights the letters of the prompt', async () => {
    await open();
    await userEvent.keyboard('ration');
    const lit = [...document.querySelectorAll('[data-testid=tray] > [data-mark=hit]')].map((tile) => tile.textContent);
    expect(lit.join('')).toBe('TIO');
  });
  it('stops at 45 letters, folds accents and drops foreign ones [R0332 R0333 R0334]', async () => {
    const { fake } = await open();
    await userEvent.fill(input(), `é1${'a'.repeat(60)}`);
    await userEvent.keyboard('{Enter}');
    expect(fake.sentUnder('submit')).toEqual([{ word: `E${'A'.repeat(44)}` }]);
  });
  it('makes a space a hyphen by preference [R0337]', async () => {
    await open();
    await userEvent.keyboard('ice cream');
    expect(tray()).toBe('ICE-CREAM');
  });
  it('ignores the space without that preference', async () => {
    setPreferences({ sphyp: false });
    await open();
    await userEvent.keyboard('ice cream');
    expect(tray()).toBe('ICECREAM');
  });
  it.each([
    '{Control>}{Backspace}{/Control}',
    '{Alt>}{Backspace}{/Alt}',
    '{Control>}{Delete}{/Control}',
    '{Meta>}{Delete}{/Meta}',
  ])('clears the word with %s [R0341]', async (keys) => {
    await open();
    await userEvent.keyboard('ratio');
    await userEvent.keyboard(keys);
    expect(tray()).toBe('');
    expect(input().value).toBe('');
  });
  it('clears the word with Ctrl+A only by preference [R0342]', async () => {
    await open();
    await userEvent.keyboard('ratio');
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(tray()).toBe('');
    setPreferences({ cra: false });
    await userEvent.keyboard('ratio');
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(tray()).toBe('RATIO');
  });
  it('marks words that a script typed [R0446]', async () => {
    const { fake } = await open();
    input().value = 'ratio';
    input().dispatchEvent(new InputEvent('input', { bubbles: true }));
    input().form?.requestSubmit();
    expect(fake.sentUnder('submit')).toEqual([{ word: 'RATIO', t: true }]);
  });
  it('asks for a word with an empty submit in practice difficulty, nowhere else [R0340]', async () => {
    const { fake } = await open('me', { diff: 2 });
    input().focus();
    await userEvent.keyboard('{Enter}');
    expect(fake.sentUnder('practice-show')).toHaveLength(1);
    fake.say('practice-word', { word: 'STATION' });
    await expect.element(page.getByText('STATION')).toBeVisible();
    await page.getByRole('button', { name: 'Next prompt' }).click();
    expect(fake.sentUnder('practice-next')).toHaveLength(1);
  });
  it('lets the practice buttons rest 300 ms after a click [R0329]', async () => {
    const { fake } = await open('me', { diff: 2 });
    const show = page.getByRole('button', { name: 'Show a word' });
    await show.click();
    await expect.element(show).toBeDisabled();
    await expect.element(show).toBeEnabled();
    expect(fake.sentUnder('practice-show')).toHaveLength(1);
  });
  it('asks for a word and for the next prompt, and shows the word that came [R0450 R0459]', async () => {
    const { fake } = await open('me', { diff: 2 });
    await page.getByRole('button', { name: 'Show a word' }).click();
    fake.say('practice-word', { word: 'RATIO' });
    await expect.element(page.getByText('RATIO')).toBeVisible();
    const next = page.getByRole('button', { name: 'Next prompt' });
    await expect.element(next).toBeEnabled();
    await next.click();
    expect(fake.sent.map(({ name }) => name)).toEqual(['practice-show', 'practice-next']);
  });
});

describe('composing', () => {
  it('shows text as it is composed, also when it shrinks, and commits it once', async () => {
    await open();
    input().focus();
    for (const text of ['r', 'ra', 'rat', 'ra', 'rat', 'rati', 'ratio']) await compose(text);
    expect(tray()).toBe('RATIO');
    await commit('ratio');
    expect(input().value).toBe('ratio');
    expect(tray()).toBe('RATIO');
  });
  it('takes a dead key once', async () => {
    await open();
    input().focus();
    await userEvent.keyboard('caf');
    await compose('´');
    await commit('é');
    expect(tray()).toBe('CAFE');
  });
  it('does not submit with the Enter that ends a composition, in Safari’s order either', async () => {
    const { fake } = await open();
    const element = input();
    element.dispatchEvent(new CompositionEvent('compositionstart'));
    element.value = 'ratio';
    element.dispatchEvent(new InputEvent('input', { bubbles: true }));
    element.form?.requestSubmit();
    element.dispatchEvent(new CompositionEvent('compositionend', { data: 'ratio' }));
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true }));
    element.form?.requestSubmit();
    expect(fake.sentUnder('submit')).toEqual([]);
    await wait(100);
    await userEvent.keyboard('{Enter}');
    expect(fake.sentUnder('submit')).toHaveLength(1);
  });
  it('does not double a word that a keyboard composes afterwards', async () => {
    await open();
    input().focus();
    await userEvent.keyboard('rati');
    for (const kind of ['compositionstart', 'compositionupdate', 'compositionend'])
      input().dispatchEvent(new CompositionEvent(kind, { data: 'rati', bubbles: true }));
    await userEvent.keyboard('o');
    expect(tray()).toBe('RATIO');
  });
  it('refuses to paste', async () => {
    await open();
    const paste = new InputEvent('beforeinput', {
      inputType: 'insertFromPaste',
      data: 'x',
      cancelable: true,
      bubbles: true,
    });
    input().dispatchEvent(paste);
    expect(paste.defaultPrevented).toBe(true);
  });
});

describe('the answer to a word', () => {
  it('flashes red when wrong, unless the preference is off [R0524]', async () => {
    const { fake } = await open();
    const box = page.getByTestId('tray-box').element() as HTMLElement;
    fake.say('wrong', { id: 'me', word: 'XX', reason: 'unknown' });
    expect(box.dataset.flash).toBe('wrong');
    await expect.poll(() => box.dataset.flash).toBeUndefined();
    setPreferences({ rf: false });
    fake.say('wrong', { id: 'me', word: 'XX', reason: 'unknown' });
    expect(box.dataset.flash).toBeUndefined();
  });
  it('shakes nothing for who asked for less motion', async () => {
    const { fake } = await open();
    const box = page.getByTestId('tray-box').element() as HTMLElement;
    const shaken = vi.spyOn(box, 'animate');
    fake.say('wrong', { id: 'me', word: 'XX', reason: 'unknown' });
    expect(shaken).toHaveBeenCalledTimes(1);
    const asked = matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      asked(query.includes('reduced-motion') ? 'all' : query),
    );
    fake.say('wrong', { id: 'me', word: 'XX', reason: 'unknown' });
    expect(shaken).toHaveBeenCalledTimes(1);
    expect(box.dataset.flash).toBe('wrong');
    vi.restoreAllMocks();
  });
  it('flashes green with a notice when it was written before [R0523]', async () => {
    const { fake } = await open();
    fake.say('wrong', { id: 'me', word: 'RATIO', reason: 'repeated' });
    expect((page.getByTestId('tray-box').element() as HTMLElement).dataset.flash).toBe('repeated');
    await expect.element(page.getByText('This word was written before.')).toBeVisible();
  });
});

describe('the focus', () => {
  const withChat = () =>
    renderRoom(
      <>
        <TypingDock />
        <div data-chat="">
          <input aria-label="chat" />
        </div>
      </>,
      runningState(people, 'zed'),
    );
  it('goes from the chat to the word at the own turn and back after it [L0100]', async () => {
    const { fake } = await withChat();
    await page.getByLabelText('chat').click();
    fake.say('turn', myTurn);
    await expect.poll(() => document.activeElement).toBe(input());
    fake.say('turn', { ...myTurn, id: 'zed', turn: 3 });
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('chat');
  });
  it('is not given back to what is no chat, beside an open one neither', async () => {
    const { fake } = await renderRoom(
      <div data-chat="true">
        <TypingDock />
        <button type="button">a seat</button>
      </div>,
      runningState(people, 'zed'),
    );
    (page.getByText('a seat').element() as HTMLElement).focus();
    fake.say('turn', myTurn);
    await expect.poll(() => document.activeElement).toBe(input());
    fake.say('turn', { ...myTurn, id: 'zed', turn: 3 });
    await wait(80);
    expect(document.activeElement).toBe(input());
  });
  it('comes to the word from the buttons of a window, not from its fields', async () => {
    const { fake } = await renderRoom(
      <>
        <TypingDock />
        <section role="dialog" aria-modal="false" aria-label="window">
          <button type="button">in the window</button>
          <input aria-label="field" />
        </section>
      </>,
      runningState(people, 'zed'),
    );
    (page.getByText('in the window').element() as HTMLElement).focus();
    fake.say('turn', myTurn);
    await expect.poll(() => document.activeElement).toBe(input());
    (page.getByLabelText('field').element() as HTMLElement).focus();
    await userEvent.keyboard('x');
    expect(tray()).toBe('');
    (page.getByText('in the window').element() as HTMLElement).focus();
    await userEvent.keyboard('ring');
    expect(tray()).toBe('RING');
  });
  it('stays in the chat when the player does not want the switch', async () => {
    setPreferences({ sw: false });
    const { fake } = await withChat();
    await page.getByLabelText('chat').click();
    fake.say('turn', myTurn);
    await wait(80);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('chat');
  });
});
