import { DEFAULT_PREFERENCES, DRAFT_MESSAGE } from '@syllaboom/contracts';
import { INTERFACE_LANGUAGES } from '@syllaboom/engine';
import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { cdp, page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n, setLanguage } from '../../../platform/i18n/i18n.ts';
import { setPreferences } from '../../../platform/preferences.ts';
import { playerState } from '../testing/room-state.ts';
import { renderDock, trayText, wordInput } from '../testing/render-dock.tsx';
import { turnMessage } from '../testing/render-mode.tsx';
import { REFUSAL_MS } from '../room-timings.ts';
import { wait } from '../testing/render-room.tsx';
import { NoticeStrip } from '../strip/notice-strip.tsx';

const compose = (text: string) =>
  (cdp() as unknown as { send(name: string, params: object): Promise<void> }).send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  });
const commit = (text: string) =>
  (cdp() as unknown as { send(name: string, params: object): Promise<void> }).send('Input.insertText', { text });

const myTurn = turnMessage({ prompt: 'ING', endsAt: 9000, maxTime: 9 });

beforeEach(async () => {
  await page.viewport(1280, 800);
  setPreferences(DEFAULT_PREFERENCES);
});

describe('typing', () => {
  it('begins anywhere: the first letter is not lost', async () => {
    await renderDock();
    wordInput().blur();
    await userEvent.keyboard('ratio');
    expect(trayText()).toBe('RATIO');
  });
  it('is enabled by the own turn only [R0243]', async () => {
    const { fake } = await renderDock('zed');
    expect(wordInput().readOnly).toBe(true);
    await userEvent.keyboard('x');
    expect(trayText()).toBe('');
    fake.say('turn', myTurn);
    await expect.poll(() => wordInput().readOnly).toBe(false);
    await userEvent.keyboard('ring');
    expect(trayText()).toBe('RING');
  });
  it('sends drafts as deltas and the whole word with Enter [R0445]', async () => {
    const { fake } = await renderDock();
    await userEvent.keyboard('rat');
    await wait(40);
    await userEvent.keyboard('io');
    await wait(40);
    const texts = fake.sentUnder(DRAFT_MESSAGE) as { t: string }[];
    expect(texts.every((delta) => delta.t === 'a')).toBe(true);
    await userEvent.keyboard('{Enter}');
    expect(fake.sentUnder('submit')).toEqual([{ word: 'RATIO' }]);
    expect(trayText()).toBe('');
  });
  it('lights the letters of the prompt', async () => {
    await renderDock();
    await userEvent.keyboard('ration');
    const lit = [...document.querySelectorAll('[data-testid=tray] > [data-mark=hit]')].map((tile) => tile.textContent);
    expect(lit.join('')).toBe('TIO');
  });
  it('stops at 45 letters, folds accents and drops foreign ones [R0332 R0333 R0334]', async () => {
    const { fake } = await renderDock();
    await userEvent.fill(wordInput(), `é1${'a'.repeat(60)}`);
    await userEvent.keyboard('{Enter}');
    expect(fake.sentUnder('submit')).toEqual([{ word: `E${'A'.repeat(44)}` }]);
  });
  it('makes a space a hyphen by preference [R0337]', async () => {
    await renderDock();
    await userEvent.keyboard('ice cream');
    expect(trayText()).toBe('ICE-CREAM');
  });
  it('ignores the space without that preference', async () => {
    setPreferences({ sphyp: false });
    await renderDock();
    await userEvent.keyboard('ice cream');
    expect(trayText()).toBe('ICECREAM');
  });
  it.each([
    '{Control>}{Backspace}{/Control}',
    '{Alt>}{Backspace}{/Alt}',
    '{Control>}{Delete}{/Control}',
    '{Meta>}{Delete}{/Meta}',
  ])('clears the word with %s [R0341]', async (keys) => {
    await renderDock();
    await userEvent.keyboard('ratio');
    await userEvent.keyboard(keys);
    expect(trayText()).toBe('');
    expect(wordInput().value).toBe('');
  });
  it('clears the word with Ctrl+A only by preference [R0342]', async () => {
    await renderDock();
    await userEvent.keyboard('ratio');
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(trayText()).toBe('');
    setPreferences({ cra: false });
    await userEvent.keyboard('ratio');
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(trayText()).toBe('RATIO');
  });
  it('marks words that a script typed [R0446]', async () => {
    const { fake } = await renderDock();
    wordInput().value = 'ratio';
    wordInput().dispatchEvent(new InputEvent('input', { bubbles: true }));
    wordInput().form?.requestSubmit();
    expect(fake.sentUnder('submit')).toEqual([{ word: 'RATIO', t: true }]);
  });
  it('asks for a word with an empty submit in practice difficulty, nowhere else [R0340]', async () => {
    const { fake } = await renderDock('me', { diff: 2 });
    wordInput().focus();
    await userEvent.keyboard('{Enter}');
    expect(fake.sentUnder('practice-show')).toHaveLength(1);
    fake.say('practice-word', { word: 'STATION' });
    await expect.element(page.getByText('STATION')).toBeVisible();
    await page.getByRole('button', { name: 'Next prompt' }).click();
    expect(fake.sentUnder('practice-next')).toHaveLength(1);
  });
  it('lets the practice buttons rest 300 ms after a click [R0329]', async () => {
    const { fake } = await renderDock('me', { diff: 2 });
    const show = page.getByRole('button', { name: 'Show a word' });
    await show.click();
    await expect.element(show).toBeDisabled();
    await expect.element(show).toBeEnabled();
    expect(fake.sentUnder('practice-show')).toHaveLength(1);
  });
  it('asks for a word and for the next prompt, and shows the word that came [R0450 R0459]', async () => {
    const { fake } = await renderDock('me', { diff: 2 });
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
    await renderDock();
    wordInput().focus();
    for (const text of ['r', 'ra', 'rat', 'ra', 'rat', 'rati', 'ratio']) await compose(text);
    expect(trayText()).toBe('RATIO');
    await commit('ratio');
    expect(wordInput().value).toBe('ratio');
    expect(trayText()).toBe('RATIO');
  });
  it('takes a dead key once', async () => {
    await renderDock();
    wordInput().focus();
    await userEvent.keyboard('caf');
    await compose('´');
    await commit('é');
    expect(trayText()).toBe('CAFE');
  });
  it('does not submit with the Enter that ends a composition, in Safari’s order either', async () => {
    const { fake } = await renderDock();
    const element = wordInput();
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
    await renderDock();
    wordInput().focus();
    await userEvent.keyboard('rati');
    for (const kind of ['compositionstart', 'compositionupdate', 'compositionend'])
      wordInput().dispatchEvent(new CompositionEvent(kind, { data: 'rati', bubbles: true }));
    await userEvent.keyboard('o');
    expect(trayText()).toBe('RATIO');
  });
  it('refuses to paste', async () => {
    await renderDock();
    const paste = new InputEvent('beforeinput', {
      inputType: 'insertFromPaste',
      data: 'x',
      cancelable: true,
      bubbles: true,
    });
    wordInput().dispatchEvent(paste);
    expect(paste.defaultPrevented).toBe(true);
  });
});

