import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { useOverlays } from '../../navigation/overlays.ts';
import { setPreferences } from '../../platform/preferences.ts';
import { setShopSender } from '../../platform/rooms/shop-sender.ts';
import { refusal } from '../../testing/fake-fetch.ts';
import { showThrough } from '../../testing/show-through.ts';
import { closeAllWindows, isWindowOpen } from '../../ui/windows/manager.ts';
import { currentUser } from '../session/index.ts';
import { cardOf, serveClans } from './testing/fake-clans.ts';
import { button, expectWords, field, showClans, SLOW, toast, yes } from './testing/show-clans.tsx';

const askProfile = vi.fn();
const broken = () => refusal('http/internal', 500);
const card = (name: string) => page.getByRole('article', { name, exact: true });

beforeEach(async () => {
  await page.viewport(1280, 900);
  window.sessionStorage.clear();
  setShopSender({ send: () => true, askProfile });
  askProfile.mockReset();
});
afterEach(async () => {
  await cleanup();
  closeAllWindows();
  setShopSender(null);
  setPreferences({ str: false });
  useOverlays.setState({ clan: undefined, profile: undefined });
  vi.restoreAllMocks();
});

const fillForm = async (name: string, tag: string, description = '') => {
  await field('Clan name').fill(name);
  await field('Clan tag').fill(tag);
  if (description !== '') await field('Description').fill(description);
};

