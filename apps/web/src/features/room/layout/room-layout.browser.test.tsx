import type { WinnerEntry } from '@syllaboom/contracts';
import { INTERFACE_LANGUAGES } from '@syllaboom/engine';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { page } from 'vitest/browser';
import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { setLanguage } from '../../../platform/i18n/i18n.ts';
import { ALLOWED_FAULTS } from '../../../testing/allowed-faults.ts';
import { awaitRest } from '../../../testing/await-rest.ts';
import { findLayoutFaults } from '../../../testing/find-layout-faults.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { closeAllWindows } from '../../../ui/windows/manager.ts';
import { WaitingRoom } from '../waiting-room/waiting-room.tsx';
import { RoomTop } from '../top/room-top.tsx';
import { RoomView } from '../room-view.tsx';
import { useRoom } from '../store/use-topic.ts';
import { renderRoom } from '../testing/render-room.tsx';
import { playerState, roomState, runningState } from '../testing/room-state.ts';
import { touch, motion } from '../../../testing/emulate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** `npm run test:long`. */
    longRun: boolean;
  }
}

const SEATS = 8;
const LANGUAGES = inject('longRun') ? INTERFACE_LANGUAGES : (['de-DE'] as const);
const MOUSE = [
  [1440, 900],
  [1280, 720],
] as const;
const TOUCH = [
  [390, 844],
  [844, 390],
  [768, 1024],
] as const;

const people = (changes: (at: number) => object = () => ({})) =>
  Array.from({ length: SEATS }, (_, at) =>
    playerState(at === 0 ? 'me' : `p${at}`, {
      username: `Grumblebottom${at}`,
      avatar: `Face${at}`,
      level: 12 + at,
      order: at,
      ...changes(at),
    }),
  );
const entry = (at: number): WinnerEntry => ({
  player: { id: at === 0 ? 'me' : `p${at}`, name: `Grumblebottom${at}`, avatar: `Face${at}`, frame: 0 },
  wpm: 40 + at,
  combo: 4,
  react: 1.25,
  elo: 0,
  rating: 0,
  wp: null,
  reached_wpp: 0,
  longest_word: 'EXTRAORDINARILY',
  correct_words: 9,
  wrong_words: 1,
  category: {},
  xp: 120,
  coins: 300,
  discovered: 1,
  claimed: 2,
});

const Body = () => {
  const { store, actions } = useRoom();
  return <RoomView store={store} actions={actions} social top={<RoomTop />} waitingRoom={<WaitingRoom />} />;
};

const TITLE = 'Wide words at a table';
const DRAFT = 'EXTRAORDINARILY';
const SCREENS = {
  'the room, alone': () => renderRoom(<Body />, roomState(people().slice(0, 1), { title: TITLE })),
  'the own turn': () => renderRoom(<Body />, runningState(people(), 'me')),
  'somebody else’s turn': () =>
    renderRoom(
      <Body />,
      runningState(
        people((at) => (at === 3 ? { draft: DRAFT } : {})),
        'p3',
      ),
    ),
  'the result': async () => {
    const rendered = await renderRoom(<Body />, runningState(people(), 'p3'));
    const winners = Array.from({ length: SEATS }, (_, at) => entry(at));
    rendered.fake.say('winner', { winners, matchId: 'm', recorded: true, self: entry(0) });
    await expect.element(page.getByTestId('winner')).toBeVisible();
    return rendered;
  },
} as const;

/** What stays wrong: a change of size takes some frames. */
async function findLasting(): Promise<string[]> {
  let faults: string[] = [];
  for (let tried = 0; tried < 4; tried++) {
    await awaitRest();
    faults = findLayoutFaults(ALLOWED_FAULTS);
    if (faults.length === 0) break;
    await new Promise((done) => setTimeout(done, 150));
  }
  return faults;
}

beforeEach(async () => {
  signInAs({ id: 'account-me', displayName: 'Grumblebottom0' });
  await motion('reduce');
});
afterEach(async () => {
  closeAllWindows();
  await touch(false);
  await motion('');
  await setLanguage('en-US');
  await page.viewport(1280, 800);
});

/** The journey through all screens judges a real table; of one that it can't wait for, the result, the longest words. */
const NAMES = (Object.keys(SCREENS) as (keyof typeof SCREENS)[]).filter(
  (name) => inject('longRun') || name === 'the result',
);

describe.each(LANGUAGES)('in %s nothing covers or cuts anything', (language) => {
  it.each(NAMES)(
    'in %s',
    async (name) => {
      await setLanguage(language);
      await touch(true);
      await page.viewport(...TOUCH[0]);
      await SCREENS[name]();
      await document.fonts.ready;
      const faults: string[] = [];
      for (const [finger, sizes] of [
        [true, TOUCH],
        [false, MOUSE],
      ] as const) {
        await touch(finger);
        expect(matchMedia('(pointer: coarse)').matches).toBe(finger);
        for (const [width, height] of sizes) {
          await page.viewport(width, height);
          faults.push(...(await findLasting()).map((fault) => `${width}x${height} ${fault}`));
        }
      }
      expect(faults).toEqual([]);
    },
    90_000,
  );
});
