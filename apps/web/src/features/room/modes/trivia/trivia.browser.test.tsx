import { MODES, type TriviaView } from '@syllaboom/engine';
import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { asSeatId } from '@syllaboom/engine';
import { awaitRest } from '../../../../testing/await-rest.ts';
import { touch } from '../../../../testing/emulate.ts';
import { pollDrawnEmoji, textsLeftToFonts } from '../../../../testing/left-to-fonts.ts';
import { feltBottom } from '../../testing/layout-faults.ts';
import { renderMode } from '../../testing/render-mode.tsx';
import { triviaView } from '../../testing/trivia-view.ts';
import { wait } from '../../testing/render-room.tsx';
import { renderStay } from '../../testing/render-stay.tsx';
import { playerState, runningState } from '../../testing/room-state.ts';

const open = (changes: Partial<TriviaView> = {}, names = ['me', 'ann', 'bob']) =>
  renderMode(MODES.trivia, { names, holder: '', prompt: '', requirement: { free: true } }, [
    'mode-state',
    triviaView(changes),
  ]);
const answer = (index: number) => page.getByTestId(`answer-${index}`);
const reveal = (mine: number, others: number) => ({
  correct: 0,
  answers: [
    { index: mine, sessionId: 'me' },
    { index: others, sessionId: 'ann' },
    { index: others, sessionId: 'bob' },
  ],
  author: { id: 'lumi', name: 'Lumi', avatar: '' },
  until: 5000,
});

it.each([
  [390, 844],
  [844, 390],
  [768, 1024],
] as const)(
  'lets whoever watches see all four answers above what they can press, on %i × %i',
  async (width, height) => {
    await page.viewport(width, height);
    await touch(true);
    try {
      const names = ['ann', 'bob', 'Karla_Funke', 'Jellybean', 'Sprocket', 'Comet'];
      const people = [...names.map((id) => playerState(id)), playerState('me', { spectating: true })];
      const { fake } = await renderStay(runningState(people, '', { mode: MODES.trivia, requirement: '{"free":true}' }));
      fake.say('mode-state', triviaView({ q: 'Amsterdam: which country is this the capital of?' }));
      await expect.element(answer(3)).toBeVisible();
      await awaitRest();
      const [asked, card] = [page.getByRole('heading', { name: /^Amsterdam/ }), page.getByTestId('question')].map(
        (one) => one.element().getBoundingClientRect(),
      );
      expect(asked?.top).toBeGreaterThanOrEqual(card?.top ?? 0);
      expect(asked?.bottom).toBeLessThanOrEqual(card?.bottom ?? 0);
      const answers = ['🐸', '🐢', '🦕', '🐊'];
      for (const view of [null, { q: 'Sauropod: which picture shows it?', a: answers }]) {
        if (view) fake.say('mode-state', triviaView(view));
        await awaitRest();
        const dock = page.getByText('Join the next match').element().closest('main > div')?.getBoundingClientRect();
        const felt = document.querySelector('[data-stage]')?.getBoundingClientRect();
        for (const index of [0, 1, 2, 3]) {
          const { left, right, bottom } = answer(index).element().getBoundingClientRect();
          expect(bottom).toBeLessThan(felt?.bottom ?? 0);
          expect(bottom <= (dock?.top ?? 0) || right <= (dock?.left ?? 0)).toBe(true);
          const hit = document.elementFromPoint((left + right) / 2, bottom - 4);
          expect(answer(index).element().contains(hit)).toBe(true);
        }
      }
    } finally {
      await touch(false);
      await page.viewport(1280, 800);
    }
  },
);

