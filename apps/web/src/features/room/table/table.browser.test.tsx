import { DRAFT_MESSAGE } from '@syllaboom/contracts';
import { DIFFICULTIES } from '@syllaboom/engine';
import { Profiler } from 'react';
import { cdp, page } from 'vitest/browser';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { awaitRest } from '../../../testing/await-rest.ts';
import { GameScene } from '../scene/game-scene.tsx';
import { WaitingRoomTable } from '../waiting-room/waiting-room-table.tsx';
import { SpectatorList } from '../players/spectator-list.tsx';
import { pollDrawnEmoji, textsLeftToFonts } from '../../../testing/left-to-fonts.ts';
import { playerState, roomState, runningState } from '../testing/room-state.ts';
import { turnMessage } from '../testing/render-mode.tsx';
import { renderRoom, wait } from '../testing/render-room.tsx';
import { Table } from './table.tsx';

const names = ['me', 'ann', 'bob', 'cid', 'dan'];
const people = names.map((name) => playerState(name));
/** The stage is laid out once its size is known. */
const open: typeof renderRoom = async (...args) => {
  const rendered = await renderRoom(...args);
  await expect.poll(() => document.querySelector('[data-seat]')).not.toBeNull();
  return rendered;
};
const stage = (body = <Table />) => <div style={{ display: 'grid', width: 900, height: 600 }}>{body}</div>;
const seat = (id: string) => document.querySelector<HTMLElement>(`[data-seat="${id}"]`) as HTMLElement;
const hud = () => page.getByTestId('bomb').element().parentElement as HTMLElement;
const style = (element: Element) => getComputedStyle(element);
const motion = (value: 'reduce' | ''): Promise<void> =>
  (cdp() as unknown as { send(name: string, params: object): Promise<void> }).send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  });

describe('the table', () => {
  it('shows players in an ellipse around the bomb and a list of spectators [R0124]', async () => {
    const watcher = playerState('zed', { spectating: true });
    await open(
      stage(
        <>
          <Table />
          <SpectatorList />
        </>,
      ),
      runningState([...people, watcher], 'ann'),
    );
    await expect.poll(() => document.querySelectorAll('[data-seat]').length).toBe(5);
    const middle = page.getByTestId('bomb').element().getBoundingClientRect();
    const x = middle.left + middle.width / 2;
    const left = names.filter((name) => seat(name).getBoundingClientRect().left < x - 5);
    expect(left).toHaveLength(2);
    expect(seat('me').getBoundingClientRect().top).toBeGreaterThan(middle.bottom - 40);
    await expect.element(page.getByText('zed', { exact: true })).toBeVisible();
  });
  it('says at a crowded table what each plate stands for, with the whole name', async () => {
    const crowd = Array.from({ length: 16 }, (_, n) =>
      playerState(n === 0 ? 'me' : `p${n}`, { username: `Grumblebottom the ${n}.`, level: 7, bot: n === 9 }),
    );
    await open(stage(), runningState(crowd, 'me'));
    await expect.poll(() => document.querySelectorAll('[data-seat]').length).toBe(16);
    for (const [id, words] of [
      ['p1', 'Grumblebottom the 1. · Level 7 · 2 hearts'],
      ['p9', 'Grumblebottom the 9. · Bot · own settings · 2 hearts'],
    ] as const) {
      await page.elementLocator(seat(id).querySelector('[data-plate]') as HTMLElement).hover();
      await expect.element(page.getByText(words, { exact: true })).toBeVisible();
    }
  });
  it('holds a bomb with a spark, a timer circle and an arrow at the current player, which takes 400 ms [R0125 R0244]', async () => {
    const { fake } = await open(stage(), runningState(people, 'me'));
    await expect.poll(() => page.getByTestId('arrow').query()).not.toBeNull();
    const arrow = page.getByTestId('arrow').element() as HTMLElement;
    expect(page.getByTestId('bomb').element().querySelector('svg')).not.toBeNull();
    expect(hud().querySelectorAll('circle').length).toBeGreaterThan(0);
    expect(style(arrow).transitionDuration).toBe('0.4s');
    const before = arrow.style.transform;
    fake.say('turn', turnMessage({ id: 'cid', prompt: 'ING', endsAt: 9000, maxTime: 9 }));
    await expect.poll(() => arrow.style.transform).not.toBe(before);
    await expect.poll(() => seat('cid').dataset.active).toBe('true');
  });
  it('moves arrow and seats at once where motion is reduced', async () => {
    await motion('reduce');
    onTestFinished(() => motion(''));
    const { fake } = await open(stage(), runningState(people, 'me'));
    await expect.poll(() => page.getByTestId('arrow').query()).not.toBeNull();
    fake.say('turn', turnMessage({ id: 'cid', prompt: 'ING', endsAt: 9000, maxTime: 9 }));
    await expect.poll(() => seat('cid').dataset.active).toBe('true');
    for (const element of [page.getByTestId('arrow').element(), seat('cid'), seat('me')])
      expect(style(element).transitionDuration).toBe('0.001s');
    const lasting = document.getAnimations().filter((one) => Number(one.effect?.getComputedTiming().endTime) > 1);
    expect(lasting.map((one) => (one.effect as KeyframeEffect).target)).toEqual([]);
  });
  it('shows both prompts of Multi Word on the sign, none behind a head', async () => {
    const { fake } = await open(stage(), runningState(people, 'me'));
    fake.say('turn', turnMessage({ prompt: 'OF', requirement: { also: 'FT' } }));
    const sign = () => page.getByTestId('bomb').element().querySelector('svg > g > text') as Element;
    await expect.poll(() => sign().textContent).toBe('OFFT');
    await awaitRest();
    const own = seat('me').querySelector('button')?.getBoundingClientRect();
    expect(sign().getBoundingClientRect().bottom).toBeLessThanOrEqual(own?.top ?? 0);
  });
  it('gives the bomb a filter below a quarter of the time [R0251]', async () => {
    const { fake, store } = await open(stage(), runningState(people, 'me'));
    const turn = turnMessage({ prompt: 'ING', endsAt: 10_000, maxTime: 10 });
    fake.say('turn', turn);
    store.setClock(5000);
    await wait(100);
    expect(style(page.getByTestId('bomb').element()).filter).toBe('none');
    store.setClock(8000);
    await expect.poll(() => style(page.getByTestId('bomb').element()).filter).not.toBe('none');
  });
});

