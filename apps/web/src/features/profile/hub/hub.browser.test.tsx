import type { SessionUser } from '@syllaboom/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { i18n } from '../../../platform/i18n/i18n.ts';
import { forgetUnreadMessages, noteUnreadMessages } from '../../../platform/unread-messages.ts';
import { refusal, type SeenCall } from '../../../testing/fake-fetch.ts';
import { closeAllWindows, isWindowOpen } from '../../../ui/windows/manager.ts';
import { currentUser } from '../../session/index.ts';
import { setIconSender } from '../icon-sender.ts';
import { fakeProfiles, meReply, profileReply, showHub, showProfile, toastText } from '../testing/fake-profiles.tsx';
import { HUB_SECTIONS } from './sections.ts';

const OWN = {
  id: 'account-me-1',
  displayName: 'Noodle',
  longestWord: 'RATIO',
  about: 'Hi!',
  avatar: 'seedseed1',
  score: 1234,
  diamond: 5,
  key: 2,
} as const satisfies Partial<SessionUser>;
const button = (name: string) => page.getByRole('button', { name, exact: true });
/** What was called but for what the page of the profile asks by itself. */
const sentOf = (seen: readonly SeenCall[]) => seen.filter(({ path }) => path !== '/hidden-content');
const save = () => button('Save').click();

beforeEach(closeAllWindows);
afterEach(() => {
  setIconSender(null);
  vi.restoreAllMocks();
});

it('writes a name of sixteen letters whole on a phone', async () => {
  await page.viewport(390, 844);
  fakeProfiles({});
  await showHub({ ...OWN, displayName: 'friedrichzgwpkwm' });
  await document.fonts.ready;
  await expect.element(page.getByText('friedrichzgwpkwm').first()).toBeVisible();
  const name = page.getByText('friedrichzgwpkwm').first().element() as HTMLElement;
  expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  await page.viewport(1280, 800);
});

it('has the way to more keys beside the keys on a phone', async () => {
  await page.viewport(390, 844);
  fakeProfiles({});
  await showHub({ ...OWN, score: 1_234_567, diamond: 12_345, key: 1_234 });
  await document.fonts.ready;
  await expect.element(button('Get keys')).toBeVisible();
  const plus = button('Get keys').element();
  const keys = plus.closest('li')?.querySelector('b')?.getBoundingClientRect();
  const { top, bottom } = plus.getBoundingClientRect();
  expect([keys && keys.top > top, keys && keys.bottom < bottom]).toEqual([true, true]);
  await page.viewport(1280, 800);
});

describe('the own corner', () => {
  it('leads to each section and back [R0024]', async () => {
    fakeProfiles({
      '/match/history': { history: [], total: 0 },
      '/word/usage/': [],
      '/category/all/': { categories: [] },
      '/leaderboard/': { rows: [] },
      '/profile/': profileReply(),
      '/inbox': { d: [], c: null },
    });
    await showHub(OWN);
    for (const { title } of HUB_SECTIONS) {
      const name = i18n.t(title);
      await expect.element(button(name)).toBeVisible();
      (button(name).element() as HTMLElement).focus();
      await userEvent.keyboard('{Enter}');
      await expect.element(page.getByRole('heading', { name, exact: true })).toBeVisible();
      // The pressed door is gone; whoever uses the keyboard is not thrown back to the page's beginning.
      await expect.element(button('Back')).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect.element(button(name)).toHaveFocus();
    }
    await button('View profile').click();
    expect(isWindowOpen('profile')).toBe(true);
    await expect.element(page.getByRole('heading', { name: 'Zed' })).toBeVisible();
  });

  it('has twelve sections, those of every feature that a player has something of [R0023]', async () => {
    fakeProfiles({});
    await showHub(OWN);
    await expect.element(button('Shop')).toBeVisible();
    const doors = page.getByRole('listitem').getByRole('button').elements();
    const names = doors.map((door) => door.textContent ?? '');
    for (const name of [
      'Edit profile',
      'Inbox',
      'Categories',
      'Clans',
      'Discoveries',
      'Craft',
      'Achievements',
      'Match history',
      'Leaderboards',
      'Syllables',
      'Collections',
      'Shop',
    ])
      expect(names).toContain(name);
    expect(HUB_SECTIONS.length).toBe(12);
  });

  it('says on the door of the inbox how many messages wait, and opens it here', async () => {
    fakeProfiles({ '/inbox': { d: [], c: null } });
    noteUnreadMessages(6);
    await showHub(OWN);
    await page.getByRole('button', { name: /^Inbox.*6 unread messages$/ }).click();
    await expect.element(page.getByText('No messages yet')).toBeVisible();
    await expect.element(button('Back')).toBeVisible();
    forgetUnreadMessages();
  });

  it('leads guests to what inbox and categories say to them [S0029 S0030]', async () => {
    await showHub({ id: 'guest1', guest: true });
    await button('Inbox').click();
    await expect.element(page.getByText('You need to login to use the inbox.')).toBeVisible();
    await button('Back').click();
    await expect.element(button('Sign up')).toBeVisible();
    await button('Categories').click();
    await expect.element(page.getByText('You need to login to see the categories.')).toBeVisible();
  });

  it('has the profile panel: level, coins, diamonds, keys [R0548]', async () => {
    await showHub({ ...OWN, exp: 930 });
    await expect.element(page.getByText('Level 2')).toBeVisible();
    const owned = page.getByRole('region', { name: 'What you own' }).getByRole('listitem').elements();
    // Behind the keys stands the way to more of them.
    expect(owned.slice(0, 3).map((one) => one.textContent)).toEqual(['Coins1,234', 'Diamonds5', 'Keys2']);
  });
});

