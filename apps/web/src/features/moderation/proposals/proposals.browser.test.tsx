import type { WordProposal } from '@syllaboom/contracts';
import { LANGUAGE_MODERATOR_ROLE } from '@syllaboom/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fakeFetch, refusal, reply, type SeenCall } from '../../../testing/fake-fetch.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { Toasts } from '../../../ui/toasts/toasts.tsx';
import { closeAllWindows } from '../../../ui/windows/manager.ts';
import { openProposals } from './proposals-store.ts';
import { ProposalsWindow } from './proposals-window.tsx';

const proposalOf = (changes: Partial<WordProposal> = {}): WordProposal => ({
  word: 'BLORB',
  state: 'open',
  at: '2026-05-01T12:00:00.000Z',
  votes: 2,
  voted: false,
  note: '',
  from: null,
  ...changes,
});

const PATH = '/lm/proposals/de-DE';
let calls: SeenCall[] = [];
/** What a server knows that this page changes. */
let kept: WordProposal[];
let refused: Response | null;

function serve({ method, path, query, body }: SeenCall): Response {
  if (method === 'POST' && refused !== null) return refused;
  if (path.endsWith('/sources'))
    return reply({
      proposedBy: { id: 'p1', displayName: 'Poppy', avatar: '', frame: 0 },
      languages: ['nl'],
      meanings: ['a <b>sound</b>'],
      meaningsFrom: 'Dictionary of Sounds',
      relatives: ['BLORBS'],
    });
  if (path === PATH && method === 'POST') {
    const word = String(body.word).toUpperCase();
    kept = [...kept, proposalOf({ word, votes: 1, voted: true })];
    return reply({ success: true, word, votes: 1 });
  }
  if (path.endsWith('/vote')) {
    const by = body.on === true ? 1 : -1;
    kept = kept.map((one) => (path.includes(one.word) ? { ...one, voted: by > 0, votes: one.votes + by } : one));
    return reply({ success: true, votes: 0 });
  }
  if (path.endsWith('/decide')) {
    kept = kept.filter(({ word }) => !path.includes(word));
    return reply({ success: true });
  }
  const data = kept.filter(({ state }) => state === query.show);
  return reply({ data, total: data.length });
}

beforeEach(() => {
  kept = [proposalOf()];
  refused = null;
  calls = fakeFetch(serve);
});
afterEach(() => {
  vi.restoreAllMocks();
  closeAllWindows();
});

async function show(changes: Parameters<typeof signInAs>[0] = {}) {
  signInAs({ locale: 'de-DE', ...changes });
  await render(
    <>
      <ProposalsWindow />
      <Toasts />
    </>,
  );
  openProposals();
  await expect.element(page.getByRole('dialog', { name: 'Missing words' })).toBeVisible();
}
const items = () => page.getByRole('listitem');
const expectText = (of: ReturnType<typeof items>, words: RegExp) =>
  expect.poll(() => of.query()?.textContent).toMatch(words);
const sent = (path: string) => calls.filter((call) => call.path === path && call.method === 'POST').at(-1)?.body;

