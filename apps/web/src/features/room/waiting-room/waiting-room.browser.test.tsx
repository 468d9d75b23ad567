import type { RoomPlayerState } from '@syllaboom/contracts';
import { DIFFICULTIES, MODES, ROOM_FLOW } from '@syllaboom/engine';
import { page } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { sound } from '../../../platform/sound/sound.ts';
import { closeWindow, openWindow } from '../../../ui/windows/manager.ts';
import { SETTINGS_WINDOW } from '../../../navigation/windows.ts';
import { SettingsWindow } from '../../settings/index.ts';
import { ConnectionBanner } from '../overlays/connection-banner.tsx';
import { CountdownOverlay } from '../overlays/countdown-overlay.tsx';
import { SeatCard } from '../players/seat-card.tsx';
import { RoomFacts } from '../players/room-facts.tsx';
import { RoomCode } from '../top/room-code.tsx';
import { RoomTop } from '../top/room-top.tsx';
import { playerState, roomState, runningState } from '../testing/room-state.ts';
import { renderRoom, toastText } from '../testing/render-room.tsx';
import { renderStay } from '../testing/render-stay.tsx';
import { WaitingRoom } from './waiting-room.tsx';

const people = [playerState('me'), playerState('zed'), playerState('ida')];
const lobby = (changes = {}, players = people) => renderRoom(<WaitingRoom />, roomState(players, changes));

it('a phone on its side shows the names of those who wait whole', async () => {
  await page.viewport(844, 390);
  const three = ['Marble', 'Sprocket', 'Dumpling'].map((username, n) =>
    playerState(n === 0 ? 'me' : `p${n}`, { username, bot: n > 0 }),
  );
  await lobby({}, three);
  const names = () => [...document.querySelectorAll('[data-seat] [data-name]')];
  const cut = () =>
    names()
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => textContent);
  await expect.poll(() => names().length).toBe(3);
  expect(cut()).toEqual([]);
  await page.viewport(1280, 800);
});

describe('the navigation', () => {
  it('hides the language in multi-language rooms [R0121]', async () => {
    const { fake } = await lobby();
    await expect.element(page.getByRole('button', { name: /^Language/ })).toBeVisible();
    fake.patch({ mlang: true });
    await expect.element(page.getByRole('button', { name: /^Language/ })).not.toBeInTheDocument();
  });
  const entries = () =>
    [...document.querySelectorAll('nav[aria-label="Room menu"] > button > span')].map((name) => name.textContent);
  it('has mode, scenarios, difficulty, language, cosmetics and settings; scenarios in mode 0 only [R0093 R0120 R0122]', async () => {
    const { fake } = await lobby();
    const around = ['Difficulty', 'Language', 'Looks', 'Room settings', 'Add bot', 'Invite'];
    await expect.poll(entries).toEqual(['Game mode', 'Scenarios', ...around]);
    fake.patch({ mode: MODES.monsters });
    await expect.poll(entries).toEqual(['Game mode', 'Monsters', ...around]);
    fake.patch({ mode: MODES.customPrompts });
    await expect.poll(entries).toEqual(['Game mode', 'Your prompts', ...around]);
    fake.patch({ mode: MODES.trivia });
    await expect.poll(entries).toEqual(['Game mode', 'Propose a question', ...around]);
    fake.patch({ mode: MODES.typeRacer });
    await expect.poll(entries).toEqual(['Game mode', ...around]);
  });
  it('hides in mode 99 what yapping has not [R0123 R0022]', async () => {
    await lobby({ mode: MODES.yapping });
    await expect.poll(entries).toEqual(['Game mode', 'Language', 'Looks', 'Invite']);
  });
  it('is where the custom prompts of the host are written, by nobody else [R0118]', async () => {
    await lobby({ mode: MODES.customPrompts, host: 'zed' });
    await page.getByRole('button', { name: 'Your prompts' }).click();
    await expect.poll(toastText).toContain('only host can change');
  });
});

