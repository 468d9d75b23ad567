import { ROLES } from '@syllaboom/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useOverlays } from '../../../navigation/overlays.ts';
import { fakeFetch, type SeenCall } from '../../../testing/fake-fetch.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { Confirmations } from '../../../ui/kit/popups/confirm.tsx';
import { TipProvider } from '../../../ui/kit/popups/tip.tsx';
import { Toasts } from '../../../ui/toasts/toasts.tsx';
import { answerFrom, REPLIES, TARGET } from '../testing/staff-replies.ts';
import { StaffScreen } from './staff-screen.tsx';

const idOf = (key: string): number => ROLES.find((role) => role.key === key)?.id ?? -1;
let calls: SeenCall[] = [];

beforeEach(() => {
  calls = fakeFetch(answerFrom(REPLIES));
});
afterEach(() => vi.restoreAllMocks());

async function show(area: 'gm' | 'lm' = 'gm', role = 'gameModerator') {
  signInAs({ id: 'moderator001', displayName: 'Mod', roles: [idOf(role)] });
  return render(
    <TipProvider>
      <div style={{ display: 'grid', height: '100vh' }}>
        <StaffScreen area={area} />
      </div>
      <Toasts />
      <Confirmations />
    </TipProvider>,
  );
}
const sent = (path: string) => calls.find((call) => call.path === path && call.method === 'POST')?.body;
const confirm = (name: string) => page.getByRole('alertdialog').getByRole('button', { name }).click();
const firstReport = () => page.getByRole('button', { name: /Grumbler/ }).first();

describe('the reports', () => {
  it('show who is meant, why, and how many more there are; the picked one with its evidence', async () => {
    await show();
    await expect.element(firstReport()).toBeVisible();
    expect(firstReport().element().textContent).toMatch(/Grumbler.*Offensive language.*Spam.*3 open reports/);
    await firstReport().click();
    await expect.element(page.getByText('Swears at everybody.')).toBeVisible();
    const kept = page.getByRole('region', { name: 'The server’s own copy' });
    await expect.element(kept.getByText('you are all rotten')).toBeVisible();
    const own = page.getByRole('region', { name: 'Sent along' });
    await expect.element(own.getByText('Not in the room’s copy')).toBeVisible();
    expect(own.getByText('Not in the room’s copy').elements()).toHaveLength(1);
  });

  it('show the server’s own copy of what they are about: words, a picture, or that it was erased', async () => {
    const detail = REPLIES['GET /gm/reports/r1'] as object;
    const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=';
    const open = async (subject: object, region: string) => {
      vi.restoreAllMocks();
      calls = fakeFetch(answerFrom({ ...REPLIES, 'GET /gm/reports/r1': { ...detail, subject } }));
      const screen = await show();
      await firstReport().click();
      const shown = page.getByRole('region', { name: region });
      await expect.element(shown).toBeVisible();
      return { screen, shown };
    };
    const words = await open(
      { kind: 'about', id: TARGET.id, copy: 'I <b>hate</b> you', state: 'changed', takedownId: null },
      'Reported: About me',
    );
    await expect.element(words.shown.getByText('I <b>hate</b> you')).toBeVisible();
    await words.screen.unmount();
    const picture = await open(
      { kind: 'picture', id: TARGET.id, copy: pixel, state: 'shown', takedownId: null },
      'Reported: Picture',
    );
    await expect.element(picture.shown.getByRole('img', { name: 'Picture' })).toHaveAttribute('src', pixel);
    await picture.screen.unmount();
    const gone = await open(
      { kind: 'displayName', id: TARGET.id, copy: '', state: 'changed', takedownId: null },
      'Reported: Display name',
    );
    await expect.element(gone.shown.getByText('Erased with its player.')).toBeVisible();
  });

  it('are walked through with the arrow keys', async () => {
    await show();
    await firstReport().click();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toContain('Other');
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement?.textContent).toContain('Spam');
  });

  it('are dismissed, or answered by a sanction with a reason and an end', async () => {
    await show();
    await firstReport().click();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect.poll(() => sent('/gm/reports/r1/dismiss')).toEqual({});
    await page.getByRole('radio', { name: 'Mute' }).click();
    await page.getByRole('radio', { name: '7 days' }).click();
    await page.getByRole('button', { name: 'Mute' }).click();
    await expect.element(page.getByText('Please give a reason')).toBeVisible();
    expect(sent('/gm/sanctions')).toBeUndefined();
    await page.getByLabelText('Reason').fill('Insults');
    await page.getByRole('button', { name: 'Mute' }).click();
    await expect
      .poll(() => sent('/gm/sanctions'))
      .toMatchObject({
        playerId: TARGET.id,
        kind: 'mute',
        reason: 'Insults',
        reportId: 'r1',
      });
    const until = Date.parse(String(sent('/gm/sanctions')?.until));
    expect(Math.abs(until - Date.now() - 7 * 86_400_000)).toBeLessThan(60_000);
  });

  it('lead to a ban only after a question, for good where so chosen', async () => {
    await show();
    await firstReport().click();
    await page.getByRole('radio', { name: 'Ban' }).click();
    await page.getByRole('radio', { name: 'For good' }).click();
    await page.getByLabelText('Reason').fill('Cheats');
    await page.getByRole('button', { name: 'Ban' }).click();
    await expect.element(page.getByRole('alertdialog', { name: 'Ban Grumbler?' })).toBeVisible();
    expect(sent('/gm/sanctions')).toBeUndefined();
    await confirm('Ban');
    await expect.poll(() => sent('/gm/sanctions')).toMatchObject({ kind: 'ban', until: null });
  });
});