describe('the window of missing words', () => {
  it('lists the words of a language with their votes; the own language first', async () => {
    await show();
    await expect.element(page.getByRole('tab', { name: 'German' })).toHaveAttribute('aria-selected', 'true');
    await expectText(items(), /BLORB.*2 votes/);
    await page.getByRole('tab', { name: 'Turkish' }).click();
    await expect.poll(() => calls.at(-1)?.path).toBe('/lm/proposals/tr-TR');
    expect(calls.at(-1)?.query).toEqual({ page: '1', show: 'open' });
  });

  it('takes a word, and shows it with the others', async () => {
    await show();
    await page.getByLabelText('Missing word').fill(' glirk ');
    await page.getByRole('button', { name: 'Propose' }).click();
    await expect.poll(() => sent(PATH)).toEqual({ word: 'glirk' });
    await expect.element(page.getByText('GLIRK is proposed').first()).toBeVisible();
    await expectText(items().filter({ hasText: 'GLIRK' }), /1 vote/);
    await expect.element(page.getByLabelText('Missing word')).toHaveValue('');
  });

  it('says at the field why a word can’t be proposed', async () => {
    refused = refusal('proposal/known_word', 409);
    await show();
    await page.getByLabelText('Missing word').fill('katze');
    await page.getByRole('button', { name: 'Propose' }).click();
    await expect
      .element(page.getByLabelText('Missing word'))
      .toHaveAccessibleDescription('This word is already in the dictionary');
    await expect.element(page.getByLabelText('Missing word')).toHaveValue('katze');
  });

  it('votes and takes the vote back by one button, which says whether it is on', async () => {
    await show();
    const vote = page.getByRole('button', { name: 'Vote for BLORB' });
    await expect.element(vote).toHaveAttribute('aria-pressed', 'false');
    await vote.click();
    await expect.poll(() => sent(`${PATH}/BLORB/vote`)).toEqual({ on: true });
    await expectText(items(), /3 votes/);
    await expect.element(vote).toHaveAttribute('aria-pressed', 'true');
    await vote.click();
    await expect.poll(() => sent(`${PATH}/BLORB/vote`)).toEqual({ on: false });
    await expectText(items(), /2 votes/);
  });

  it('shows decided words with source and date, or with the reason', async () => {
    kept = [
      proposalOf({ word: 'ZORP', state: 'accepted', note: 'Big Dictionary', from: '2026-05-03T00:00:00.000Z' }),
      proposalOf({ word: 'GLIRK', state: 'refused', note: 'Found nowhere' }),
    ];
    await show();
    await expect.element(page.getByText('No word is proposed')).toBeVisible();
    await page.getByText('Accepted', { exact: true }).click();
    await expectText(items(), /ZORP.*in the dictionary from May.*Source: Big Dictionary/);
    expect(page.getByRole('button', { name: 'Vote for ZORP' }).query()).toBeNull();
    await page.getByText('Refused', { exact: true }).click();
    await expectText(items(), /GLIRK.*Reason: Found nowhere/);
  });

  it('asks guests to sign up instead', async () => {
    await show({ guest: true });
    await expect.element(page.getByText('Sign up to propose words and to vote.')).toBeVisible();
    await expect.element(items()).toBeVisible();
    expect(page.getByLabelText('Missing word').query()).toBeNull();
    expect(page.getByRole('button', { name: 'Vote for BLORB' }).query()).toBeNull();
  });
});

describe('the staff in it', () => {
  const check = () => page.getByRole('button', { name: 'Check BLORB' });

  it('reads what is known of a word, and accepts it with a source once it has enough votes', async () => {
    kept = [proposalOf({ votes: 3 })];
    await show({ roles: [LANGUAGE_MODERATOR_ROLE] });
    await expect.element(check()).toHaveAttribute('aria-expanded', 'false');
    await check().click();
    for (const known of ['Poppy', 'BLORBS', 'a <b>sound</b>', 'Dictionary of Sounds'])
      await expect.element(page.getByText(known, { exact: true })).toBeVisible();
    await expect.element(page.getByRole('definition').filter({ hasText: 'Dutch' })).toBeVisible();
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect.element(page.getByRole('button', { name: 'Accept', exact: true })).toBeDisabled();
    await page.getByLabelText('Which source holds it?').fill('Big Dictionary, page 7');
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect.poll(() => sent(`${PATH}/BLORB/decide`)).toEqual({ accept: true, note: 'Big Dictionary, page 7' });
    await expect.element(page.getByText('BLORB is accepted').first()).toBeVisible();
    await expect.element(page.getByText('No word is proposed')).toBeVisible();
  });

  it('may only refuse before, with a reason', async () => {
    await show({ roles: [LANGUAGE_MODERATOR_ROLE] });
    await check().click();
    await expect.element(page.getByText('Poppy')).toBeVisible();
    expect(page.getByRole('button', { name: 'Accept', exact: true }).query()).toBeNull();
    await page.getByRole('button', { name: 'Refuse', exact: true }).click();
    await page.getByLabelText('Why is it refused?').fill('Found nowhere');
    await page.getByRole('button', { name: 'Refuse', exact: true }).click();
    await expect.poll(() => sent(`${PATH}/BLORB/decide`)).toEqual({ accept: false, note: 'Found nowhere' });
  });

  it('is nobody else', async () => {
    await show();
    await expect.element(items()).toBeVisible();
    expect(check().query()).toBeNull();
  });
});