describe('whoever is in no clan', () => {
  it('finds a form with its warning, and the clans that one can join [L0077 L0078 L0079]', async () => {
    serveClans({ clans: [cardOf('Night Owls', { description: 'We play at night.' }), cardOf('The Syllabics')] });
    await showClans();
    await expect.element(page.getByRole('heading', { name: 'Found a clan' }), SLOW).toBeVisible();
    await expect
      .element(page.getByText('Clans with inappropriate names are removed. Keys are not given back.'))
      .toBeVisible();
    await expect.element(card('Night Owls')).toBeVisible();
    expect(card('Night Owls').element().textContent).toMatch(
      /Level 1.*Novice.*We play at night\..*4\/10.*From level 1.*Free/,
    );
    await expect.element(card('The Syllabics')).toBeVisible();
    expect(page.getByRole('tab').query()).toBeNull();
  });

  it('finds the clans first where there is no room for both, and the form behind them', async () => {
    await page.viewport(390, 844);
    serveClans({ clans: [cardOf('Night Owls')] });
    await showClans();
    await expect.element(card('Night Owls'), SLOW).toBeVisible();
    expect(page.getByRole('heading', { name: 'Found a clan' }).query()).toBeNull();
    await page.getByRole('radio', { name: 'Found a clan' }).click({ force: true });
    await expect.element(field('Clan name')).toBeVisible();
    expect(card('Night Owls').query()).toBeNull();
  });

  it('founds one for 10 keys: the tag in capitals, the button held while it is on its way [L0157 L0177 L0179 L0332]', async () => {
    let answer: () => void = () => undefined;
    const waits = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { kept, calls } = serveClans();
    kept.hold['POST /clan/create'] = waits;
    await showClans({ key: 12 });
    await expect.element(field('Clan name'), SLOW).toBeVisible();
    await fillForm('Night Owls', 'owl', 'We play at night.');
    await expect.element(field('Clan tag')).toHaveValue('OWL');
    await button(/^Create clan/).click();
    await expectWords(page.getByRole('alertdialog'), 'It costs 10 keys. You have 12 keys.');
    await yes('Create clan').click();
    await expect.element(button('Creating…')).toBeDisabled();
    answer();
    await expect.element(toast('Clan created successfully!')).toBeVisible();
    expect(calls('POST /clan/create')[0]?.body).toEqual({
      name: 'Night Owls',
      tag: 'OWL',
      description: 'We play at night.',
    });
    await expect.element(page.getByRole('heading', { name: 'Night Owls' })).toBeVisible();
    expect(currentUser()?.clan).toBe('clan-nightowls');
    expect(askProfile).toHaveBeenCalled();
  });

  it('with nine keys is told so, and nothing is asked [L0177]', async () => {
    const { calls } = serveClans();
    await showClans({ key: 9 });
    await expect.element(field('Clan name'), SLOW).toBeVisible();
    await fillForm('Night Owls', 'OWL');
    await button(/^Create clan/).click();
    await expect.element(toast('You need 10 keys to create a clan')).toBeVisible();
    expect(calls('POST /clan/create')).toEqual([]);
  });

  it.each([
    ['ab', 'OWL', 'Clan name must be 3-16 characters'],
    ['a'.repeat(17), 'OWL', 'Clan name must be 3-16 characters'],
    ['Night Owls', 'O', 'Clan tag must be 2-4 characters'],
    ['Night Owls', 'OWLET', 'Clan tag must be 2-4 characters'],
  ])('reads what is wrong with %s [%s] [L0079 L0178 L0179]', async (name, tag, sentence) => {
    const { calls } = serveClans();
    await showClans();
    await expect.element(field('Clan name'), SLOW).toBeVisible();
    await fillForm(name, tag);
    await button(/^Create clan/).click();
    await expect.element(page.getByText(sentence)).toBeVisible();
    expect(calls('POST /clan/create')).toEqual([]);
  });

  it('asks with the fee in sight, reads that it waits, and can take it back [L0158 L0216]', async () => {
    const { calls } = serveClans({
      clans: [cardOf('Night Owls', { settings: { minLevel: 5, joinFee: 500, feeType: 'coin' } })],
    });
    await showClans({ score: 700 });
    await button('Request to join Night Owls').click();
    await expectWords(
      page.getByRole('alertdialog'),
      'you pay 500 coins: exactly that, even if the fee changes until then. You have 700 coins.',
    );
    await yes('Request to join').click();
    await expect.element(button('Request pending')).toBeDisabled();
    await expect.element(page.getByText('If you are accepted you pay 500 coins.')).toBeVisible();
    expect(calls('POST /clan/join')[0]?.body).toEqual({ clanId: 'clan-nightowls', joinFee: 500, feeType: 'coin' });
    await button('Take back your request to Night Owls').click();
    await expect.element(button('Request to join Night Owls')).toBeVisible();
  });

  it('is told when the fee has changed meanwhile, and sees the new one', async () => {
    const { kept } = serveClans({
      clans: [cardOf('Night Owls', { settings: { minLevel: 1, joinFee: 5, feeType: 'key' } })],
    });
    await showClans();
    await button('Request to join Night Owls').click();
    kept.clans = [cardOf('Night Owls', { settings: { minLevel: 1, joinFee: 50, feeType: 'key' } })];
    await yes('Request to join').click();
    await expect.element(toast('The fee has changed')).toBeVisible();
    await expect.poll(() => card('Night Owls').element().textContent).toContain('50 keys');
  });

  it('reads why a clan can’t be asked: full, too high, a short while after leaving one', async () => {
    const { kept } = serveClans({
      clans: [
        cardOf('Full House', { memberCount: 10 }),
        cardOf('High Flyers', { settings: { minLevel: 80, joinFee: 0, feeType: 'coin' } }),
      ],
    });
    const shown = await showClans();
    await expect.element(card('Full House').getByText('All places taken'), SLOW).toBeVisible();
    await expect.element(card('High Flyers').getByText('From level 80 only')).toBeVisible();
    expect(button(/^Request to join/).query()).toBeNull();
    await shown.unmount();
    kept.waitsUntil = '2026-12-01T10:00:00.000Z';
    kept.clans = [cardOf('Night Owls')];
    await showClans();
    await expect
      .element(page.getByText(/^You left a clan a short while ago\. You can join one again from /), SLOW)
      .toBeVisible();
    expect(button(/^Request to join/).query()).toBeNull();
  });

  it('finds a clan by name or tag, and more of them page by page', async () => {
    const many = Array.from({ length: 25 }, (_, at) =>
      cardOf(`Clan ${String(at).padStart(2, '0')}`, { tag: `T${at}` }),
    );
    serveClans({ clans: many });
    await showClans();
    await expect.element(card('Clan 19'), SLOW).toBeInTheDocument();
    expect(card('Clan 20').query()).toBeNull();
    await button('Show more clans').click();
    await expect.element(card('Clan 24')).toBeInTheDocument();
    await page.getByRole('searchbox', { name: 'Find a clan by name or tag' }).fill('t7');
    await expect.element(card('Clan 07')).toBeVisible();
    await expect.element(card('Clan 06')).not.toBeInTheDocument();
    await page.getByRole('searchbox').fill('zebra');
    await expect.element(page.getByText('No clan fits')).toBeVisible();
    await button('Clear search').click();
    await expect.element(card('Clan 00')).toBeVisible();
  });

  it('opens a clan from the list, and reads when its details don’t come [L0083 L0329]', async () => {
    const { kept } = serveClans({ clans: [cardOf('Night Owls'), cardOf('The Syllabics')] });
    await showClans();
    await button(/^Open the clan Night Owls/).click();
    const dialog = page.getByRole('dialog', { name: 'Clan' });
    await expect.element(dialog.getByRole('heading', { name: 'Night Owls' }), SLOW).toBeVisible();
    expect(useOverlays.getState().clan).toBe('clan-nightowls');
    await expectWords(dialog.getByRole('list', { name: 'Members' }), 'Ida');
    await dialog.getByRole('button', { name: 'Report' }).click();
    expect(isWindowOpen('report')).toBe(true);
    closeAllWindows();
    kept.instead['GET /clan/detail'] = broken;
    await button(/^Open the clan The Syllabics/).click();
    await expect.element(dialog.getByText('Failed to load clan details. Please try again.')).toBeVisible();
    delete kept.instead['GET /clan/detail'];
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect.element(dialog.getByRole('heading', { name: 'The Syllabics' })).toBeVisible();
  });

  it('sees no words of strangers in streamer mode, neither in the list nor in a clan’s window', async () => {
    serveClans({ clans: [cardOf('Night Owls', { tag: 'ZQX', description: 'We play at night.' })] });
    setPreferences({ str: true });
    await showClans();
    await button(/^Open the clan Clan 1/).click();
    const dialog = page.getByRole('dialog', { name: 'Clan' });
    await expect.element(dialog.getByRole('heading', { name: 'Clan 1' }), SLOW).toBeVisible();
    expect(showThrough(['Night Owls', 'ZQX', 'We play at night.'])).toEqual([]);
    setPreferences({ str: false });
    await expect.element(dialog.getByRole('heading', { name: 'Night Owls' })).toBeVisible();
  });

  it('reads that the clan of an address is no more, with nothing to try again', async () => {
    serveClans();
    await showClans();
    useOverlays.setState({ clan: 'gone' });
    const { openClan } = await import('../../navigation/windows.ts');
    openClan('gone');
    await expect.element(page.getByText('This clan does not exist'), SLOW).toBeVisible();
    expect(page.getByRole('button', { name: 'Try again' }).query()).toBeNull();
  });
});

