import { page, userEvent } from 'vitest/browser';
import { BOT_PRESETS, expOfLevel } from '@syllaboom/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../../platform/i18n/i18n.ts';
import { fakeFetch, refusal, reply } from '../../../testing/fake-fetch.ts';
import { centerRect } from '../../../ui/windows/window-rect.ts';
import { FloatingWindow } from '../../../ui/windows/floating-window.tsx';
import { closeAllWindows, openWindow } from '../../../ui/windows/manager.ts';
import { ROOM_WINDOWS, useRoomUi } from '../room-ui.ts';
import { playerState, roomState, runningState } from '../testing/room-state.ts';
import { clippedTexts } from '../testing/layout-faults.ts';
import { renderRoom, toastText, wait } from '../testing/render-room.tsx';
import { AddBot } from './add-bot.tsx';
import { BotProfileBody } from './bot-profile.tsx';

const people = [playerState('me'), playerState('bot-1', { bot: true })];
const add = (changes = {}) => {
  openWindow(ROOM_WINDOWS.addBot);
  const body = (
    <FloatingWindow id={ROOM_WINDOWS.addBot} title="Add bot" icon={null} initial={() => centerRect(420, 420)}>
      <AddBot />
    </FloatingWindow>
  );
  return renderRoom(body, roomState(people, changes));
};
/** The same with everything that can be chosen one by one. */
const addMore = async (changes = {}) => {
  const shown = await add(changes);
  await page.getByRole('button', { name: 'More' }).click();
  return shown;
};
const preset = (name: string) => page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${name}`) });
const button = () => page.getByRole('dialog').getByRole('button', { name: 'Add bot', exact: true });

beforeEach(() => {
  closeAllWindows();
  useRoomUi.setState({ botSeat: 'bot-1' });
});

afterEach(async () => {
  vi.restoreAllMocks();
  await setLanguage('en-US');
  await page.viewport(1280, 800);
});

describe('the bot add window', () => {
  it('adds a bot of one press, once however often it is pressed, and closes on the confirm message', async () => {
    const { fake } = await add();
    await expect.element(preset('Gentle')).toBeVisible();
    expect(document.querySelectorAll('input')).toHaveLength(0);
    await preset('Gentle').click();
    (preset('Sharp').element() as HTMLElement).click();
    expect(fake.sentUnder('add-bot')).toEqual([{ ...BOT_PRESETS.gentle, locale: 'en-US' }]);
    fake.say('confirm', { what: 'bot-added' });
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
  it('lets go of the presets when the room refuses', async () => {
    const { fake } = await add();
    await preset('Fair').click();
    fake.say('refused', { code: 'roomFull' });
    await expect.poll(() => preset('Sharp').element().getAttribute('aria-disabled')).toBe('false');
    await preset('Sharp').click();
    expect(fake.sentUnder('add-bot')).toHaveLength(2);
  });
  it('is worked with the keyboard', async () => {
    const { fake } = await add();
    (preset('Fair').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(fake.sentUnder('add-bot')).toEqual([{ ...BOT_PRESETS.fair, locale: 'en-US' }]);
  });
  it('gives presets the language of the room where there are many, or the chosen one', async () => {
    const { fake } = await add({ mlang: true, locale: 'de-DE' });
    await preset('Sharp').click();
    expect(fake.sentUnder('add-bot')).toEqual([{ ...BOT_PRESETS.sharp, locale: 'de-DE' }]);
  });
  it.each([
    ['de-DE', 390, 844],
    ['en-US', 844, 390],
    ['de-DE', 844, 390],
  ] as const)('shows all three without scrolling in %s, %i wide and %i high', async (language, width, height) => {
    await page.viewport(width, height);
    await setLanguage(language);
    await add();
    await expect.poll(() => document.querySelectorAll('[role=dialog] li button').length).toBe(3);
    const presets = [...document.querySelectorAll('[role=dialog] li button')];
    // A sheet slides in from below.
    const lowest = () => Math.max(...presets.map((one) => one.getBoundingClientRect().bottom));
    await expect.poll(lowest).toBeLessThanOrEqual(height);
  });
  it.each([
    [390, 844],
    [844, 390],
  ] as const)('writes the presets as large as the text size says, %i wide and %i high', async (width, height) => {
    await page.viewport(width, height);
    await setLanguage('de-DE');
    await add();
    await expect.element(preset('Sanft')).toBeVisible();
    const sizes = () =>
      [...preset('Sanft').element().querySelectorAll('span')]
        .filter(({ textContent }) => textContent !== '')
        .map((one) => Number.parseFloat(getComputedStyle(one).fontSize));
    const usual = sizes();
    document.documentElement.style.fontSize = '150%';
    try {
      expect(sizes()).toEqual(usual.map((size) => size * 1.5));
      expect(clippedTexts()).toEqual([]);
    } finally {
      document.documentElement.style.fontSize = '';
    }
  });
  it('has sliders for speed 1–10, typos 0–10 and thinking 3–10, each at 5 [R0066 R0288]', async () => {
    await addMore();
    const sliders = [...document.querySelectorAll<HTMLInputElement>('input[type=range]')];
    expect(sliders.map(({ min, max, value }) => [min, max, value])).toEqual([
      ['1', '10', '5'],
      ['0', '10', '5'],
      ['3', '10', '5'],
    ]);
  });
  it('sends the request, closes on the confirm message and says that the bot was added [R0208 R0454 R0538]', async () => {
    const { fake } = await addMore();
    await button().click();
    expect(toastText()).not.toContain('Bot added');
    expect(fake.sentUnder('add-bot')).toEqual([{ typingSpeed: 5, typoAmount: 5, thinkingTime: 5, locale: 'en-US' }]);
    await expect.element(page.getByRole('dialog')).toBeVisible();
    fake.say('confirm', { what: 'bot-added' });
    await expect.poll(toastText).toContain('Bot added');
    await expect.element(page.getByRole('dialog', { name: 'Add bot' })).not.toBeInTheDocument();
  });
  it('wants a language in multi-language rooms [R0289]', async () => {
    const { fake } = await addMore({ mlang: true });
    await button().click();
    await expect.poll(toastText).toContain('Please select a language for the bot.');
    expect(fake.sentUnder('add-bot')).toEqual([]);
  });
});

describe('the player to imitate', () => {
  const hit = (id: string, displayName = id) => ({
    id,
    displayName,
    avatar: '',
    frame: 0,
    exp: 400_000,
    level: 44,
    type: 0,
  });
  const field = () => page.getByLabelText('Player to imitate');

  it('is searched half a second after the last key, among players of level 40 and more [R0293]', async () => {
    const seen = fakeFetch(() => reply({ players: [hit('ann-account-1', 'Ann'), hit('account-bot-1', 'Here')] }));
    const { fake } = await addMore();
    await field().fill('a');
    await field().fill('an');
    await wait(300);
    expect(seen).toEqual([]);
    await expect.poll(() => seen.map(({ path }) => path)).toEqual([`/search/players/an/${expOfLevel(40)}`]);
    expect(page.getByRole('button', { name: /Here/ }).query()).toBeNull();
    await page.getByRole('button', { name: /^Ann/ }).click();
    await expect.element(page.getByText('Imitates Ann')).toBeVisible();
    await button().click();
    expect(fake.sentUnder('add-bot')).toMatchObject([{ id: 'ann-account-1', locale: 'en-US' }]);
  });
  it('may be nobody again', async () => {
    fakeFetch(() => reply({ players: [hit('ann-account-1', 'Ann')] }));
    const { fake } = await addMore();
    await field().fill('ann');
    await page.getByRole('button', { name: /^Ann/ }).click();
    await page.getByRole('button', { name: 'Imitate nobody' }).click();
    await expect.element(field()).toHaveValue('');
    await button().click();
    expect(fake.sentUnder('add-bot')[0]).not.toHaveProperty('id');
  });
  it.each([
    ['fails', () => refusal('http/internal', 500), 'Error searching for players.'],
    ['finds nobody', () => reply({ players: [] }), 'No players found matching your search.'],
    [
      'finds only players of the room',
      () => reply({ players: [hit('account-me')] }),
      'No suitable players found (excluding self and players already in room).',
    ],
  ])('says so when the search %s [R0490 R0491 R0492]', async (_, answer, text) => {
    fakeFetch(answer);
    await addMore();
    await field().fill('me');
    await expect.element(page.getByText(text)).toBeVisible();
  });
  it('may be any at all, drawn by a button [R0382]', async () => {
    const seen = fakeFetch(() => reply({ player: hit('ida-account-1', 'Ida') }));
    const { fake } = await addMore();
    await page.getByRole('button', { name: 'Random player' }).click();
    await expect.element(page.getByText('Imitates Ida')).toBeVisible();
    expect(seen.map(({ path }) => path)).toEqual(['/random-player']);
    await button().click();
    expect(fake.sentUnder('add-bot')).toMatchObject([{ id: 'ida-account-1' }]);
  });
  it('cannot play where no language is known [R0290]', async () => {
    const { fake } = await addMore({ locale: 'xx' });
    await button().click();
    await expect.poll(toastText).toContain('Bot language could not be determined.');
    expect(fake.sentUnder('add-bot')).toEqual([]);
  });
});

describe('the bot profile window', () => {
  const profile = { id: 'bot-1', typingSpeed: 4, typoAmount: 2, thinkingTime: 6 };
  const slide = async () => {
    document.querySelectorAll<HTMLInputElement>('input[type=range]')[0]?.focus();
    await userEvent.keyboard('{ArrowRight}');
  };

  it('asks for the profile and sends edits half a second after the last one [R0292 R0454]', async () => {
    const { fake } = await renderRoom(<BotProfileBody />, roomState(people));
    expect(fake.sentUnder('req-bot-profile')).toEqual([{ id: 'bot-1' }]);
    fake.say('bot-profile', profile);
    await expect.poll(() => document.querySelectorAll('input[type=range]').length).toBe(3);
    await slide();
    await slide();
    expect(fake.sentUnder('update-bot-profile')).toEqual([]);
    await wait(650);
    expect(fake.sentUnder('update-bot-profile')).toEqual([{ ...profile, typingSpeed: 6 }]);
    fake.say('confirm', { what: 'bot-updated' });
    await expect.element(page.getByText('Saved')).toBeVisible();
  });
  it('removes the bot [R0209]', async () => {
    const { fake } = await renderRoom(<BotProfileBody />, roomState(people));
    fake.say('bot-profile', profile);
    await page.getByRole('button', { name: 'Remove bot' }).click();
    expect(fake.sentUnder('remove-bot')).toEqual([{ id: 'bot-1' }]);
  });
  it('cannot be edited while the game runs [R0291]', async () => {
    const { fake } = await renderRoom(<BotProfileBody />, runningState(people, 'me'));
    fake.say('bot-profile', profile);
    await expect.poll(() => document.querySelectorAll('input[type=range]').length).toBe(3);
    await slide();
    await expect.poll(toastText).toContain('You cannot edit bot profile while the game is running.');
    await wait(600);
    expect(fake.sentUnder('update-bot-profile')).toEqual([]);
  });
  it('says so when no profile came within ten seconds [R0489]', async () => {
    await renderRoom(<BotProfileBody />, roomState(people));
    await wait(9500);
    expect(page.getByText('Failed to load bot profile details.').query()).toBeNull();
    await expect.element(page.getByText('Failed to load bot profile details.'), { timeout: 1500 }).toBeVisible();
  });
});