describe('the profile edit window', () => {
  it('has display name, status word and about me, with what is saved now [R0025]', async () => {
    await showHub(OWN, 'edit');
    await expect.element(page.getByLabelText('Display name')).toHaveValue('Noodle');
    await expect.element(page.getByLabelText('Status word')).toHaveValue('RATIO');
    await expect.element(page.getByLabelText('About me')).toHaveValue('Hi!');
  });

  it('sends what changed alone, as it will be kept, and shows it everywhere [R0026 R0309 S0011]', async () => {
    const seen = fakeProfiles({
      '/profile/update': { success: true, message: 'Profile saved.' },
      '/me': meReply({ ...OWN, longestWord: 'ÇİĞ', locale: 'tr-TR' }),
    });
    await showHub({ ...OWN, locale: 'tr-TR' }, 'edit');
    await page.getByLabelText('Status word').fill('  çiğ!');
    await save();
    await expect.poll(toastText).toContain('Profile saved');
    expect(sentOf(seen)[0]).toMatchObject({ path: '/profile/update', body: { longestWord: 'ÇİĞ' } });
    expect(Object.keys(sentOf(seen)[0]?.body ?? {})).toEqual(['longestWord']);
    await expect.poll(() => currentUser()?.longestWord).toBe('ÇİĞ');
  });

  it('asks nobody when nothing changed [R0308]', async () => {
    const seen = fakeProfiles({});
    await showHub(OWN, 'edit');
    await save();
    await expect.poll(toastText).toContain('No changes to save!');
    expect(sentOf(seen)).toEqual([]);
  });

  it('lets no more than 125 characters in, and counts them [R0303]', async () => {
    await showHub(OWN, 'edit');
    const field = page.getByLabelText('About me');
    await field.fill('');
    await userEvent.type(field, 'x'.repeat(126));
    await expect.element(field).toHaveValue('x'.repeat(125));
    await expect.element(page.getByText('125 of 125')).toBeVisible();
  });

  it('refuses links before they are sent [R0305]', async () => {
    const seen = fakeProfiles({});
    await showHub(OWN, 'edit');
    await page.getByLabelText('About me').fill('see www.example.org');
    await expect.element(page.getByText('Please remove any links from your about me section.')).toBeVisible();
    await save();
    await expect.element(page.getByLabelText('About me')).toHaveFocus();
    // Said at the field, and nowhere else.
    expect(toastText()).not.toContain('Please remove any links');
    expect(sentOf(seen)).toEqual([]);
  });

  it.each([
    ['what the server says', refusal('profile/text_refused', 400), 'This text is not allowed'],
    ['"Failed to update profile" else', refusal('http/internal', 500), 'Failed to update profile'],
  ])('shows %s [R0504]', async (_, answer, text) => {
    fakeProfiles({ '/profile/update': () => answer });
    await showHub(OWN, 'edit');
    await page.getByLabelText('Display name').fill('Noodles');
    await save();
    await expect.poll(toastText).toContain(text);
  });

  it('lets the player choose another critter, and sends its seed', async () => {
    const seen = fakeProfiles({ '/profile/update': { success: true, message: '' }, '/me': meReply(OWN) });
    await showHub(OWN, 'edit');
    await expect.element(button('Your critter now')).toHaveAttribute('aria-pressed', 'true');
    await button('Critter 3').click();
    await save();
    await expect.poll(() => sentOf(seen)[0]?.body.avatar).toMatch(/^[0-9a-z]{4,20}$/);
  });
});

