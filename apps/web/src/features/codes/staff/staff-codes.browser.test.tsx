import type { RewardCode } from '@syllaboom/contracts';
import { ROLES } from '@syllaboom/engine';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fakeFetch, refusal, reply, type SeenCall } from '../../../testing/fake-fetch.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { Confirmations } from '../../../ui/kit/popups/confirm.tsx';
import { TipProvider } from '../../../ui/kit/popups/tip.tsx';
import { Toasts } from '../../../ui/toasts/toasts.tsx';
import { StaffScreen } from '../../moderation/index.ts';

const SLOW = { timeout: 10_000 } as const;
const PROVEN = { needed: true, enrolled: true, provenUntil: '2099-01-01T00:00:00.000Z', codesLeft: 8 };
const codeOf = (changes: Partial<RewardCode> = {}): RewardCode => ({
  code: 'SUMMER2026',
  coin: 1_500,
  diamond: 0,
  key: 2,
  uses: 1_000,
  usesLeft: 998,
  madeAt: '2026-05-01T12:00:00.000Z',
  madeBy: { id: 'account-dev-01', displayName: 'Dev', avatar: 'Dev', frame: 0 },
  until: null,
  endedAt: null,
  ...changes,
});
let codes: RewardCode[] = [];
let refused: string | null = null;
let calls: SeenCall[] = [];

function answer({ method, path, body }: SeenCall): Response {
  if (path === '/account/second-factor') return reply(PROVEN);
  if (path === '/gm/codes' && method === 'GET') return reply({ codes, total: codes.length });
  if (path === '/gm/codes' && refused !== null) return refusal(refused, 400);
  if (path === '/gm/codes') {
    const { code = 'MADEUPBYUS12', coin, diamond, key, uses } = body as Partial<RewardCode>;
    codes = [codeOf({ code, coin: coin ?? 0, diamond: diamond ?? 0, key: key ?? 0, uses: uses ?? 0 }), ...codes];
    return reply({ success: true, code });
  }
  const ended = /^\/gm\/codes\/(.+)\/end$/.exec(path)?.[1];
  if (ended === undefined) return reply({ reports: [], total: 0 });
  codes = codes.map((one) => (one.code === ended ? { ...one, endedAt: new Date().toISOString() } : one));
  return reply({ success: true });
}

async function show(role: string) {
  signInAs({ id: 'account-dev-01', roles: [ROLES.find(({ key }) => key === role)?.id ?? -1] });
  await render(
    <TipProvider>
      <div style={{ display: 'grid', height: '100vh' }}>
        <StaffScreen area="gm" />
      </div>
      <Toasts />
      <Confirmations />
    </TipProvider>,
  );
  await expect.element(page.getByRole('tab', { name: 'Announcement' }), SLOW).toBeVisible();
}
const form = () => page.getByRole('form', { name: 'Make a code' });
const make = () => form().getByRole('button', { name: 'Make a code' });
const entry = (code: string) => page.getByRole('listitem', { name: code, exact: true });
const sent = () =>
  calls.filter(({ path, method }) => path === '/gm/codes' && method === 'POST').map(({ body }) => body);

beforeEach(async () => {
  await page.viewport(1280, 900);
  refused = null;
  codes = [codeOf()];
  calls = fakeFetch(answer);
});
afterEach(() => vi.restoreAllMocks());

it('the codes are for developers alone', async () => {
  await show('gameModerator');
  expect(page.getByRole('tab', { name: 'Codes' }).query()).toBeNull();
});

it('codes are made with what they bring, how often and until when', async () => {
  await show('developer');
  await page.getByRole('tab', { name: 'Codes' }).click();
  await expect.element(form(), SLOW).toBeVisible();
  await form().getByLabelText('Coins').fill('250');
  // More than may be becomes the most; letters are no number.
  await form().getByLabelText('Keys').fill('1x000');
  await expect.element(form().getByLabelText('Keys')).toHaveValue('100');
  await form().getByLabelText('Uses').fill('5');
  await form().getByRole('radio', { name: '7 days' }).click();
  await make().click();
  await expect.element(page.getByText('The code MADEUPBYUS12 is ready.').first()).toBeVisible();
  expect(sent()).toEqual([{ coin: 250, diamond: 0, key: 100, uses: 5, until: expect.stringContaining('T') }]);
  const away = Date.parse(String(sent()[0]?.until)) - Date.now();
  expect(Math.abs(away - 7 * 86_400_000)).toBeLessThan(60_000);
  await expect.element(entry('MADEUPBYUS12').getByText('250 coins + 100 keys')).toBeVisible();
  // Nothing is left of it: the next one is another.
  await expect.element(form().getByLabelText('Coins')).toHaveValue('');
});

it.each([
  ['code/letters', 'A code has 8 to 40 letters or digits'],
  ['code/taken', 'This code exists already'],
  ['code/no_reward', 'A code needs a reward'],
])('what is wrong is said: %s', async (code, words) => {
  await show('developer');
  await page.getByRole('tab', { name: 'Codes' }).click();
  await expect.element(form(), SLOW).toBeVisible();
  refused = code;
  await form().getByRole('textbox', { name: /^Code/ }).fill('ABC');
  await make().click();
  await expect.element(form().getByText(words)).toBeVisible();
  expect(sent()[0]).toMatchObject({ code: 'ABC' });
  await expect.element(form().getByRole('textbox', { name: /^Code/ })).toHaveValue('ABC');
});

it('the list says how each stands; one that runs is ended after a question', async () => {
  const past = '2026-05-02T12:00:00.000Z';
  codes = [
    codeOf(),
    codeOf({ code: 'GONE2026', usesLeft: 0 }),
    codeOf({ code: 'OVER2026', until: past, madeBy: null }),
  ];
  await show('developer');
  await page.getByRole('tab', { name: 'Codes' }).click();
  await expect.element(entry('SUMMER2026'), SLOW).toBeVisible();
  expect(entry('SUMMER2026').element().textContent).toMatch(/Running.*1,500 coins \+ 2 keys.*998 of 1,000 left.*Dev/);
  expect(entry('GONE2026').element().textContent).toContain('Used up');
  expect(entry('OVER2026').element().textContent).toContain('Expired');
  expect(page.getByRole('button', { name: /^End / }).elements()).toHaveLength(1);
  await page.getByRole('button', { name: 'End SUMMER2026' }).click();
  expect(calls.some(({ path }) => path.endsWith('/end'))).toBe(false);
  await page
    .getByRole('alertdialog', { name: 'End the code SUMMER2026?' })
    .getByRole('button', { name: 'End' })
    .click();
  await expect.element(entry('SUMMER2026').getByText('Ended')).toBeVisible();
  expect(calls.some(({ path }) => path === '/gm/codes/SUMMER2026/end')).toBe(true);
});
