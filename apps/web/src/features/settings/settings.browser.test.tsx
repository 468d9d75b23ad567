import { DEFAULT_PREFERENCES } from '@syllaboom/contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { vibrate } from '../../platform/haptics/haptics.ts';
import { i18n, setLanguage } from '../../platform/i18n/i18n.ts';
import { TEXT_SIZE_AT } from '../../platform/device-marks.ts';
import { installOffers } from '../../platform/offline/install-offer.ts';
import { page } from '../../platform/page.ts';
import { preferences, setPreferences } from '../../platform/preferences.ts';
import { storage } from '../../platform/storage.ts';
import { loadStreamerMode } from '../../platform/streamer/streamer-mode.ts';
import { fakeFetch, reply, type SeenCall } from '../../testing/fake-fetch.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { Confirmations } from '../../ui/kit/popups/confirm.tsx';
import { installPreferences } from './apply-preferences.ts';
import { setLeaveAction } from './leave-action.ts';
import { installPreferencesSync, loadDeviceAppearance, loadPreferences } from './preferences-sync.ts';
import { SettingsBody } from './settings-body.tsx';
import { THEMES } from './themes.ts';

const beUser = (guest: boolean) => signInAs({ displayName: 'noodle', guest });
let posted: SeenCall[] = [];
let stop = () => {};
installPreferencesSync();