describe('an uploaded picture', () => {
  const pictureFile = async (width: number, height: number): Promise<File> => {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    for (const [at, color] of ['#ff0000', '#00ff00', '#0000ff', '#ffffff'].entries()) {
      if (!context) throw new Error('no canvas');
      context.fillStyle = color;
      context.fillRect((at * width) / 4, 0, width / 4, height);
    }
    return new File([await canvas.convertToBlob({ type: 'image/png' })], 'me.png', { type: 'image/png' });
  };
  const choose = async (file: File) => {
    await expect.element(button('Upload a picture')).toBeVisible();
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    const files = new DataTransfer();
    files.items.add(file);
    if (!input) throw new Error('no input');
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };

  it('is cropped by keys and slider, and sent as a small square of its own', async () => {
    const sent: { type: string | null; body: Blob }[] = [];
    fakeProfiles({ '/me': meReply({ ...OWN, avatar: 'up:hash' }) });
    const answered = vi.mocked(fetch).getMockImplementation();
    vi.mocked(fetch).mockImplementation(async (input, init) => {
      if (!new Request(input).url.endsWith('/profile/avatar')) return (answered as typeof fetch)(input, init);
      sent.push({ type: new Headers(init?.headers).get('content-type'), body: init?.body as Blob });
      return new Response(JSON.stringify({ success: true, avatar: 'up:hash' }));
    });
    await showHub(OWN, 'edit');
    await choose(await pictureFile(400, 100));
    const frame = page.getByRole('button', { name: /^Drag the picture/ });
    await expect.element(frame).toBeVisible();
    (frame.element() as HTMLElement).focus();
    // Far to the right: only the last, white stripe is left.
    for (let n = 0; n < 40; n++) await userEvent.keyboard('{ArrowRight}');
    await button('Use this picture').click();
    await expect.poll(toastText).toContain('Picture saved');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.type).toBe('image/webp');
    const picture = await createImageBitmap(sent[0]?.body as Blob);
    expect([picture.width, picture.height]).toEqual([512, 512]);
    const look = new OffscreenCanvas(512, 512).getContext('2d');
    look?.drawImage(picture, 0, 0);
    expect([...(look?.getImageData(256, 256, 1, 1).data ?? [])].every((part) => part > 240)).toBe(true);
    expect(currentUser()?.avatar).toBe('up:hash');
  });

  it('can be taken away again', async () => {
    const seen = fakeProfiles({ '/profile/update': { success: true, message: '' }, '/me': meReply(OWN) });
    await showHub({ ...OWN, avatar: 'up:hash' }, 'edit');
    await button('Remove picture').click();
    await expect.poll(toastText).toContain('Picture saved');
    expect(sentOf(seen)[0]?.body.avatar).toMatch(/^[0-9a-z]{4,20}$/);
    expect(currentUser()?.avatar).toBe(OWN.avatar);
  });

  it('must be a picture', async () => {
    await showHub(OWN, 'edit');
    await choose(new File(['<svg/>'], 'x.svg', { type: 'image/svg+xml' }));
    await expect.poll(toastText).toContain('Please choose a PNG, JPEG, WebP or GIF picture');
    await choose(new File(['no picture'], 'x.png', { type: 'image/png' }));
    await expect.poll(toastText).toContain('Please choose a PNG, JPEG, WebP or GIF picture');
    expect(page.getByRole('button', { name: 'Use this picture' }).query()).toBeNull();
  });
});

