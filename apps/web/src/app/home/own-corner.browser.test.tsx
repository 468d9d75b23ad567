import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { installHistory, openNamedOverlays } from '../../navigation/follow-history.ts';
import { showTab, useHome, useScreen } from '../../navigation/navigation.ts';
import { useOverlays } from '../../navigation/overlays.ts';
import { fakeFetch, reply } from '../../testing/fake-fetch.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { Confirmations } from '../../ui/kit/popups/confirm.tsx';
import { TipProvider } from '../../ui/kit/popups/tip.tsx';
import { closeAllWindows } from '../../ui/windows/manager.ts';
import { OwnCorner } from './own-corner.tsx';

const START = location.href;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const corner = () => new URL(location.href).searchParams.get('corner');
let stop = () => {};

beforeEach(() => {
  fakeFetch(() => reply({}));
  signInAs({ id: 'account-me-1', displayName: 'Noodle' });
  useScreen.setState({ screen: { name: 'lobby' } });
  useHome.setState({ tab: 'rooms' });
  history.pushState(null, '', START);
  stop = installHistory();
});
afterEach(async () => {
  useOverlays.setState({ corner: undefined });
  closeAllWindows();
  await new Promise((done) => setTimeout(done, 80));
  stop();
  useScreen.setState({ screen: { name: 'landing' } });
  useHome.setState({ tab: 'rooms' });
  history.replaceState(null, '', START);
  vi.restoreAllMocks();
});

const show = () =>
  render(
    <TipProvider>
      <OwnCorner />
      <Confirmations />
    </TipProvider>,
  );

describe('a section of the own corner on its page', () => {
  it('has an address; "back" leads to the front page, "forward" into it again', async () => {
    showTab('profile');
    await show();
    await button('Edit profile').click();
    await expect.element(page.getByLabelText('Display name')).toBeVisible();
    expect(corner()).toBe('edit');
    history.back();
    await expect.element(button('Edit profile')).toBeVisible();
    expect([corner(), useHome.getState().tab]).toEqual([null, 'profile']);
    history.forward();
    await expect.element(page.getByLabelText('Display name')).toBeVisible();
    await button('Back').click();
    await expect.element(button('Edit profile')).toBeVisible();
    await expect.poll(corner).toBeNull();
    expect(useHome.getState().tab).toBe('profile');
  });

  it('stands again after a reload', async () => {
    useHome.setState({ tab: 'profile' });
    history.replaceState(null, '', '?tab=profile&corner=edit');
    openNamedOverlays();
    await show();
    await expect.element(page.getByLabelText('Display name')).toBeVisible();
  });

  it('asks before "back" throws away what was typed', async () => {
    showTab('profile');
    await show();
    await button('Edit profile').click();
    await page.getByLabelText('Display name').fill('Noodles');
    history.back();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(page.getByLabelText('Display name')).toHaveValue('Noodles');
    expect(corner()).toBe('edit');
    history.back();
    await question.getByRole('button', { name: 'Close', exact: true }).click();
    await expect.element(button('Edit profile')).toBeVisible();
    await expect.poll(corner).toBeNull();
  });
});