describe('what goes wrong on the way into a clan', () => {
  it.each([
    ['GET /clan', 'Failed to load clans'],
    ['GET /clan/available', 'Failed to load available clans. Please try again later.'],
  ])('%s that fails says %s and can be tried again [L0330 R0483]', async (call, sentence) => {
    const { kept } = serveClans({ clans: [cardOf('Night Owls')] });
    kept.instead[call] = broken;
    await showClans();
    await expect.element(page.getByText(sentence), SLOW).toBeVisible();
    delete kept.instead[call];
    await button('Try again').click();
    await expect.element(card('Night Owls')).toBeVisible();
  });

  it('founding and asking say what failed, or the server’s own sentence [L0313 L0315 L0316]', async () => {
    const { kept } = serveClans({ clans: [cardOf('Night Owls')] });
    kept.instead['POST /clan/create'] = broken;
    kept.instead['POST /clan/join'] = broken;
    await showClans();
    await expect.element(field('Clan name'), SLOW).toBeVisible();
    await fillForm('Day Owls', 'DAY');
    const create = async () => {
      await button(/^Create clan/).click();
      await yes('Create clan').click();
    };
    await create();
    await expect.element(toast('Failed to create clan')).toBeVisible();
    kept.instead['POST /clan/create'] = () => refusal('clan/name_taken', 409);
    await create();
    await expect.element(toast('This clan name is already taken')).toBeVisible();
    await button('Request to join Night Owls').click();
    await yes('Request to join').click();
    await expect.element(toast('Failed to send join request')).toBeVisible();
    kept.instead['POST /clan/join'] = () => refusal('clan/too_many_asked', 409);
    await button('Request to join Night Owls').click();
    await yes('Request to join').click();
    await expect.element(toast('Too many of your requests wait for an answer')).toBeVisible();
  });

  it('guests read what clans take, and nothing is asked for them [L0331]', async () => {
    const { seen } = serveClans({ clans: [cardOf('Night Owls')] });
    await showClans({ id: 'guest0001', guest: true });
    await expect.element(page.getByText('You need to log in to see clans.'), SLOW).toBeVisible();
    await button('Sign up').click();
    expect(isWindowOpen('account')).toBe(true);
    expect(seen).toEqual([]);
  });

  it('whoever plays by a name alone reads that founding takes a way in first', async () => {
    serveClans();
    await showClans({ wayIn: false });
    await expect.element(page.getByRole('note').getByRole('button'), SLOW).toBeVisible();
  });
});