describe('roles', () => {
  const SUPPORTER = { ...OWN, roles: [7, 5], type: 7 };
  const own = { [`/profile/${OWN.id}`]: () => profileReply({ id: OWN.id, type: currentUser()?.type ?? 0 }) };
  const openPicker = () => button('Choose your role').click();

  it('of the player are offered with "No Role"; the chosen one is saved and the profile opens anew [R0034 R0233]', async () => {
    const seen = fakeProfiles({
      ...own,
      '/profile/role/update': { success: true },
      '/me': meReply({ ...SUPPORTER, type: 5 }),
    });
    await showProfile(OWN.id, SUPPORTER);
    await expect.element(page.getByText('Supporter', { exact: true })).toBeVisible();
    await openPicker();
    const offered = page
      .getByRole('dialog', { name: 'Choose your role' })
      .getByRole('button', { name: /Role$|Supporter|Moderator/ });
    expect(offered.elements().map((one) => one.textContent)).toEqual(['No Role', 'Supporter', 'Game Moderator']);
    await page.getByRole('button', { name: 'Game Moderator' }).click();
    await expect.element(page.getByText('Role saved')).toBeVisible();
    await expect.element(page.getByText('Game Moderator', { exact: true })).toBeVisible();
    expect(seen.filter(({ path }) => path !== '/auth/options').map(({ path, body }) => [path, body])).toEqual([
      [`/profile/${OWN.id}`, {}],
      ['/profile/role/update', { role: 5 }],
      ['/me', {}],
      [`/profile/${OWN.id}`, {}],
    ]);
  });

  it('let supporters alone wear one of 52 member icons [R0035 R0170]', async () => {
    const seen = fakeProfiles({
      ...own,
      '/profile/role/update': { success: true },
      '/me': meReply({ ...SUPPORTER, type: 71_023 }),
    });
    const first = await showProfile(OWN.id, { ...OWN, roles: [5] });
    await openPicker();
    expect(button('Duck').query()).toBeNull();
    await first.unmount();
    closeAllWindows();
    await showProfile(OWN.id, SUPPORTER);
    await openPicker();
    const icons = page.getByRole('region', { name: 'Member icon' }).getByRole('button');
    await expect.element(icons.first()).toBeVisible();
    expect(icons.elements()).toHaveLength(1 + 52);
    await button('Duck').click();
    await expect.poll(() => seen.find(({ path }) => path === '/profile/role/update')?.body).toEqual({ role: 71_023 });
  });

  it('at a table send the icon to the room [R0431]', async () => {
    const sent: number[] = [];
    setIconSender((icon) => sent.push(icon));
    fakeProfiles(own);
    await showProfile(OWN.id, SUPPORTER);
    await openPicker();
    await button('Duck').click();
    await expect.element(page.getByText('Role saved')).toBeVisible();
    await openPicker();
    await button('No icon').click();
    await expect.poll(() => sent).toEqual([1023, 0]);
  });

  it('that can be had are named with how to get them, and with a preview of the badge [R0060 R0061]', async () => {
    fakeProfiles({ '/auth/options': { discord: null, google: null, communityUrl: 'https://community.example/join' } });
    await showHub(OWN);
    await button('Get a role').click();
    await expect.element(page.getByText('Comes with any purchase in the shop.')).toBeVisible();
    await expect.element(page.getByText('Comes from boosting the community server.')).toBeVisible();
    await page.getByRole('button', { name: 'Supporter: preview' }).click();
    const preview = document.querySelector('figure');
    expect(preview?.querySelector('[data-badge="supporter"]')).not.toBeNull();
    expect(preview?.textContent).toContain('Noodle');
  });

  it('are not offered where there is neither a shop nor a community', async () => {
    const seen = fakeProfiles({ '/auth/options': { discord: null, google: null, communityUrl: null } });
    await showHub(OWN);
    await expect.element(button('Achievements')).toBeVisible();
    await expect.poll(() => seen.map(({ path }) => path)).toContain('/auth/options');
    await expect.element(button('Get a role')).not.toBeInTheDocument();
  });
});