describe('a question', () => {
  it('shows itself, four answers, a timer bar and its difficulty, and no place to type [R0126]', async () => {
    await open();
    await expect.element(page.getByRole('heading', { name: 'Which metal is liquid?' })).toBeVisible();
    for (const text of ['Mercury', 'Iron', 'Gold', 'Tin'])
      await expect.element(page.getByRole('button', { name: text })).toBeVisible();
    await expect.element(page.getByTestId('fuse-bar')).toBeVisible();
    await expect.element(page.getByTestId('difficulty')).toHaveTextContent('Easy');
    expect(document.querySelector('input[name=word]')).toBeNull();
  });
  it.each([
    [0, 'Easy'],
    [1, 'Medium'],
    [2, 'Hard'],
    [3, 'Insane'],
    [4, 'Insane'],
  ] as const)('of difficulty %i is called %s [R0187]', async (d, label) => {
    await open({ d });
    await expect.element(page.getByTestId('difficulty')).toHaveTextContent(label);
  });
  it('fades in, then shows its answers one by one, 600 ms apart [R0254]', async () => {
    const { store } = await open({ startedAt: 0, opensAt: 2400, endsAt: 17_000 });
    const shownAt: number[] = [];
    const began = performance.now();
    const { animationName } = getComputedStyle(page.getByRole('heading').element());
    expect(animationName).not.toBe('none');
    while (shownAt.length < 4 && performance.now() - began < 6000) {
      const count = document.querySelectorAll('[data-testid^=answer-][data-shown]').length;
      while (shownAt.length < count) shownAt.push(store.now());
      await wait(10);
    }
    for (const [index, due] of [600, 1200, 1800, 2400].entries())
      expect(Math.abs((shownAt[index] ?? 0) - due)).toBeLessThan(280);
  });
  it('can be answered only once all answers are shown, and once [R0255 R0447]', async () => {
    const { fake } = await open({ startedAt: 0, opensAt: 60_000, endsAt: 75_000 });
    await userEvent.keyboard('1');
    (answer(0).element() as HTMLButtonElement).click();
    expect(fake.sentUnder('submit')).toEqual([]);
    fake.say('mode-state', triviaView());
    await expect.poll(() => (answer(2).element() as HTMLButtonElement).disabled).toBe(false);
    await answer(2).click();
    expect(fake.sentUnder('submit')).toEqual([{ word: 2 }]);
    await expect.element(answer(2)).toHaveAttribute('aria-pressed', 'true');
    (answer(1).element() as HTMLButtonElement).click();
    await userEvent.keyboard('2');
    expect(fake.sentUnder('submit')).toEqual([{ word: 2 }]);
  });
  it('is answered with the keys 1 to 4 [R0447]', async () => {
    const { fake } = await open();
    await expect.poll(() => (answer(3).element() as HTMLButtonElement).disabled).toBe(false);
    await userEvent.keyboard('4');
    expect(fake.sentUnder('submit')).toEqual([{ word: 3 }]);
  });
  it('is chosen by the letter that stands on it, too', async () => {
    const { fake } = await open();
    await expect.poll(() => (answer(3).element() as HTMLButtonElement).disabled).toBe(false);
    await userEvent.keyboard('ec');
    expect(fake.sentUnder('submit')).toEqual([{ word: 2 }]);
  });
  it('may be answered again when the room did not take the answer [R0457]', async () => {
    const { fake } = await open();
    await answer(1).click();
    fake.say('submit-res', { a: false });
    await expect.element(answer(1)).toHaveAttribute('aria-pressed', 'false');
    await answer(2).click();
    fake.say('submit-res', { a: true });
    await wait(50);
    await expect.element(answer(2)).toHaveAttribute('aria-pressed', 'true');
  });
  it('has its bar only from 12 seconds on [R0589]', async () => {
    const { fake } = await open({ opensAt: -600, endsAt: 11_300 });
    await wait(100);
    expect(page.getByTestId('fuse-bar').query()).toBeNull();
    fake.say('mode-state', triviaView({ number: 5, opensAt: -600, endsAt: 11_400 }));
    await expect.element(page.getByTestId('fuse-bar')).toBeVisible();
  });
  it('without text, author or timer says so [R0519]', async () => {
    const { fake } = await open({ q: '', endsAt: Number.NaN });
    await expect.element(page.getByText('Question not available')).toBeVisible();
    await expect.element(page.getByText('unknown_timer')).toBeVisible();
    fake.say('trivia-reveal', { ...reveal(1, 0), author: null });
    await expect.element(page.getByTestId('author')).toHaveTextContent('Author: Unknown');
  });
  it('draws flags and animals in question, answers and reveal: none is left to a font', async () => {
    const flags = ['🇪🇸', '🇵🇹', '🇮🇹', '🇫🇷'];
    const { fake } = await open({ q: 'Spain: which flag belongs to it?', a: flags });
    const answers = () => page.getByRole('list', { name: 'Answers' }).element();
    await pollDrawnEmoji(answers).toEqual(flags);
    await expect.element(page.getByRole('button', { name: '🇵🇹' })).toBeVisible();
    fake.say('trivia-reveal', reveal(1, 0));
    await expect.element(page.getByTestId('author')).toBeVisible();
    expect(textsLeftToFonts(document.body)).toEqual([]);
    fake.say('mode-state', triviaView({ number: 5, q: 'What is this: 🐧?' }));
    await pollDrawnEmoji(() => page.getByRole('heading').element()).toEqual(['🐧']);
    expect(textsLeftToFonts(document.body)).toEqual([]);
  });
  it.each([
    [1440, 900],
    [390, 844],
    [844, 390],
  ])('is as high with pictures for answers as with words at %d × %d', async (width, height) => {
    await page.viewport(width, height);
    const { fake } = await open();
    const heights = () => [0, 1, 2, 3].map((index) => answer(index).element().getBoundingClientRect().height);
    await expect.element(answer(3)).toBeEnabled();
    const words = heights();
    fake.say('mode-state', triviaView({ number: 5, a: ['🇪🇸', '🇵🇹', '🇮🇹', '🇫🇷'] }));
    await pollDrawnEmoji(() => document.body).toHaveLength(4);
    expect(Math.max(...heights())).toBeLessThanOrEqual(Math.max(...words) + 1);
    await page.viewport(1280, 800);
  });
  it('is not answered by who is out', async () => {
    const { fake } = await open();
    fake.say('eliminated', { id: 'me' });
    await expect.poll(() => (answer(0).element() as HTMLButtonElement).disabled).toBe(true);
    await userEvent.keyboard('1');
    expect(fake.sentUnder('submit')).toEqual([]);
  });
});