describe('a token', () => {
  it('bears the mark of the host at its name, with a tip, and nobody else’s does', async () => {
    await open(stage(<WaitingRoomTable titled>{null}</WaitingRoomTable>), roomState(people, { host: 'ann' }));
    const mark = page.getByLabelText('Host', { exact: true });
    await expect.element(mark).toBeVisible();
    expect(mark.elements()).toHaveLength(1);
    expect(seat('ann').querySelector('[data-plate]')?.contains(mark.element())).toBe(true);
    const back = style(mark.element()).backgroundColor;
    expect(back).not.toBe('rgba(0, 0, 0, 0)');
    expect(back).not.toBe(style(seat('ann').querySelector('[data-plate]') as Element).backgroundColor);
    await mark.hover();
    await expect.element(page.getByText('Host', { exact: true })).toBeVisible();
  });
  it('is grey with an hourglass while disconnected [L0161]', async () => {
    const { fake } = await open(stage(), runningState(people, 'me'));
    fake.say('dc', { id: 'ann', dc: true });
    await expect.element(page.getByRole('img', { name: 'Disconnected' })).toBeVisible();
    expect(style(seat('ann').querySelector('button > span') as Element).filter).toContain('grayscale(1)');
  });
  it('is half transparent when the hearts are 0 [L0164]', async () => {
    const { fake } = await open(stage(), runningState(people, 'me'));
    fake.say('eliminated', { id: 'bob' });
    await expect.poll(() => style(seat('bob')).opacity).toBe('0.5');
    expect(style(seat('ann')).opacity).toBe('1');
  });
  it('shows the combo image from a combo of 6 [L0165]', async () => {
    const { fake } = await open(stage(), runningState(people, 'me'));
    fake.say('correct', { id: 'cid', word: 'RATIO', prompt: 'TIO', points: 25, combo: 5 });
    await wait(50);
    expect(page.getByRole('img', { name: 'Combo of 5' }).query()).toBeNull();
    fake.say('correct', { id: 'cid', word: 'PATIO', prompt: 'TIO', points: 30, combo: 6 });
    await expect.element(page.getByRole('img', { name: 'Combo of 6' })).toBeVisible();
  });
  it('shows the last word above it for four seconds [L0387 L0388]', async () => {
    const { fake } = await open(stage(), runningState(people, 'me'));
    fake.say('correct', { id: 'dan', word: 'RATIO', prompt: 'TIO', points: 5, combo: 1 });
    await expect.poll(() => page.getByTestId('bubble-dan').query()).not.toBeNull();
    const bubble = page.getByTestId('bubble-dan').element();
    await expect.poll(() => style(bubble).opacity).toBe('1');
    expect(bubble.textContent).toBe('RATIO');
    expect(bubble.getBoundingClientRect().bottom).toBeLessThanOrEqual(seat('dan').getBoundingClientRect().top);
    await wait(3400);
    expect(bubble.hasAttribute('data-shown')).toBe(true);
    await wait(900);
    expect(bubble.hasAttribute('data-shown')).toBe(false);
  });
  it('shows an emoji of its player as a picture, and the next word as letters', async () => {
    const { fake } = await open(stage(), runningState(people, 'me'));
    fake.say('emoji', { id: 'dan', emoji: '🥳' });
    await pollDrawnEmoji(() => page.getByTestId('bubble-dan').element()).toEqual(['🥳']);
    expect(textsLeftToFonts(document.body)).toEqual([]);
    fake.say('correct', { id: 'dan', word: 'RATIO', prompt: 'TIO', points: 5, combo: 1 });
    await expect.element(page.getByTestId('bubble-dan')).toHaveTextContent('RATIO');
    expect(page.getByTestId('bubble-dan').getByRole('img').query()).toBeNull();
  });
  it('shows no hearts in practice, where nobody can lose one', async () => {
    await open(stage(), runningState(people, 'ann', { diff: DIFFICULTIES.practice }));
    await expect.poll(() => seat('bob').textContent).toContain('bob');
    expect(page.getByRole('img', { name: /hearts/ }).query()).toBeNull();
  });
  it('shows clocks in place of hearts in every match with a bank, large ones to two', async () => {
    const banked = (count: number) => people.slice(0, count).map((player) => ({ ...player, bank: 60_000 }));
    const three = await open(stage(), runningState(banked(3), 'ann', { turnEndsAt: 60_000 }));
    await expect.element(page.getByTestId('bank-bob')).toHaveTextContent('1:00');
    expect(page.getByRole('img', { name: /hearts/ }).query()).toBeNull();
    const small = page.getByTestId('bank-me').element().getBoundingClientRect().height;
    await three.screen.unmount();
    await open(stage(), runningState(banked(2), 'ann', { turnEndsAt: 60_000 }));
    await expect.element(page.getByTestId('bank-me')).toHaveTextContent('1:00');
    await awaitRest();
    const clocks = ['me', 'ann'].map((id) => page.getByTestId(`bank-${id}`).element().getBoundingClientRect());
    for (const clock of clocks) expect(clock.height).toBeGreaterThan(small * 2);
    const sign = page.getByTestId('sign').element().getBoundingClientRect();
    for (const { bottom, top } of clocks) expect(bottom < sign.top || top > sign.bottom).toBe(true);
  });
  it('counts the time bank down in the own turn, each second [L0162 L0163]', async () => {
    const banked = people.map((player) => ({ ...player, bank: 60_000 }));
    const { store } = await open(stage(), runningState(banked, 'ann', { t: 60, turnEndsAt: 60_000 }));
    await expect.element(page.getByTestId('bank-bob')).toHaveTextContent('1:00');
    store.setClock(15_000);
    await expect.poll(() => page.getByTestId('bank-ann').element().textContent, { timeout: 3000 }).toMatch(/0:4[345]/);
    expect(page.getByTestId('bank-bob').element().textContent).toBe('1:00');
  });
});