describe('flagged matches', () => {
  const openFlags = () => page.getByRole('tab', { name: 'Flagged matches' }).click();

  it('show the statistics, the replay and the appeal, and are decided with an answer to the player', async () => {
    await show();
    await openFlags();
    const card = page.getByRole('listitem', { name: 'Grumbler' });
    await expect.element(card.getByText('I use a keyboard that completes words.')).toBeVisible();
    for (const stat of ['36', '17 ms', '3 %'])
      await expect.element(card.getByText(stat, { exact: true })).toBeVisible();
    expect(
      card
        .getByRole('link', { name: /replay/i })
        .element()
        .getAttribute('href'),
    ).toContain('replay=match1');
    await card.getByLabelText('Answer to the player').fill('You are right');
    await card.getByRole('button', { name: 'Let it count' }).click();
    await expect
      .poll(() => sent(`/gm/flags/match1/${TARGET.id}/decide`))
      .toEqual({ accept: true, note: 'You are right' });
    expect(calls.some(({ path }) => path === '/gm/flags')).toBe(true);
  });

  it('of one player come from the file; what they gave is taken back only after a reason and a question', async () => {
    await show();
    await openFlags();
    await page.getByRole('button', { name: 'Open the file of Grumbler' }).click();
    const form = page.getByRole('form', { name: 'Take back gains' });
    await form.getByRole('button', { name: 'Take back' }).click();
    await expect.element(form.getByText('Please give a reason')).toBeVisible();
    await form.getByRole('radio', { name: 'All since a day' }).click();
    expect(form.getByRole('button', { name: 'Take back' }).element()).toHaveProperty('disabled', true);
    await form.getByLabelText('Since').fill('2026-05-01');
    await form.getByLabelText('Reason').fill('A script');
    await form.getByRole('button', { name: 'Take back' }).click();
    expect(sent(`/gm/players/${TARGET.id}/undo-gains`)).toBeUndefined();
    await confirm('Take back');
    await expect
      .poll(() => sent(`/gm/players/${TARGET.id}/undo-gains`))
      .toEqual({ all: true, since: expect.stringMatching(/^2026-0[45]-/), reason: 'A script' });
    await expect.element(page.getByText('Taken back: 1,234 coins, 560 exp')).toBeVisible();
    await page.getByRole('button', { name: 'Flagged matches' }).click();
    await expect.element(page.getByText('Matches of Grumbler')).toBeVisible();
  });
});