describe('the reveal', () => {
  it('marks right and wrong, with avatars at the answers and who asked [R0127 R0188 R0456]', async () => {
    const { fake } = await open({ own: 1 });
    await expect.element(answer(0)).toBeVisible();
    expect(document.querySelector('[data-verdict]')).toBeNull();
    fake.say('trivia-reveal', reveal(1, 0));
    await expect.element(answer(0)).toHaveAttribute('data-verdict', 'right');
    await expect.element(answer(1)).toHaveAttribute('data-verdict', 'wrong');
    const at = (id: string) =>
      page.getByTestId(`chooser-${id}`).element().closest('li[class]')?.parentElement?.parentElement;
    expect(at('ann')?.contains(answer(0).element())).toBe(true);
    expect(at('me')?.contains(answer(1).element())).toBe(true);
    await expect.element(page.getByTestId('author')).toHaveTextContent('Question by Lumi');
    await expect.element(page.getByTestId('mark-ann')).toHaveTextContent('A ✓');
    await expect.element(page.getByTestId('mark-me')).toHaveTextContent('B ✗');
  });
  it('hides after 2500 ms when not everybody was right [R0256]', async () => {
    const { fake } = await open({ own: 1 });
    fake.say('trivia-reveal', reveal(1, 0));
    await expect.element(page.getByTestId('author')).toBeVisible();
    await wait(2000);
    expect(page.getByTestId('author').query()).not.toBeNull();
    await wait(900);
    expect(page.getByTestId('author').query()).toBeNull();
    await expect.element(page.getByTestId('between-questions')).toBeVisible();
  });
  it('closes at once when everybody was right, and the next question comes [R0256 R0257]', async () => {
    const { fake } = await open({ own: 0 });
    fake.say('trivia-reveal', reveal(0, 0));
    await expect.element(page.getByTestId('between-questions')).toBeVisible();
    expect(page.getByTestId('author').query()).toBeNull();
    fake.say('mode-state', triviaView({ number: 5, q: 'What comes next?' }));
    await expect.element(page.getByRole('heading', { name: 'What comes next?' })).toBeVisible();
  });
});

it('shows who has chosen, not what [R0188]', async () => {
  await open({ chosen: [asSeatId('ann')] });
  await expect.element(page.getByTestId('mark-ann')).toHaveTextContent('✓');
  expect(page.getByTestId('mark-bob').query()).toBeNull();
});

