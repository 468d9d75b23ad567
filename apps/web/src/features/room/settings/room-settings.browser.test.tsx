import { DEVELOPER_ROLE, MODES, SUPPORTER_ROLE } from '@syllaboom/engine';
import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { signInAs } from '../../../testing/sign-in.ts';
import { playerState, roomState } from '../testing/room-state.ts';
import { renderRoom, toastText } from '../testing/render-room.tsx';
import { RoomSettings } from './room-settings.tsx';

const open = (host: 'me' | 'zed' = 'me', changes = {}) =>
  renderRoom(
    <div style={{ width: 460 }}>
      <RoomSettings />
    </div>,
    roomState([playerState('me'), playerState('zed')], { host, ...changes }),
  );
const line = (id: string) => document.querySelector<HTMLElement>(`[data-setting=${id}] > button`);

describe('the room settings', () => {
  it('have the tabs Basic and Advanced with settings and their values [R0116]', async () => {
    await open('me', { speed: 2, heart: 3 });
    await expect.element(page.getByRole('tab', { name: 'Basic' })).toBeVisible();
    expect(line('speed')?.textContent).toContain('2×');
    expect(line('heart')?.textContent).toContain('3');
    await page.getByRole('tab', { name: 'Advanced' }).click();
    expect(line('wpp')?.textContent).toContain('Automatic');
    expect(line('sl')?.textContent).toContain('3');
  });
  it('open a list of values for the host only [R0117]', async () => {
    const { fake } = await open('zed');
    line('heart')?.click();
    await expect.poll(toastText).toContain('only host can change');
    expect(page.getByRole('button', { name: '3', exact: true }).query()).toBeNull();
    expect(fake.sent).toEqual([]);
  });
  it('bring the values of a line at the edge of their window into sight', async () => {
    await renderRoom(
      <div style={{ width: 460, height: 300, overflow: 'auto' }} data-testid="edge">
        <RoomSettings />
      </div>,
      roomState([playerState('me'), playerState('zed')], { host: 'me' }),
    );
    await page.getByRole('tab', { name: 'Advanced' }).click();
    const last = [...document.querySelectorAll<HTMLElement>('[data-setting]:not([data-off]) > button')].at(-1);
    last?.scrollIntoView({ block: 'end' });
    last?.click();
    const values = () => last?.parentElement?.querySelector('div')?.getBoundingClientRect().bottom ?? Number.NaN;
    await expect
      .poll(() => values() <= page.getByTestId('edge').element().getBoundingClientRect().bottom + 1)
      .toBe(true);
  });
  it('show a loader from a change to the message that confirms it [R0211]', async () => {
    const { fake } = await open();
    line('heart')?.click();
    await page.getByRole('button', { name: '3', exact: true }).click();
    expect(fake.sentUnder('settings')).toEqual([{ key: 'heart', value: 3 }]);
    await expect.element(page.getByTestId('settings-loader')).toBeVisible();
    fake.say('st-change', { key: 'heart' });
    await expect.element(page.getByTestId('settings-loader')).not.toBeInTheDocument();
  });
  it('offer hearts 1 to 3, the timers and the four difficulties [R0573 R0578 R0145]', async () => {
    await open();
    const values = (id: string) => {
      line(id)?.click();
      return expect.poll(() =>
        [...document.querySelectorAll(`[data-setting=${id}] > div button`)].map((button) => button.textContent),
      );
    };
    await values('heart').toEqual(['1', '2', '3']);
    await values('timer').toEqual(['Per turn', '1 minute', '5 minutes', '10 minutes']);
    await values('difficulty').toEqual(['Normal', 'Challenge', 'AARRGHH', 'Practice']);
  });
  it('have a slider from 3 to 4 for the longest prompt [R0321]', async () => {
    const { fake } = await open('me', { sl: 3 });
    await page.getByRole('tab', { name: 'Advanced' }).click();
    line('sl')?.click();
    const slider = page.getByRole('slider', { name: 'Longest prompt' });
    const keys = async (pressed: string) => {
      (slider.element() as HTMLElement).focus();
      await userEvent.keyboard(pressed);
    };
    await expect.element(slider).toHaveValue('3');
    await keys('{ArrowLeft}{Home}');
    await expect.element(slider).toHaveValue('3');
    await keys('{ArrowRight}{ArrowRight}{End}');
    await expect.element(slider).toHaveValue('4');
    await page.getByRole('button', { name: 'Set', exact: true }).click();
    expect(fake.sentUnder('settings')).toEqual([{ key: 'sl', value: 4 }]);
    fake.say('st-change', { key: 'sl' });
    fake.patch({ sl: 4 });
    await expect.poll(() => line('sl')?.textContent).toContain('4');
  });
  it('stand under Basic or Advanced, each once [R0022]', async () => {
    signInAs({ roles: [DEVELOPER_ROLE] });
    const { fake } = await open('me');
    const shown = () => [...document.querySelectorAll<HTMLElement>('[data-setting]')].map((one) => one.dataset.setting);
    const basic = ['difficulty', 'speed', 'heart', 'timer', 'best_of', 'max_player', 'locked'];
    await expect.poll(shown).toEqual(basic);
    fake.patch({ mode: MODES.chainWord });
    await expect.poll(shown).toEqual(['chain_style', ...basic]);
    fake.patch({ mode: MODES.lengthLimit });
    await expect.poll(shown).toEqual(['length_mode', ...basic]);
    fake.patch({ mode: MODES.original });
    await page.getByRole('tab', { name: 'Advanced' }).click();
    await expect
      .poll(shown)
      .toEqual([
        'wpp',
        'wpp_s',
        'wpp_l',
        'sl',
        'letter_health',
        'casual_alphabet',
        'multi_lang',
        'watch_delay',
        'way_in',
        'guests',
      ]);
  });
  it('name a timer that is in no list [R0519]', async () => {
    await open('me', { t: 45 });
    expect(line('timer')?.textContent).toContain('Unknown timer');
  });
  it('list the chain styles in mode 1 with the default in front, and mark the one that is set [R0144]', async () => {
    const { fake } = await open('me', { mode: MODES.chainWord, cs: 2 });
    expect(line('chain_style')?.textContent).toContain('Random');
    line('chain_style')?.click();
    const styles = () => [...document.querySelectorAll<HTMLElement>('[data-setting=chain_style] > div button')];
    await expect
      .poll(() => styles().map((button) => button.textContent))
      .toEqual(['Default', 'Starts with', 'Contains', 'Random', 'Start and end']);
    expect(styles().map((button) => button.ariaPressed)).toEqual(['false', 'false', 'false', 'true', 'false']);
    for (const button of styles()) button.click();
    expect(fake.sentUnder('settings')).toEqual([0, 0, 1, 2, 3].map((value) => ({ key: 'chain_style', value })));
  });
  it('send the length rule, the privacy and the upper bound of a range under their keys', async () => {
    const { fake } = await open('me', { mode: MODES.lengthLimit });
    line('length_mode')?.click();
    await page.getByRole('button', { name: 'Exactly the limit' }).click();
    fake.say('st-change', { key: 'length_mode' });
    line('locked')?.click();
    await page.getByRole('button', { name: 'On', exact: true }).click();
    expect(fake.sentUnder('settings')).toEqual([{ key: 'length_mode', value: 1 }, { locked: true }]);
    fake.say('st-change', { key: 'locked' });
    fake.patch({ mode: MODES.original, wpp: 100, wpp_s: 3 });
    await page.getByRole('tab', { name: 'Advanced' }).click();
    line('wpp_l')?.click();
    await page.getByRole('button', { name: 'Automatic' }).click();
    expect(fake.sentUnder('settings').at(-1)).toEqual({ key: 'wpp_l', value: -1 });
  });
  it('leave no choice where the mode, the scenario or the timer decides, and say so', async () => {
    const { fake } = await open('me', { mode: MODES.climb });
    const why = (id: string) => document.querySelector<HTMLElement>(`[data-setting=${id}]`)?.dataset.off;
    await expect.poll(() => why('speed')).toBe('mode');
    expect(line('speed')?.textContent).toContain('Not in this mode');
    expect(why('difficulty')).toBeUndefined();
    fake.patch({ mode: MODES.original, sc: 8 });
    await expect.poll(() => why('heart')).toBe('scenario');
    fake.patch({ sc: 0, t: 60 });
    await expect.poll(() => why('speed')).toBe('timer');
    line('speed')?.click();
    expect(document.querySelector('[data-setting=speed] > div')).toBeNull();
    expect(fake.sent).toEqual([]);
  });
  it('let only developers admit guests, whatever role they show [R0356]', async () => {
    signInAs({ roles: [5, SUPPORTER_ROLE], type: DEVELOPER_ROLE });
    const plain = await open();
    await page.getByRole('tab', { name: 'Advanced' }).click();
    expect(line('guests')).toBeNull();
    await plain.screen.unmount();
    signInAs({ roles: [DEVELOPER_ROLE] });
    await open();
    await page.getByRole('tab', { name: 'Advanced' }).click();
    expect(line('guests')).not.toBeNull();
  });
});