describe('the answer to a word', () => {
  it('flashes red when wrong, unless the preference is off [R0524]', async () => {
    const { fake } = await renderDock();
    const box = page.getByTestId('tray-box').element() as HTMLElement;
    fake.say('wrong', { id: 'me', word: 'XX', reason: 'unknown' });
    expect(box.dataset.flash).toBe('wrong');
    await expect.poll(() => box.dataset.flash).toBeUndefined();
    setPreferences({ rf: false });
    fake.say('wrong', { id: 'me', word: 'XX', reason: 'unknown' });
    expect(box.dataset.flash).toBeUndefined();
  });
  it('says why, until the next word is taken or the moment has passed', async () => {
    const { fake } = await renderDock();
    const hint = () => page.getByTestId('turn-hint').element().textContent;
    expect(hint()).toContain('Your turn!');
    fake.say('wrong', { id: 'zed', word: 'XX', reason: 'unknown' });
    fake.say('wrong', { id: 'me', word: 'XX', reason: 'notYourTurn' });
    expect(hint()).toContain('Your turn!');
    fake.say('wrong', { id: 'me', word: 'XX', reason: 'unknown' });
    await expect.element(page.getByTestId('turn-hint').getByRole('status')).toHaveTextContent('Unknown word');
    // What is asked stays beside it.
    expect(hint()).toContain('Must contain TIO');
    fake.say('wrong', { id: 'me', word: 'XTION', reason: 'letters' });
    await expect.poll(hint).toContain('Letter not allowed');
    await expect.poll(hint, { timeout: REFUSAL_MS + 1000 }).toContain('Your turn!');
    fake.say('wrong', { id: 'me', word: 'XX', reason: 'tooShort' });
    await expect.poll(hint).toContain('Too short');
    fake.say('turn', { ...myTurn, turn: 9 });
    await expect.poll(hint).toContain('Your turn!');
  });
  it.each(INTERFACE_LANGUAGES)('says so on a phone beside what is asked, in %s', async (language) => {
    await page.viewport(390, 844);
    await setLanguage(language);
    const { fake } = await renderDock();
    await document.fonts.ready;
    const hint = page.getByTestId('turn-hint').element();
    const refused = ['unknown', 'prompt', 'letters', 'tooShort', 'tooLong', 'length', 'twist', 'late'] as const;
    for (const reason of [...refused, 'repeated'] as const) {
      fake.say('wrong', { id: 'me', word: 'XX', reason });
      await expect
        .poll(() => hint.querySelector('[role=status]')?.textContent)
        .toBe(i18n.t(`room.wrongWord.${reason}`));
      expect([reason, hint.scrollWidth - hint.clientWidth]).toEqual([reason, 0]);
    }
    await setLanguage('en-US');
  });
  it('shakes nothing for who asked for less motion', async () => {
    const { fake } = await renderDock();
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
    const { fake } = await renderDock('me', {}, (dock) => (
      <>
        <NoticeStrip />
        {dock}
      </>
    ));
    fake.say('wrong', { id: 'me', word: 'RATIO', reason: 'repeated' });
    expect((page.getByTestId('tray-box').element() as HTMLElement).dataset.flash).toBe('repeated');
    await expect.element(page.getByText('This word was written before.')).toBeVisible();
    // Green alone would look like a word that was taken.
    await expect.element(page.getByTestId('turn-hint').getByText('Already written')).toBeVisible();
  });
});