describe('the title of the lobby', () => {
  it('says what is played, how, and what still keeps it from being played', async () => {
    const { fake } = await lobby({ sc: 8 });
    const title = () => page.getByTestId('middle').query()?.textContent;
    await expect.poll(title).toContain('Bullet');
    expect(title()).toContain('One minute each.');
    expect(title()).toContain('Type a word that contains the syllable');
    fake.patch({ diff: DIFFICULTIES.practice });
    await expect.poll(title).toContain('No hearts to lose.');
    fake.patch({ mode: MODES.cardBet, locks: ['9:players'] });
    await expect.poll(title).toContain('Needs at least two players.');
    fake.patch({ mode: MODES.chainWord, cs: 3, locks: [] });
    await expect.poll(title).toContain('Start and end');
    expect(title()).toContain('Public');
    fake.patch({ mode: MODES.yapping });
    await expect.poll(title).toContain('Public, listed from 1,000 XP on');
    fake.patch({ locked: true });
    await expect.poll(title).toContain('Private');
  });
});

describe('the room strip', () => {
  it('toggles public and private by the lock, for the host [R0240 R0435]', async () => {
    const { fake } = await renderRoom(<RoomTop />, roomState(people));
    await page.getByRole('button', { name: 'Make the room private' }).click();
    expect(fake.sentUnder('settings')).toEqual([{ locked: true }]);
    fake.patch({ locked: true });
    await page.getByRole('button', { name: 'Make the room public' }).click();
    expect(fake.sentUnder('settings').at(-1)).toEqual({ locked: false });
  });
  it('has no lock for others [R0351]', async () => {
    await renderRoom(<RoomTop />, roomState(people, { host: 'zed' }));
    expect(page.getByRole('button', { name: /Make the room/ }).query()).toBeNull();
  });
  it('leaves the lobby at once, a running game after a question [R0095]', async () => {
    const { fake } = await renderRoom(<RoomTop />, runningState(people, 'zed'));
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect.element(page.getByText('Are you sure you want to leave the game?')).toBeVisible();
    expect(fake.hasLeft()).toBe(false);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await expect.poll(fake.hasLeft).toBe(true);
    const waiting = await renderRoom(<RoomTop />, roomState(people));
    await page.getByRole('button', { name: 'Leave' }).last().click();
    await expect.poll(waiting.fake.hasLeft).toBe(true);
  });
  it('asks no player of type 7 [R0096]', async () => {
    const { fake } = await renderRoom(<RoomTop />, runningState([playerState('me', { type: 7 })], 'me'));
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect.poll(fake.hasLeft).toBe(true);
  });
  it('copies the room’s link with a notice [R0018]', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await renderRoom(<RoomCode />, roomState(people));
    await page.getByRole('button', { name: /K7QX/ }).click();
    expect(write.mock.calls[0]?.[0]).toMatch(/\/\?room=K7QX$/);
    await expect.element(page.getByText('Room code copied')).toBeVisible();
    write.mockRestore();
  });
});

describe('the room code', () => {
  it('copies nothing inside the frame of the chat platform [R0019]', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const address = location.href;
    history.replaceState(null, '', '?frame_id=x');
    await renderRoom(<RoomCode />, roomState(people));
    // There it can only be read.
    const code = page.getByText('K7QX', { exact: true });
    await expect.element(code).toBeVisible();
    expect(page.getByRole('button', { name: /K7QX/ }).query()).toBeNull();
    await code.click();
    history.replaceState(null, '', address);
    expect(write).not.toHaveBeenCalled();
    write.mockRestore();
  });
});