describe('on a phone', () => {
  afterEach(() => page.viewport(1280, 800));
  const LONGEST = 'PNEUMONOULTRAMICROSCOPICSILICOVOLCANOCONIOSIS';
  const outside = (testId: string, width: number) => {
    const { left, right } = page.getByTestId(testId).element().getBoundingClientRect();
    return left < 0 || right > width ? [`${testId} ${Math.round(left)} ${Math.round(right)}`] : [];
  };
  it('never breaks a long word: it shrinks', async () => {
    await page.viewport(390, 700);
    const { store } = await open(
      <div style={{ display: 'grid', width: 390, height: 420 }}>
        <Table />
      </div>,
      runningState(people, 'me'),
    );
    const draft = page.getByTestId('draft-me').element() as HTMLElement;
    store.setDraft('me', 'TION');
    await expect.poll(() => draft.textContent).toBe('TION');
    await awaitRest();
    const line = draft.getBoundingClientRect().height;
    store.setDraft('me', LONGEST);
    await expect.poll(() => draft.textContent).toBe(LONGEST);
    await awaitRest();
    expect(draft.getBoundingClientRect().height).toBeLessThanOrEqual(line);
    expect(outside('draft-me', 390)).toEqual([]);
  });
  it('prints BOOM! whole, also for a seat at the edge', async () => {
    await page.viewport(390, 700);
    const eight = Array.from({ length: 8 }, (_, place) => playerState(place ? `p${place}` : 'me'));
    const { fake } = await open(
      <div style={{ display: 'grid', width: 390, height: 420 }}>
        <Table />
      </div>,
      runningState(eight, 'me'),
    );
    const word = [...document.querySelectorAll('svg text')].find(({ textContent }) => textContent === 'BOOM!');
    for (const { session_id: id } of eight) {
      fake.say('hurt', { id, heart: 1 });
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
      const { left, right } = word?.getBoundingClientRect() ?? { left: -1, right: -1 };
      expect([id, left < 0 ? left : Math.max(390, right)]).toEqual([id, 390]);
    }
  });
  it.each([
    [2, 390],
    [8, 390],
    [32, 390],
    [32, 320],
  ])('the longest word stays on the stage at each of %i seats, on %i pixels', async (count, width) => {
    await page.viewport(width, 700);
    const many = Array.from({ length: count }, (_, place) => playerState(place ? `p${place}` : 'me'));
    const { fake, store } = await open(
      <div style={{ display: 'grid', width, height: 420 }}>
        <Table />
      </div>,
      runningState(many, 'me'),
    );
    for (const { session_id: id } of many) {
      fake.say('correct', { id, word: LONGEST, prompt: 'TIO', points: 5, combo: 1 });
      store.setDraft(id, LONGEST);
    }
    await expect.poll(() => document.querySelectorAll('[data-testid^="draft-"]:not([data-empty])').length).toBe(count);
    await awaitRest();
    expect(many.flatMap(({ session_id: id }) => outside(`draft-${id}`, width))).toEqual([]);
    // A bubble pops a little beyond its size before it rests.
    await expect.poll(() => many.flatMap(({ session_id: id }) => outside(`bubble-${id}`, width))).toEqual([]);
  });
});