describe('the focus', () => {
  const withChat = () =>
    renderDock('zed', {}, (dock) => (
      <>
        {dock}
        <div data-chat="">
          <input aria-label="chat" />
        </div>
      </>
    ));
  it('goes from the chat to the word at the own turn and back after it [L0100]', async () => {
    const { fake } = await withChat();
    await page.getByLabelText('chat').click();
    fake.say('turn', myTurn);
    await expect.poll(() => document.activeElement).toBe(wordInput());
    fake.say('turn', { ...myTurn, id: 'zed', turn: 3 });
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('chat');
  });
  it('is not given back to what is no chat, beside an open one neither', async () => {
    const { fake } = await renderDock('zed', {}, (dock) => (
      <div data-chat="true">
        {dock}
        <button type="button">a seat</button>
      </div>
    ));
    (page.getByText('a seat').element() as HTMLElement).focus();
    fake.say('turn', myTurn);
    await expect.poll(() => document.activeElement).toBe(wordInput());
    fake.say('turn', { ...myTurn, id: 'zed', turn: 3 });
    await wait(80);
    expect(document.activeElement).toBe(wordInput());
  });
  it('comes to the word from the buttons of a window, not from its fields', async () => {
    const { fake } = await renderDock('zed', {}, (dock) => (
      <>
        {dock}
        <section role="dialog" aria-modal="false" aria-label="window">
          <button type="button">in the window</button>
          <input aria-label="field" />
        </section>
      </>
    ));
    (page.getByText('in the window').element() as HTMLElement).focus();
    fake.say('turn', myTurn);
    await expect.poll(() => document.activeElement).toBe(wordInput());
    (page.getByLabelText('field').element() as HTMLElement).focus();
    await userEvent.keyboard('x');
    expect(trayText()).toBe('');
    (page.getByText('in the window').element() as HTMLElement).focus();
    await userEvent.keyboard('ring');
    expect(trayText()).toBe('RING');
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

it.each(INTERFACE_LANGUAGES)('reads whole to whoever is out or looks on, on a phone, in %s', async (language) => {
  await page.viewport(390, 844);
  await setLanguage(language);
  const players = [
    playerState('me', { eliminated: true, heart: 0 }),
    playerState('zed', { username: 'Bartholomäus_der_Große_IV' }),
  ];
  await renderDock('zed', { players: new Map(players.map((player) => [player.session_id, player])) });
  await document.fonts.ready;
  const hint = page.getByTestId('turn-hint').element();
  await expect.poll(() => hint.textContent).toContain('Bartholomäus');
  for (const part of [hint, ...hint.children]) expect(part.scrollWidth - part.clientWidth).toBeLessThanOrEqual(0);
  expect(hint.getBoundingClientRect().right).toBeLessThanOrEqual(390);
  await setLanguage('en-US');
  await page.viewport(1280, 800);
});