describe('the settings window in a room', () => {
  const open = (state: ReturnType<typeof roomState>) =>
    renderRoom(
      <>
        <RoomTop />
        <SettingsWindow />
      </>,
      state,
    );
  it('has a button that leaves the room [R0221]', async () => {
    const { fake } = await open(roomState(people));
    openWindow(SETTINGS_WINDOW);
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await expect.poll(fake.hasLeft).toBe(true);
    closeWindow(SETTINGS_WINDOW);
  });

  const bot = playerState('robo', { bot: true });
  it.each([
    ['End game', 'to the host up to round 16', people, { round: 16 }],
    ['Leave', 'from round 17 on', people, { round: 17 }],
    ['Leave', 'in ranked', people, { round: 3, ranked: true }],
    ['Leave', 'to others', people, { round: 3, host: 'zed' }],
    ['End game', 'to a host alone', [playerState('me')], { round: 40 }],
    ['End game', 'to a host among bots', [playerState('me'), bot], { round: 20 }],
    ['Leave', 'while another person plays', [...people, bot], { round: 20 }],
  ] as const)('says %s %s [R0222 R0223 R0224]', async (label, _when, players, changes) => {
    const { fake } = await open(runningState(players, 'me', changes));
    openWindow(SETTINGS_WINDOW);
    const button = page.getByRole('dialog').getByRole('button', { name: label, exact: true });
    await expect.element(button).toBeVisible();
    if (label === 'End game') {
      await button.click();
      const question = page.getByRole('alertdialog');
      await expect.element(page.getByText(/Nobody wins/)).toBeVisible();
      expect(fake.sentUnder('end')).toHaveLength(0);
      await question.getByRole('button', { name: 'End game' }).click();
    }
    await expect.poll(() => fake.sentUnder('end').length).toBe(label === 'End game' ? 1 : 0);
    closeWindow(SETTINGS_WINDOW);
  });

  const LEAVES = /Other people are still in it: for you this counts as leaving/;
  const COUNTS = /Words that were played still count/;
  it.each([
    ['what it costs, with other people in it', people, { turn: 4 }, [COUNTS, LEAVES], []],
    ['no more among bots', [playerState('me'), bot], { turn: 4 }, [COUNTS], [LEAVES]],
    ['no more in modes that rate nobody', people, { turn: 4, mode: 8 }, [COUNTS], [LEAVES]],
    ['that nothing is kept of few turns', people, { turn: 3 }, [/nothing of the match is kept/], [LEAVES]],
  ] as const)(
    'says before the end %s; who thinks again ends nothing',
    async (_what, players, changes, said, unsaid) => {
      const { fake } = await open(runningState(players, 'me', { round: 3, ...changes }));
      openWindow(SETTINGS_WINDOW);
      await page.getByRole('dialog').getByRole('button', { name: 'End game', exact: true }).click();
      const question = page.getByRole('alertdialog');
      for (const text of said) await expect.element(page.getByText(text)).toBeVisible();
      for (const text of unsaid) expect(page.getByText(text).query()).toBeNull();
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect.poll(() => question.query()).toBeNull();
      expect(fake.sentUnder('end')).toEqual([]);
      closeWindow(SETTINGS_WINDOW);
    },
  );
});