describe('the players', () => {
  const openFile = async () => {
    await page.getByRole('tab', { name: 'Players' }).click();
    await page.getByRole('searchbox', { name: 'Find a player' }).fill('grum');
    await page.getByRole('button', { name: /Grumbler/ }).click();
  };
  it('are found by any of their names; their file shows what is known and lifts what runs', async () => {
    await show();
    await openFile();
    await expect.element(page.getByText('12,345')).toBeVisible();
    await page.getByRole('button', { name: 'Lift' }).click();
    await page.getByLabelText('Why is it lifted?').fill('A mistake');
    await page.getByRole('button', { name: 'Lift' }).click();
    await expect.poll(() => sent('/gm/sanctions/s1/lift')).toEqual({ reason: 'A mistake' });
  });
  it('get and lose roles from developers alone', async () => {
    await show();
    await openFile();
    await expect.element(page.getByText('Verified by moderators')).toBeVisible();
    expect(page.getByRole('button', { name: 'Give Supporter' }).query()).toBeNull();
    signInAs({ id: 'moderator001', roles: [idOf('developer')] });
    await page.getByRole('button', { name: 'Give Game Moderator' }).click();
    await confirm('Give Game Moderator');
    await expect
      .poll(() => sent(`/gm/players/${TARGET.id}/roles`))
      .toEqual({ role: idOf('gameModerator'), held: true });
  });
  it('lead to what was done about them', async () => {
    await show();
    await openFile();
    await page.getByRole('button', { name: 'Audit log' }).click();
    await expect.element(page.getByText('About Grumbler')).toBeVisible();
    const row = page.getByRole('listitem').filter({ hasText: 'Gave a sanction' });
    await expect.element(row).toBeVisible();
    expect(row.element().textContent).toMatch(/Mod.*Gave a sanction.*Grumbler.*Ban.*Again and again\./);
  });
});

describe('the sales between players', () => {
  const pairs = [
    {
      one: TARGET,
      other: { id: 'buyer0000001', displayName: 'Poppy', avatar: 'Poppy', frame: 0 },
      sales: 7,
      volume: 4_512_000,
      toOne: 4_500_000,
      toOther: 12_000,
      lastDay: '2026-05-01',
    },
  ];
  const open = async (replies: object) => {
    vi.restoreAllMocks();
    calls = fakeFetch(answerFrom({ ...REPLIES, ...replies }));
    await show();
    await page.getByRole('tab', { name: 'Sales' }).click();
  };

  it('are told by pair, the largest first, with what each received; names lead to the profiles', async () => {
    await open({ 'GET /gm/market/pairs': { pairs, total: 60 } });
    const row = page.getByRole('list', { name: 'Sales' }).getByRole('listitem');
    await expect.element(row).toBeVisible();
    expect(row.element().textContent).toMatch(
      /Grumbler.*received.*4,500,000.*Poppy.*received.*12,000.*4,512,000.*7 sales.*May 1/,
    );
    await expect.element(page.getByText(/last 7 days.*2,000 coins/)).toBeVisible();
    await row.getByRole('button', { name: 'Poppy' }).click();
    expect(useOverlays.getState().profile).toBe('buyer0000001');
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect.poll(() => calls.filter(({ path }) => path === '/gm/market/pairs').at(-1)?.query.page).toBe('2');
  });

  it('say so where nobody has sold anything', async () => {
    await open({ 'GET /gm/market/pairs': { pairs: [], total: 0 } });
    await expect.element(page.getByText('Nobody has sold anything over the last 7 days')).toBeVisible();
  });
});

it('an appeal is decided with a note', async () => {
  await show();
  await page.getByRole('tab', { name: 'Appeals' }).click();
  await expect.element(page.getByText('It was my brother.')).toBeVisible();
  await page.getByLabelText('Note for the log').fill('Believable');
  await page.getByRole('button', { name: 'Lift it' }).click();
  await expect.poll(() => sent('/gm/appeals/a1/decide')).toEqual({ lift: true, note: 'Believable' });
});

it('an announcement goes out after a question', async () => {
  await show();
  await page.getByRole('tab', { name: 'Announcement' }).click();
  await page.getByLabelText('Text').fill('  Cake for everybody  ');
  await page.getByRole('button', { name: 'Announce' }).click();
  expect(sent('/gm/announce')).toBeUndefined();
  await confirm('Announce');
  await expect.poll(() => sent('/gm/announce')).toEqual({ text: 'Cake for everybody' });
});

it('the language moderators’ page has the removals, and questions for who judges content [S0137]', async () => {
  await show('lm', 'gameModerator');
  expect(page.getByRole('tab', { name: 'Trivia questions' }).query()).toBeNull();
  signInAs({ roles: [idOf('contentModerator')] });
  await expect.element(page.getByRole('tab', { name: 'Trivia questions' })).toBeVisible();
});
