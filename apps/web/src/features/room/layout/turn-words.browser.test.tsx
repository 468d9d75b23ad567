import { MODES, MONSTER_PROMPTS, type Requirement } from '@syllaboom/engine';
import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { setLanguage } from '../../../platform/i18n/i18n.ts';
import { awaitRest } from '../../../testing/await-rest.ts';
import { motion, touch } from '../../../testing/emulate.ts';
import { applyKeySize } from '../../settings/apply-preferences.ts';
import { turnMessage } from '../testing/render-mode.tsx';
import { renderStay } from '../testing/render-stay.tsx';
import { playerState, runningState } from '../testing/room-state.ts';

const monster = (kind: number, name: string) =>
  ({
    mode: MODES.monsters,
    name,
    health: 92,
    level: 12,
    kind,
    boss: true,
    raging: true,
    oinfo: 'SNOWFLAKE',
    def: 'a crystal of snow that falls from the sky',
  }) as const;
/** A mode, what it asks for, and what it says in a bar of its own. */
const TURNS: Record<
  string,
  { mode: number; prompt: string; requirement: Requirement; bar?: ReturnType<typeof monster> }
> = {
  classic: { mode: MODES.original, prompt: 'BEK', requirement: {} },
  length: { mode: MODES.lengthLimit, prompt: 'IRC', requirement: { most: 7 } },
  monster: {
    mode: MODES.monsters,
    prompt: 'NIC',
    requirement: { place: 'ends' },
    bar: monster(MONSTER_PROMPTS.ends_with, 'weather'),
  },
  phrase: {
    mode: MODES.monsters,
    prompt: 'ENDING MAKING GROUP',
    requirement: { free: true },
    bar: monster(MONSTER_PROMPTS.typing, 'plants'),
  },
};

const largeText = (on: boolean) => {
  document.documentElement.style.fontSize = on ? '150%' : '';
  document.documentElement.toggleAttribute('data-large-text', on);
};
beforeEach(() => motion('reduce'));
afterEach(async () => {
  largeText(false);
  applyKeySize('normal');
  await setLanguage('en-US');
  await touch(false);
  await motion('');
  await page.viewport(1280, 800);
});

const box = (element: Element) => element.getBoundingClientRect();
const hint = () => page.getByTestId('turn-hint').element();
const bar = () => document.querySelector('[data-testid=monster-bar]');
/** What of the turn's line, and of the mode's bar over it, cannot be read. */
function unreadable(): string[] {
  const whole = [...hint().querySelectorAll('*')].filter(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
  );
  const within = (inner: Element, outer: Element) =>
    box(inner).left >= box(outer).left - 1 &&
    box(inner).right <= box(outer).right + 1 &&
    box(inner).top >= box(outer).top - 1 &&
    box(inner).bottom <= box(outer).bottom + 1;
  const shown = bar();
  const out = shown
    ? [...shown.querySelectorAll(':scope > :not(.sr), :scope > div > *')].filter((one) => box(one).width > 0)
    : [];
  return [
    ...whole.map((one) => `cut: ${one.textContent}`),
    ...[...hint().querySelectorAll('*')]
      .filter((one) => box(one).width > 0 && !within(one, hint()))
      .map((one) => `out of its line: ${one.textContent}`),
    ...out.filter((one) => shown && !within(one, shown)).map((one) => `out of the bar: ${one.textContent}`),
    ...(shown && box(shown).bottom > box(hint()).top + 1 ? ['the bar over the line'] : []),
    ...(shown && box(shown).right > innerWidth ? ['the bar out of the screen'] : []),
  ];
}
/** What must not move as the turn goes round. */
const places = () =>
  [...document.querySelectorAll('[data-testid=tray-box], [data-key], [data-seat=ann]')].map((one) =>
    Math.round(box(one).top),
  );

const WHERE = [
  ['upright', 390, 844],
  ['on its side', 844, 390],
] as const;
const TEXTS = ['usual', 'large'] as const;
const LANGUAGES = ['en-US', 'de-DE'] as const;
const cases = WHERE.flatMap((at) =>
  TEXTS.flatMap((text) =>
    LANGUAGES.flatMap((language) => Object.keys(TURNS).map((turn) => [...at, text, language, turn] as const)),
  ),
);

it.each(cases)(
  'whose turn it is can be read on a phone %s (%i × %i), %s text, %s, %s',
  async (_, width, height, text, language, turn) => {
    await setLanguage(language);
    await page.viewport(width, height);
    await touch(true);
    largeText(text === 'large');
    applyKeySize(text === 'large' ? 'large' : 'normal');
    const { mode, prompt, requirement, bar: said } = TURNS[turn] as (typeof TURNS)[string];
    const people = ['me', 'ann', 'bob'].map((id, order) =>
      playerState(id, { order, username: id === 'me' ? 'me' : 'Kettledrum' }),
    );
    const { fake } = await renderStay(
      runningState(people, 'me', {
        mode,
        letter: prompt,
        requirement: JSON.stringify(requirement),
        turnEndsAt: 60_000,
        maxTime: 60,
      }),
    );
    if (said) fake.say('monster-state', said as never);
    const say = async (id: string, number: number) => {
      fake.patch({ currentPlayerSessionId: id });
      fake.say('turn', turnMessage({ id, prompt, requirement, turn: number }));
      await awaitRest();
    };
    await say('me', 2);
    await document.fonts.ready;
    await awaitRest();
    const own = [unreadable(), places()] as const;
    await say('bob', 3);
    expect([own[0], unreadable()]).toEqual([[], []]);
    expect(places()).toEqual(own[1]);
  },
);
