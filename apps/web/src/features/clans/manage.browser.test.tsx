import type { Clan } from '@syllaboom/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { setShopSender } from '../../platform/rooms/shop-sender.ts';
import { refusal } from '../../testing/fake-fetch.ts';
import { closeAllWindows } from '../../ui/windows/manager.ts';
import { forgetClanChat } from './chat/clan-chat-state.ts';
import { clanOf, me, memberOf, requestOf, serveClans } from './testing/fake-clans.ts';
import { button, expectText, expectWords, field, showClans, SLOW, tab, toast, yes } from './testing/show-clans.tsx';

const broken = () => refusal('http/internal', 500);
const mine = (changes: Partial<Clan> = {}) => clanOf('Night Owls', [me, memberOf('Ida')], { tag: 'OWL', ...changes });

async function showManage(first: Parameters<typeof serveClans>[0] = {}, viewer: Parameters<typeof showClans>[0] = {}) {
  const server = serveClans({ clan: mine(), ...first });
  await showClans({ clan: 'clan-nightowls', ...viewer });
  await tab(/^Manage/).click();
  await expect.element(page.getByRole('heading', { name: 'Requests' }), SLOW).toBeVisible();
  return server;
}

beforeEach(async () => {
  await page.viewport(1280, 900);
  window.sessionStorage.clear();
  setShopSender({ send: () => true, askProfile: () => undefined });
  forgetClanChat();
});
afterEach(async () => {
  await cleanup();
  closeAllWindows();
  setShopSender(null);
  vi.restoreAllMocks();
});

describe('the owner of a clan', () => {
  it('accepts and declines who asks, at the fee that they were shown [L0212]', async () => {
    const requestsData = [
      requestOf('Ada', { fee: 500 }),
      requestOf('Bert', { fee: 3, feeType: 'key' }),
      requestOf('Cleo'),
    ];
    const { kept, calls } = await showManage({ clan: mine({ requestsData }) });
    await expectWords(tab(/^Manage/), '3 requests wait for an answer');
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await expectWords(row('Ada'), 'pays 500 coins');
    await expectWords(row('Bert'), 'pays 3 keys');
    await expectWords(row('Cleo'), 'no fee');
    await button('Accept Ada').click();
    await expect.element(toast('Ada is a member now')).toBeVisible();
    await button('Decline Bert').click();
    await expect.element(toast('Request of Bert declined')).toBeVisible();
    await expect.element(button('Accept Bert')).not.toBeInTheDocument();
    expect(calls('POST /clan/manage/accept')[0]?.body).toEqual({ acceptedPlayer: 'account-ada' });
    kept.instead['POST /clan/manage/accept'] = () => refusal('clan/fee_short', 409);
    await button('Accept Cleo').click();
    await expect.element(toast('This player cannot pay the fee at the moment')).toBeVisible();
    await expect.element(button('Accept Cleo')).toBeVisible();
  });

  it('renames it for 10 gems: not to the same name, nor to a short one [L0180 L0181 L0333]', async () => {
    const { calls } = await showManage({}, { diamond: 10 });
    await expect.element(button(/^Change name/)).toBeDisabled();
    await field('Clan name').fill('ab');
    await expect.element(button(/^Change name/)).toBeDisabled();
    await field('Clan name').fill('Day Owls');
    await button(/^Change name/).click();
    await expectWords(page.getByRole('alertdialog'), 'It costs you 10 diamonds. You have 10 diamonds.');
    await yes('Change name').click();
    await expect.element(toast('Clan name updated successfully!')).toBeVisible();
    expect(calls('POST /clan/update/name')[0]?.body).toEqual({ name: 'Day Owls' });
    await expect.element(button(/^Change name/)).toBeDisabled();
  });

  it('with nine gems is told so [L0180]', async () => {
    const { calls } = await showManage({}, { diamond: 9 });
    await field('Clan name').fill('Day Owls');
    await button(/^Change name/).click();
    await expect.element(toast('You need 10 gems to change the clan name')).toBeVisible();
    expect(calls('POST /clan/update/name')).toEqual([]);
  });

  it('changes its tag for 2 keys: not to the same one, nor to a short one [L0079 L0182 L0183 L0334]', async () => {
    const { calls } = await showManage({}, { key: 2 });
    await expect.element(button(/^Change tag/)).toBeDisabled();
    await field('Clan tag').fill('d');
    await expect.element(button(/^Change tag/)).toBeDisabled();
    await field('Clan tag').fill('day');
    await button(/^Change tag/).click();
    await yes('Change tag').click();
    await expect.element(toast('Clan tag updated successfully!')).toBeVisible();
    expect(calls('POST /clan/update/tag')[0]?.body).toEqual({ tag: 'DAY' });
  });

  it('with one key is told so [L0079 L0182]', async () => {
    await showManage({}, { key: 1 });
    await field('Clan tag').fill('DAY');
    await button(/^Change tag/).click();
    await expect.element(toast('You need 2 keys to change the clan tag')).toBeVisible();
  });

  it('describes it in at most 200 characters [L0184 L0336]', async () => {
    const { calls } = await showManage();
    await expect.element(field('Description')).toHaveAttribute('maxlength', '200');
    await field('Description').fill('We play at night.');
    await button('Save description').click();
    await expect.element(toast('Clan description updated!')).toBeVisible();
    expect(calls('POST /clan/description/update')[0]?.body).toEqual({ description: 'We play at night.' });
  });

  it('sets who may join: a level from 1 to 100, a fee from 0 on, in one of three currencies [L0185 L0186 L0187 L0335]', async () => {
    const { calls } = await showManage();
    const save = () => button('Save settings');
    for (const [name, wrong, right] of [
      ['Lowest level', '0', '1'],
      ['Lowest level', '101', '100'],
      ['Join fee', '-1', '50'],
    ] as const) {
      await field(name).fill(wrong);
      await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true');
      await expect.element(save()).toBeDisabled();
      await field(name).fill(right);
    }
    const currencies = page.getByRole('group', { name: 'The fee is paid in' }).getByRole('radio');
    expect(currencies.elements()).toHaveLength(3);
    await page.getByRole('radio', { name: 'Keys' }).click();
    await save().click();
    await expect.element(toast('Clan settings updated successfully!')).toBeVisible();
    expect(calls('POST /clan/update')[0]?.body).toEqual({ minLevel: 100, joinFee: 50, feeType: 'key' });
  });

  it('adds a place, and sees before who pays how much of it [L0188 L0189 L0337]', async () => {
    const { kept } = await showManage({ clan: mine({ max: 15, balance: { coin: 0, diamond: 0, key: 1 } }) });
    const legs = page.getByRole('listitem').filter({ hasText: 'Clan purse' });
    await expectWords(legs, '1 key');
    await expect.element(page.getByText('The clan has 15 places.', { exact: false })).toBeVisible();
    await button(/^Add a place/).click();
    await expectText(
      page.getByRole('alertdialog'),
      /One more place for 2 keys\?.*From the clan purse: 1 key.*From you: 1 key/,
    );
    await yes('Add a place').click();
    await expect.element(toast('Clan upgraded successfully!')).toBeVisible();
    await expect.element(page.getByText('The clan has 16 places.', { exact: false })).toBeVisible();
    expect(kept.clan?.max).toBe(16);
  });

  it('sees that there are as many places as there can be', async () => {
    await showManage({ clan: mine({ max: 50 }) });
    await expect.element(page.getByText('The clan has 50 places: as many as there can be.'), SLOW).toBeVisible();
    expect(button(/^Add a place/).query()).toBeNull();
  });
});