it.each([
  [844, 390],
  [740, 360],
])(
  'a phone on its side (%d × %d) shows the question and all answers at once, seats below the strip',
  async (width, height) => {
    await page.viewport(width, height);
    await open();
    await expect.element(answer(3)).toBeVisible();
    const bottoms = [0, 1, 2, 3].map((index) => answer(index).element().getBoundingClientRect().bottom);
    expect(Math.max(...bottoms)).toBeLessThan(height);
    const facts = page.getByTestId('difficulty').element().getBoundingClientRect();
    const board = document.querySelector('[data-board]')?.getBoundingClientRect();
    expect(facts.top).toBeGreaterThanOrEqual((board?.top ?? 0) - 1);
    expect(document.querySelector('[data-row]')?.getBoundingClientRect().top).toBeGreaterThanOrEqual(49);
    await page.viewport(1280, 800);
  },
);

it.each([
  [1440, 900],
  [390, 844],
  [844, 390],
])('keeps question and answers where they are from asking to the next question at %d × %d', async (width, height) => {
  await page.viewport(width, height);
  const { fake, store } = await open({ opensAt: -10_000 });
  const top = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? -1;
  await expect.element(page.getByTestId('answer-3')).toBeEnabled();
  const asked = [top('[data-testid=question]'), top('[data-testid=answer-0]')];
  fake.say('trivia-reveal', reveal(0, 2));
  await expect.element(page.getByTestId('author')).toBeVisible();
  const answer = document.querySelector('[data-testid=answer-0]') as HTMLElement;
  await Promise.all(answer.getAnimations().map(({ finished }) => finished));
  expect([top('[data-testid=question]'), top('[data-testid=answer-0]')]).toEqual(asked);
  store.set(
    'mode',
    triviaView({ reveal: { correct: 0, answers: [{ index: 0, seat: asSeatId('me') }], author: null, until: 1 } }),
  );
  for (const id of ['ann', 'bob']) store.patchSeat(id, { spectating: true });
  await expect.element(page.getByTestId('between-questions')).toBeVisible();
  expect(top('[data-testid=between-questions]')).toBe(asked[0]);
  await page.viewport(1280, 800);
});

it.each([
  [390, 844],
  [390, 780],
  [390, 720],
  [844, 390],
])('a full table leaves question and all answers in sight at %d × %d', async (width, height) => {
  await page.viewport(width, height);
  await open({ q: 'Melbourne: In which country does this city lie?' }, ['me', 'ann', 'bob', 'cid', 'dan', 'eve']);
  await expect.element(answer(3)).toBeEnabled();
  await Promise.all(
    answer(3)
      .element()
      .getAnimations()
      .map(({ finished }) => finished),
  );
  expect(answer(3).element().getBoundingClientRect().bottom).toBeLessThanOrEqual(feltBottom() + 1);
  for (const index of [0, 1, 2, 3])
    expect(answer(index).element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  const asked = page.getByRole('heading').element().getBoundingClientRect();
  const paper = page.getByTestId('question').element().getBoundingClientRect();
  expect(asked.top).toBeGreaterThanOrEqual(paper.top);
  expect(asked.bottom).toBeLessThanOrEqual(paper.bottom);
  await page.viewport(1280, 800);
});

it.each([
  [1440, 900],
  [1280, 720],
  [768, 1024],
  [390, 844],
  [844, 390],
])('shows a question of two lines whole, beside who wrote it, at %d × %d', async (width, height) => {
  await page.viewport(width, height);
  await open({ q: 'Which word can be made of these letters? L D O U S H', reveal: { ...reveal(0, 1), answers: [] } }, [
    'me',
    'ann',
    'bob',
    'cid',
    'dee',
    'eve',
  ]);
  await expect.element(page.getByTestId('author')).toBeVisible();
  await document.fonts.ready;
  const paper = page.getByTestId('question').element();
  const range = document.createRange();
  range.selectNodeContents(paper.querySelector('h2') as Element);
  const lines = [...range.getClientRects()];
  const [author, edge] = [page.getByTestId('author').element().getBoundingClientRect(), paper.getBoundingClientRect()];
  for (const line of lines) {
    expect(line.top).toBeGreaterThanOrEqual(edge.top + 3);
    expect(line.bottom).toBeLessThanOrEqual(edge.bottom - 4);
    expect(line.right <= author.left || line.bottom <= author.top).toBe(true);
  }
});
