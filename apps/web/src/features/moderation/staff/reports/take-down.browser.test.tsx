import { ROLES } from '@syllaboom/engine';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fakeFetch, type SeenCall } from '../../../../testing/fake-fetch.ts';
import { signInAs } from '../../../../testing/sign-in.ts';
import { Confirmations } from '../../../../ui/kit/popups/confirm.tsx';
import { TipProvider } from '../../../../ui/kit/popups/tip.tsx';
import { Toasts } from '../../../../ui/toasts/toasts.tsx';
import { answerFrom, REPLIES, reportOf, sanctionOf, TARGET } from '../../testing/staff-replies.ts';
import { StaffScreen } from '../staff-screen.tsx';

afterEach(() => vi.restoreAllMocks());

const MODERATOR = ROLES.find(({ key }) => key === 'gameModerator')?.id ?? -1;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const evidence = () => page.getByRole('region', { name: 'Reported: About me' });
const sent = (calls: readonly SeenCall[], path: string) => calls.find((call) => call.path === path)?.body;

interface Shown {
  state: 'shown' | 'hidden' | 'changed';
  takedownId?: string;
  status?: 'open' | 'dismissed' | 'sanctioned';
  replies?: Readonly<Record<string, unknown>>;
}

async function show({ state, takedownId, status = 'open', replies = {} }: Shown) {
  const detail = REPLIES['GET /gm/reports/r1'] as object;
  const subject = { kind: 'about', id: TARGET.id, copy: 'I hate you', state, takedownId: takedownId ?? null };
  const found = { ...detail, report: reportOf({ status }), subject };
  const calls = fakeFetch(answerFrom({ ...REPLIES, 'GET /gm/reports/r1': found, ...replies }));
  signInAs({ id: 'moderator001', displayName: 'Mod', roles: [MODERATOR] });
  await render(
    <TipProvider>
      <div style={{ display: 'grid', height: '100vh' }}>
        <StaffScreen area="gm" />
      </div>
      <Toasts />
      <Confirmations />
    </TipProvider>,
  );
  return calls;
}
const openCase = () =>
  page
    .getByRole('button', { name: /Grumbler/ })
    .first()
    .click();

it('reported content is taken down after a reason and a question', async () => {
  const calls = await show({ state: 'shown' });
  await openCase();
  await evidence().getByRole('button', { name: 'Take down' }).click();
  await expect.element(evidence().getByRole('textbox', { name: 'Why is it taken down?' })).toHaveFocus();
  await expect.element(evidence().getByRole('button', { name: 'Take down' })).toBeDisabled();
  await evidence().getByRole('textbox', { name: 'Why is it taken down?' }).fill('  Hateful  ');
  await evidence().getByRole('button', { name: 'Take down' }).click();
  await expect.element(page.getByRole('alertdialog', { name: 'Take this down?' })).toBeVisible();
  expect(sent(calls, '/gm/reports/r1/take-down')).toBeUndefined();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take down' }).click();
  await expect.poll(() => sent(calls, '/gm/reports/r1/take-down')).toEqual({ reason: 'Hateful' });
  await expect.element(page.getByText('Others no longer see it')).toBeVisible();
});

it('what is hidden is restored with a reason, and can’t be taken down again', async () => {
  const calls = await show({ state: 'hidden', takedownId: 's1', status: 'sanctioned' });
  await openCase();
  await expect.element(evidence().getByText('Taken down', { exact: true })).toBeVisible();
  expect(button('Take down').query()).toBeNull();
  await evidence().getByRole('button', { name: 'Restore' }).click();
  await evidence().getByRole('textbox', { name: 'Why is it restored?' }).fill('A joke among friends');
  await evidence().getByRole('button', { name: 'Restore' }).click();
  await expect.poll(() => sent(calls, '/gm/sanctions/s1/lift')).toEqual({ reason: 'A joke among friends' });
  await expect.element(page.getByText('Others see it again')).toBeVisible();
});

it('what its player has changed, or the staff let be, has no such button', async () => {
  await show({ state: 'changed' });
  await openCase();
  await expect.element(evidence().getByText('The player shows something else since.')).toBeVisible();
  expect([button('Take down').query(), button('Restore').query()]).toEqual([null, null]);
});

it('what a colleague was quicker with is said so', async () => {
  await show({ state: 'shown', replies: { 'POST /gm/reports/r1/take-down': { success: true, isNew: false } } });
  await openCase();
  await evidence().getByRole('button', { name: 'Take down' }).click();
  await evidence().getByRole('textbox').fill('Hateful');
  await evidence().getByRole('button', { name: 'Take down' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take down' }).click();
  await expect.element(page.getByText('It was taken down already')).toBeVisible();
});

it('an appeal against it shows what it was about', async () => {
  const appeal = {
    id: 'a1',
    player: TARGET,
    sanction: sanctionOf({ kind: 'takedown', reason: 'Hateful' }),
    content: { kind: 'about', id: TARGET.id, copy: 'I hate you' },
    text: 'It was a joke.',
    at: '2026-05-02T12:00:00.000Z',
  };
  await show({ state: 'shown', replies: { 'GET /gm/appeals': { appeals: [appeal], total: 1 } } });
  await page.getByRole('tab', { name: 'Appeals' }).click();
  await expect.element(evidence().getByText('I hate you')).toBeVisible();
  await expect.element(page.getByText('Takedown', { exact: true })).toBeVisible();
  expect(button('Take down').query()).toBeNull();
  await button('Lift it').click();
  await expect.element(page.getByText('The sanction is lifted')).toBeVisible();
});