describe('a twist', () => {
  it.each([
    [{ name: 'mirror' as const }, 'OIT'],
    [{ name: 'long' as const }, 'TIO'],
  ])('changes the sign: %o', async (twist, sign) => {
    const { fake } = await open(stage(), runningState(people, 'me'));
    fake.say('turn', turnMessage({ round: 2, endsAt: 9000, maxTime: 9, twist }));
    await expect.poll(() => page.getByTestId('bomb').element().textContent).toBe(sign);
  });
});

describe('drafts and timers', () => {
  it('move without a single React commit', async () => {
    let commits = 0;
    const { fake, store } = await open(
      <Profiler id="room" onRender={() => (commits += 1)}>
        <GameScene social={false} />
      </Profiler>,
      runningState(
        people.map((player) => ({ ...player, h: 3, f: 2, combo: 7 })),
        'ann',
      ),
    );
    await wait(400);
    commits = 0;
    fake.relay(DRAFT_MESSAGE, { id: 'ann', d: { t: 'r', w: 'RA' } });
    for (let n = 0; n < 30; n++) {
      fake.relay(DRAFT_MESSAGE, { id: 'ann', d: n % 2 ? { t: 'd', l: 1 } : { t: 'a', a: 'T' } });
      store.setClock(n * 400);
      await wait(20);
    }
    // The last draft is painted with the next frame.
    await expect.poll(() => page.getByTestId('draft-ann').element().textContent).toBe('RA');
    expect(commits).toBe(0);
  });
});