describe('what fails while a clan is managed', () => {
  it('is said for each deed [L0313 L0318 L0319 L0320 L0321 L0322 L0324 L0325]', async () => {
    const { kept } = await showManage({ clan: mine({ requestsData: [requestOf('Ada')] }) });
    for (const path of [
      'update',
      'update/name',
      'update/tag',
      'description/update',
      'upgrade',
      'manage/accept',
      'manage/decline',
    ])
      kept.instead[`POST /clan/${path}`] = broken;
    await button('Accept Ada').click();
    await expect.element(toast('Failed to accept request')).toBeVisible();
    await button('Decline Ada').click();
    await expect.element(toast('Failed to decline request')).toBeVisible();
    await field('Clan name').fill('Day Owls');
    await button(/^Change name/).click();
    await yes('Change name').click();
    await expect.element(toast('Failed to update clan name')).toBeVisible();
    await field('Clan tag').fill('DAY');
    await button(/^Change tag/).click();
    await yes('Change tag').click();
    await expect.element(toast('Failed to update clan tag')).toBeVisible();
    await field('Description').fill('Anew');
    await button('Save description').click();
    await expect.element(toast('Failed to update description')).toBeVisible();
    await field('Join fee').fill('7');
    await button('Save settings').click();
    await expect.element(toast('Failed to update settings')).toBeVisible();
    await button(/^Add a place/).click();
    await yes('Add a place').click();
    await expect.element(toast('Failed to upgrade clan')).toBeVisible();
    kept.instead['POST /clan/update/name'] = () => refusal('clan/name_refused', 400);
    await field('Clan name').fill('Rude Owls');
    await button(/^Change name/).click();
    await yes('Change name').click();
    await expect.element(toast('This clan name is not allowed')).toBeVisible();
  });

  it('is said where the settings don’t come, and they can be asked for again [L0317 L0328]', async () => {
    const { kept } = await showManage({ instead: { 'GET /clan/settings': broken } });
    await expect.element(page.getByText('Failed to load clan settings. Please try again later.'), SLOW).toBeVisible();
    await expect.element(page.getByText('Failed to get clan settings')).toBeVisible();
    delete kept.instead['GET /clan/settings'];
    await button('Try again').click();
    await expect.element(button('Save settings')).toBeVisible();
  });
});