describe('the profile card of a player', () => {
  const card = async (host: string, id = 'zed') => {
    const rendered = await renderRoom(
      <>
        <WaitingRoom />
        <SeatCard />
      </>,
      roomState(people, { host }),
    );
    const name = `${id === 'me' ? 'You' : id}: open the profile card`;
    await rendered.screen.getByRole('button', { name, exact: false }).click();
    return rendered;
  };
  it('lets the host kick, ban and transfer, others not [R0039]', async () => {
    const { fake } = await card('me');
    for (const name of ['Kick', 'Ban', 'Make host'])
      await expect.element(page.getByRole('button', { name, exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Ban', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ban' }).click();
    await expect.poll(() => fake.sentUnder('kick')).toEqual([{ id: 'zed', ban: true }]);
  });
  it('gives others the heart and the vote only', async () => {
    const { fake } = await card('zed', 'ida');
    expect(page.getByRole('button', { name: 'Kick', exact: true }).query()).toBeNull();
    await expect.element(page.getByRole('button', { name: 'Vote to kick' })).toBeVisible();
    await page.getByRole('button', { name: 'Send heart' }).click();
    expect(fake.sentUnder('love')).toEqual([{ id: 'ida' }]);
  });
  it('offers nothing on oneself', async () => {
    await card('me', 'me');
    expect(page.getByRole('button', { name: 'Kick', exact: true }).query()).toBeNull();
  });
});

describe('beside the stage', () => {
  it.each([
    ['a watcher between matches', roomState([playerState('me', { spectating: true }), playerState('zed')])],
    ['a watcher of a match', runningState([playerState('me', { spectating: true }), playerState('zed')], 'zed')],
    ['who is out', runningState([playerState('me', { eliminated: true, heart: 0 }), playerState('zed')], 'zed')],
  ])('%s has the auto-join toggle, which keeps its value [R0247]', async (_who, state) => {
    const { fake } = await renderStay(state);
    const toggle = page.getByRole('switch', { name: 'Join the next match' });
    await expect.element(toggle).not.toBeChecked();
    await toggle.click();
    expect(fake.sentUnder('auto-join')).toEqual([{ on: true }]);
    const me = state.players.get('me') as RoomPlayerState;
    fake.patch({ players: new Map([...state.players, ['me', { ...me, autoJoin: true }]]) });
    await expect.element(toggle).toBeChecked();
  });
  it.each([
    ['between matches', roomState(people, { host: 'zed' })],
    ['in a match', runningState(people, 'zed')],
  ])('who has a seat has none, %s', async (_when, state) => {
    await renderStay(state);
    await expect.poll(() => document.querySelectorAll('[data-seat]').length).toBe(3);
    expect(page.getByRole('switch', { name: 'Join the next match' }).query()).toBeNull();
  });
  it('the room info names privacy, mode, words per prompt, length, hearts, difficulty and scenario, the speed only when it is not 1x [R0130 R0581]', async () => {
    const { fake } = await renderRoom(<RoomFacts />, roomState(people));
    for (const name of [
      'Privacy',
      'Game mode',
      'Words per prompt',
      'Longest prompt',
      'Hearts',
      'Difficulty',
      'Scenario',
    ])
      await expect.element(page.getByText(name, { exact: true })).toBeVisible();
    expect(page.getByText('Speed', { exact: true }).query()).toBeNull();
    fake.patch({ speed: 2 });
    await expect.element(page.getByText('2×')).toBeVisible();
  });
  it('the room info names the chain type in mode 1, and the round of a match [R0130]', async () => {
    const factOf = (name: string) => page.getByText(name, { exact: true }).query()?.nextElementSibling?.textContent;
    const { fake } = await renderRoom(
      <RoomFacts />,
      runningState(people, 'me', { mode: MODES.chainWord, cs: 3, round: 7 }),
    );
    await expect.poll(() => factOf('Chain type')).toBe('Start and end');
    expect(factOf('Round')).toBe('7');
    fake.patch({ mode: MODES.original });
    await expect.poll(() => factOf('Chain type')).toBeUndefined();
  });
  it('the countdown from 6 sounds at 6 and at 3 [R0235]', async () => {
    expect(ROOM_FLOW.countdownSeconds).toBe(6);
    const play = vi.spyOn(sound, 'play').mockImplementation(() => undefined);
    const { fake } = await renderRoom(<CountdownOverlay />, roomState(people));
    const received: number[] = [];
    for (const n of [6, 5, 4, 3, 2, 1]) {
      play.mockClear();
      fake.say('countdown', { n });
      if (play.mock.calls.length > 0) received.push(n);
    }
    expect(received).toEqual([6, 3]);
    play.mockRestore();
  });
  it('the countdown stands over the middle of the table, whatever stands beside it', async () => {
    const { fake } = await renderRoom(
      <>
        <WaitingRoom />
        <CountdownOverlay />
      </>,
      roomState(people),
    );
    const middle = (element: Element | null | undefined): readonly number[] => {
      const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
      return [Math.round(x + width / 2), Math.round(y + height / 2)];
    };
    for (const [width, height] of [
      [1280, 800],
      [768, 1024],
    ] as const) {
      await page.viewport(width, height);
      fake.say('countdown', { n: 5 });
      await expect
        .poll(() => middle(page.getByTestId('countdown').query()?.firstElementChild))
        .toEqual(middle(page.getByTestId('middle').query()));
    }
    await page.viewport(1280, 800);
  });
  it('the countdown shows its number, and a broken line or an unfinished dictionary says so [R0535]', async () => {
    const { fake } = await renderRoom(
      <>
        <CountdownOverlay />
        <ConnectionBanner />
      </>,
      roomState(people),
    );
    fake.say('countdown', { n: 5 });
    await expect.poll(() => page.getByTestId('countdown').query()?.textContent).toContain('5');
    fake.drop();
    await expect.element(page.getByText('You have been disconnected from the server. Retrying...')).toBeVisible();
    fake.back();
    fake.patch({ preparing: true });
    await expect.element(page.getByTestId('preparing')).toBeVisible();
  });
});
