import { DEFAULT_PREFERENCES, type Preferences } from '@syllaboom/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { preferences, setPreferences } from '../../platform/preferences.ts';
import { storage } from '../../platform/storage.ts';
import { TEXT_SIZE_AT, THEME_AT } from '../../platform/device-marks.ts';
import { fakeFetch, refusal, reply, type SeenCall } from '../../testing/fake-fetch.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { Toasts } from '../../ui/toasts/toasts.tsx';
import { installPreferences } from './apply-preferences.ts';
import { changePreference, installPreferencesSync, loadPreferences } from './preferences-sync.ts';
import { SettingsBody } from './settings-body.tsx';

installPreferencesSync();
let stop = () => {};

beforeEach(() => {
  setPreferences(DEFAULT_PREFERENCES);
  signInAs({ guest: false });
  stop = installPreferences();
});
afterEach(() => {
  dispatchEvent(new Event('pagehide'));
  stop();
  setPreferences(DEFAULT_PREFERENCES);
  storage.removeItem(THEME_AT);
  storage.removeItem(TEXT_SIZE_AT);
  vi.restoreAllMocks();
});

const show = () =>
  render(
    <>
      <SettingsBody />
      <Toasts />
    </>,
  );
const openTab = (name: string) => page.getByRole('tab', { name, exact: true }).click();
const toggle = (name: string) => page.getByRole('switch', { name });
const slider = (name: string) => page.getByRole('slider', { name });
const pressed = (name: string) => page.getByRole('button', { name, exact: true });

/** Every key, the tab that holds its control, how a player changes it there, and what the control then shows. */
const switched = (name: string) => ({
  change: () => toggle(name).click(),
  shows: () => expect.element(toggle(name)).not.toBeChecked(),
});
const slid = (name: string) => ({
  change: async () => {
    (slider(name).element() as HTMLElement).focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
  },
  shows: () => expect.element(slider(name)).toHaveValue('1'),
});
const chosen = (name: string) => ({
  change: () => pressed(name).click(),
  shows: () => expect.element(pressed(name)).toHaveAttribute('aria-pressed', 'true'),
});
const CONTROLS: readonly (readonly [keyof Preferences, string, ReturnType<typeof switched>, unknown])[] = [
  ['sw', 'General', switched('Switch between chat and word automatically'), false],
  [
    'nck',
    'General',
    { ...switched('Hide names'), shows: () => expect.element(toggle('Hide names')).toBeChecked() },
    true,
  ],
  ['ev', 'Audio', slid('Effects'), 0.01],
  ['mv', 'Audio', slid('Music'), 0.01],
  ['btv', 'Audio', slid('Bomb ticking'), 0.01],
  ['ks', 'Audio', chosen('Off'), -1],
  ['sphyp', 'Gameplay', switched('Space types a hyphen'), false],
  ['cra', 'Gameplay', switched('Ctrl+A clears the word'), false],
  ['rf', 'Gameplay', switched('Red flash on wrong words'), false],
  [
    'ld',
    'Display',
    { ...switched('Low detail'), shows: () => expect.element(toggle('Low detail')).toBeChecked() },
    true,
  ],
  ['t', 'Display', chosen('Matchbox'), 'retro'],
];

describe('preferences', () => {
  it('each have one control, whose value survives a reload [R0179]', async () => {
    let kept: Partial<Preferences> = {};
    fakeFetch(({ path, body }: SeenCall) => {
      if (path === '/pref/update') kept = { ...kept, ...(body.prefs as Partial<Preferences>) };
      return reply(path === '/pref' ? { prefs: kept, ntfc: 0 } : { success: true });
    });
    const before = await show();
    for (const [, tab, control] of CONTROLS) {
      await openTab(tab);
      await control.change();
    }
    // The page goes, and comes back knowing nothing but what the server kept.
    dispatchEvent(new Event('pagehide'));
    await before.unmount();
    await expect.poll(() => kept).toEqual(Object.fromEntries(CONTROLS.map(([key, , , value]) => [key, value])));
    setPreferences(DEFAULT_PREFERENCES);
    await loadPreferences();
    await show();
    for (const [, tab, control] of CONTROLS) {
      await openTab(tab);
      await control.shows();
    }
  }, 30_000);

  it('of a guest go into the account that they make, and never over those of one that has some [R0014]', async () => {
    let kept: Partial<Preferences> = {};
    const saved = vi.fn();
    fakeFetch(({ path, body }: SeenCall) => {
      if (path === '/pref/update') saved(body.prefs);
      return reply(path === '/pref' ? { prefs: kept, ntfc: 0 } : { success: true });
    });
    signInAs({ guest: true });
    changePreference('ts', 150);
    dispatchEvent(new Event('pagehide'));
    expect(saved).not.toHaveBeenCalled();
    signInAs({ guest: false });
    await loadPreferences();
    expect(preferences().ts).toBe(150);
    dispatchEvent(new Event('pagehide'));
    await expect.poll(() => saved.mock.calls).toEqual([[{ ts: 150 }]]);
    // Once: who signs in next finds nothing of it.
    setPreferences(DEFAULT_PREFERENCES);
    await loadPreferences();
    expect(preferences().ts).toBe(100);
    signInAs({ guest: true });
    changePreference('ts', 130);
    signInAs({ guest: false });
    kept = { rf: false };
    await loadPreferences();
    expect(preferences()).toMatchObject({ ts: 100, rf: false });
  });

  it('that can be neither loaded nor saved stay as they are, without a word [R0514]', async () => {
    const failed = vi.fn();
    addEventListener('unhandledrejection', failed);
    const seen = fakeFetch(() => refusal('http/internal', 500));
    await loadPreferences();
    expect(seen.map(({ path }) => path)).toEqual(['/pref']);
    expect(preferences()).toEqual(DEFAULT_PREFERENCES);
    await show();
    await openTab('Gameplay');
    await toggle('Red flash on wrong words').click();
    dispatchEvent(new Event('pagehide'));
    await expect.poll(() => seen.at(-1)?.path).toBe('/pref/update');
    await vi.waitFor(() =>
      expect(vi.mocked(fetch).mock.settledResults.every(({ type }) => type === 'fulfilled')).toBe(true),
    );
    await new Promise(requestAnimationFrame);
    await expect.element(toggle('Red flash on wrong words')).not.toBeChecked();
    expect(document.querySelectorAll('[data-type]')).toHaveLength(0);
    expect(failed).not.toHaveBeenCalled();
    removeEventListener('unhandledrejection', failed);
  });
});