beforeEach(() => {
  posted = fakeFetch(() => reply({ success: true, prefs: { ev: 0.2, t: 'retro' }, ntfc: 0 }));
  setPreferences(DEFAULT_PREFERENCES);
  beUser(false);
  stop = installPreferences();
});
afterEach(async () => {
  stop();
  // Saves what the test left waiting.
  dispatchEvent(new Event('pagehide'));
  setLeaveAction(null);
  await setLanguage('en-US');
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('the settings have four tabs: general, audio, gameplay, display [R0084]', async () => {
  const screen = await render(<SettingsBody />);
  expect(
    screen
      .getByRole('tab')
      .elements()
      .map((tab) => tab.textContent),
  ).toEqual(['General', 'Audio', 'Gameplay', 'Display']);
});

it('the Leave button stands there while a room sets it [R0085]', async () => {
  const run = vi.fn();
  const screen = await render(<SettingsBody />);
  await expect.element(screen.getByRole('button', { name: 'Leave' })).not.toBeInTheDocument();
  setLeaveAction({ label: 'Leave', run });
  await screen.getByRole('button', { name: 'Leave' }).click();
  expect(run).toHaveBeenCalledTimes(1);
});

it('signing out asks first: the button stands beside others', async () => {
  const reload = vi.spyOn(page, 'reload').mockImplementation(() => undefined);
  const screen = await render(
    <>
      <SettingsBody />
      <Confirmations />
    </>,
  );
  const ask = () => screen.getByRole('button', { name: 'Sign out' }).first().click();
  const question = screen.getByRole('alertdialog');
  const signedOut = () => posted.filter(({ path }) => path === '/auth/logout').length;
  await ask();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(signedOut()).toBe(0);
  await ask();
  await question.getByRole('button', { name: 'Sign out' }).click();
  // The page begins anew at the very end: not after this test.
  await expect.poll(() => reload.mock.calls.length).toBe(1);
  expect(signedOut()).toBe(1);
});

it('streamer mode stays on over a load that the server has not heard of yet', async () => {
  const screen = await render(<SettingsBody />);
  await screen.getByRole('switch', { name: 'Streamer mode' }).click();
  setPreferences(DEFAULT_PREFERENCES);
  loadStreamerMode();
  expect(preferences().str).toBe(true);
  await loadPreferences();
  expect(preferences()).toMatchObject({ str: true, t: 'retro' });
  await screen.getByRole('switch', { name: 'Streamer mode' }).click();
  await loadPreferences();
  expect(preferences().str).toBe(false);
});

it('new players find effects at 75, music at 100 and ticking at 85 [R0552]', async () => {
  const screen = await render(<SettingsBody />);
  await screen.getByRole('tab', { name: 'Audio' }).click();
  for (const [name, value] of [
    ['Effects', '75'],
    ['Music', '100'],
    ['Bomb ticking', '85'],
  ] as const)
    await expect.element(screen.getByRole('slider', { name })).toHaveValue(value);
});

it('there are six key sounds to choose from, and silence [R0572]', async () => {
  const screen = await render(<SettingsBody />);
  await screen.getByRole('tab', { name: 'Audio' }).click();
  const names = screen
    .getByRole('group', { name: 'Key sound' })
    .getByRole('button')
    .elements()
    .map((button) => button.textContent);
  expect(names).toEqual(['Off', 'Thock', 'Click', 'Bubble', 'Wood', 'Chip', 'Glass']);
  await screen.getByRole('button', { name: 'Glass' }).click();
  expect(preferences().ks).toBe(5);
});

it('each of the thirteen themes can be chosen and changes the look [R0063 R0571]', async () => {
  const screen = await render(<SettingsBody />);
  await screen.getByRole('tab', { name: 'Display' }).click();
  const group = screen.getByRole('group', { name: 'Theme' });
  expect(
    group
      .getByRole('button')
      .elements()
      .map((button) => (button as HTMLElement).dataset.theme),
  ).toEqual([...THEMES]);
  const seen = new Set<string>();
  for (const theme of THEMES) {
    setPreferences({ t: theme });
    await vi.waitFor(() => expect(document.documentElement.dataset.theme).toBe(theme));
    seen.add(getComputedStyle(document.documentElement).getPropertyValue('--panel'));
  }
  expect(seen.size).toBe(13);
  await group.getByRole('button', { name: 'Matchbox' }).click();
  await vi.waitFor(() => expect(document.documentElement.dataset.theme).toBe('retro'));
});

it('every preference has one control [R0178]', async () => {
  const screen = await render(<SettingsBody />);
  const flip = async (tab: string, name: string) => {
    await screen.getByRole('tab', { name: tab }).click();
    await screen.getByRole('switch', { name }).click();
  };
  await flip('General', 'Switch between chat and word automatically');
  await flip('General', 'Hide names');
  await flip('Gameplay', 'Space types a hyphen');
  await flip('Gameplay', 'Ctrl+A clears the word');
  await flip('Gameplay', 'Red flash on wrong words');
  await flip('General', 'Streamer mode');
  await flip('Display', 'Low detail');
  await screen.getByRole('group', { name: 'Text size' }).getByRole('button', { name: '130%' }).click();
  await screen.getByRole('tab', { name: 'Gameplay' }).click();
  await screen.getByRole('group', { name: 'Keyboard size' }).getByRole('button', { name: 'Large' }).click();
  expect(preferences()).toMatchObject({
    sw: false,
    nck: true,
    sphyp: false,
    cra: false,
    rf: false,
    ld: true,
    str: true,
    ts: 130,
    kbs: 'large',
  });
  const scale = document.documentElement.style.getPropertyValue('--key-scale');
  expect(Number(scale)).toBeGreaterThan(1);
});

it('the text has its size at once, and on this device before the server answers', async () => {
  const root = document.documentElement;
  const sizeOfLine = () => Number.parseFloat(getComputedStyle(root).fontSize);
  const before = sizeOfLine();
  const screen = await render(<SettingsBody />);
  await screen.getByRole('tab', { name: 'Display' }).click();
  await screen.getByRole('button', { name: '150%' }).click();
  expect(sizeOfLine()).toBe(before * 1.5);
  setPreferences(DEFAULT_PREFERENCES);
  expect(sizeOfLine()).toBe(before);
  loadDeviceAppearance();
  expect(sizeOfLine()).toBe(before * 1.5);
  storage.removeItem(TEXT_SIZE_AT);
  setPreferences(DEFAULT_PREFERENCES);
});

it('vibration can be turned off where the device has it, and says so where it has not', async () => {
  const touch = vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const felt = vi.spyOn(navigator, 'vibrate').mockReturnValue(true);
  vi.spyOn(navigator.userActivation, 'hasBeenActive', 'get').mockReturnValue(true);
  vibrate('hurt');
  expect(felt).toHaveBeenCalledTimes(1);
  setPreferences({ vib: false });
  vibrate('hurt');
  expect(felt).toHaveBeenCalledTimes(1);
  touch.mockRestore();
  setPreferences({ vib: true });
  vibrate('hurt');
  expect(felt).toHaveBeenCalledTimes(1);
  const screen = await render(<SettingsBody />);
  await screen.getByRole('tab', { name: 'Gameplay' }).click();
  await expect.element(screen.getByRole('switch', { name: 'Vibration' })).toBeDisabled();
  await expect.element(screen.getByText('This device or browser cannot vibrate.')).toBeVisible();
});

it('changes of a player are sent 4 s later, only the changed keys [R0406]', async () => {
  const screen = await render(<SettingsBody />);
  await screen.getByRole('tab', { name: 'Gameplay' }).click();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await screen.getByRole('switch', { name: 'Red flash on wrong words' }).click();
  await vi.advanceTimersByTimeAsync(5100);
  expect(posted.map(({ path, body }) => [path, body])).toEqual([['/pref/update', { prefs: { rf: false } }]]);
});

it('a guest’s preferences are not saved [R0014]', async () => {
  beUser(true);
  const screen = await render(<SettingsBody />);
  await screen.getByRole('tab', { name: 'Gameplay' }).click();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await screen.getByRole('switch', { name: 'Red flash on wrong words' }).click();
  expect(preferences().rf).toBe(false);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(posted).toEqual([]);
});

it('loads the player’s preferences', async () => {
  await loadPreferences();
  expect(preferences()).toMatchObject({ ev: 0.2, t: 'retro', mv: 1 });
});

it('volumes stand under audio, typing under gameplay, language and theme under display: each once [R0022]', async () => {
  const screen = await render(<SettingsBody />);
  const controls = {
    General: [
      'Switch between chat and word automatically',
      'Hide names',
      'Streamer mode',
      'While you look elsewhere',
      'A game starts',
      'The queue found somebody',
      'A friend invites you',
      'A message comes',
      'Notifications of your device',
    ],
    Audio: ['Effects', 'Music', 'Bomb ticking', 'Key sound'],
    Gameplay: [
      'Space types a hyphen',
      'Ctrl+A clears the word',
      'Red flash on wrong words',
      'Vibration',
      'Keyboard size',
    ],
    Display: ['Interface language', 'Text size', 'Theme', 'Low detail'],
  };
  const roles = ['switch', 'slider', 'group', 'combobox'] as const;
  const all = Object.values(controls).flat();
  for (const [tab, own] of Object.entries(controls)) {
    await screen.getByRole('tab', { name: tab }).click();
    const panel = screen.getByRole('tabpanel', { name: tab });
    await expect.element(panel).toBeVisible();
    const count = (name?: string) =>
      roles.reduce((sum, role) => sum + panel.getByRole(role, name ? { name } : {}).elements().length, 0);
    expect(all.filter((name) => count(name) === 1)).toEqual(own);
    expect([tab, count()]).toEqual([tab, own.length]);
  }
});

it('the browser’s offer to install the app stands there while it holds', async () => {
  installOffers(false);
  const screen = await render(<SettingsBody />);
  await expect.element(screen.getByRole('switch', { name: 'Hide names' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Install the app' }).query()).toBeNull();
  const prompt = vi.fn(async () => ({ outcome: 'accepted' }));
  dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  await screen.getByRole('button', { name: 'Install the app' }).click();
  expect(prompt).toHaveBeenCalledTimes(1);
  await expect.element(screen.getByRole('button', { name: 'Install the app' })).not.toBeInTheDocument();
});

it('the interface speaks another language at once [S0013]', async () => {
  const screen = await render(<SettingsBody />);
  await screen.getByRole('tab', { name: 'Display' }).click();
  await screen.getByRole('combobox', { name: 'Interface language' }).click();
  expect(screen.getByRole('option').elements()).toHaveLength(8);
  await screen.getByRole('option', { name: 'Türkçe' }).click();
  await expect.element(screen.getByRole('tab', { name: 'Görünüm' })).toBeVisible();
  expect(i18n.language).toBe('tr-TR');
  expect(document.documentElement.lang).toBe('tr-TR');
});

it.each([
  ['granted', true],
  ['denied', false],
] as const)('asks the browser before its notifications are turned on: %s', async (answer, on) => {
  const asked = vi.spyOn(Notification, 'requestPermission').mockResolvedValue(answer);
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue('default');
  const screen = await render(<SettingsBody />);
  await screen.getByRole('switch', { name: 'Notifications of your device' }).click();
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  await expect.poll(() => preferences().nsy).toBe(on);
  const blocked = screen.getByText('Your browser blocks notifications of this page', { exact: false });
  await expect.poll(() => blocked.query() !== null).toBe(!on);
});
