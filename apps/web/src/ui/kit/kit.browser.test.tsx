import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { THEMES } from '../../features/settings/themes.ts';
import { i18n } from '../../platform/i18n/i18n.ts';
import { Btn } from './buttons/btn.tsx';
import { askConfirm, Confirmations } from './popups/confirm.tsx';
import { EmptyState } from './waiting/empty-state.tsx';
import { MenuChoices, MenuItem, PopupMenu } from './popups/popup-menu.tsx';
import { Pager } from './layout/pager.tsx';
import { Progress } from './waiting/progress.tsx';
import { RollingNumber } from './rolling-number.tsx';
import { Select } from './inputs/select.tsx';
import { Slider } from './inputs/slider.tsx';
import { Switch } from './inputs/switch.tsx';
import { Tabs } from './layout/tabs.tsx';
import { TextField } from './inputs/text-field.tsx';
import { Tip, TipProvider } from './popups/tip.tsx';

it('a button shows its badge and does not answer while disabled', async () => {
  const onClick = vi.fn();
  const screen = await render(
    <>
      <Btn badge={120} aria-label="Inbox" onClick={onClick}>
        i
      </Btn>
      <Btn disabled onClick={onClick}>
        Off
      </Btn>
    </>,
  );
  await screen.getByRole('button', { name: 'Inbox' }).click();
  const badge = document.querySelector('[data-count="99+"]') as HTMLElement;
  expect(getComputedStyle(badge, '::before').content).toBe('"99+"');
  expect(badge.getBoundingClientRect().height).toBeGreaterThan(15);
  await expect.element(screen.getByRole('button', { name: 'Off' })).toBeDisabled();
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('a menu of actions opens, acts and closes [R0089]', async () => {
  const act = vi.fn();
  const screen = await render(
    <PopupMenu trigger={<Btn>More</Btn>}>
      <MenuItem onClick={act}>Report</MenuItem>
      <MenuChoices
        value="a"
        onChange={act}
        choices={[
          { value: 'a', label: 'Alpha' },
          { value: 'b', label: 'Beta' },
        ]}
      />
    </PopupMenu>,
  );
  await screen.getByRole('button', { name: 'More' }).click();
  await expect.element(screen.getByRole('menuitemradio', { name: 'Alpha' })).toHaveAttribute('aria-checked', 'true');
  await screen.getByRole('menuitem', { name: 'Report' }).click();
  expect(act).toHaveBeenCalledTimes(1);
  await expect.element(screen.getByRole('menuitem', { name: 'Report' })).not.toBeInTheDocument();
});

it('tabs show one body at a time', async () => {
  const screen = await render(
    <Tabs
      tabs={[
        { id: 'one', label: 'One', body: <p>first</p> },
        { id: 'two', label: 'Two', body: <p>second</p> },
      ]}
    />,
  );
  await expect.element(screen.getByText('first')).toBeVisible();
  await screen.getByRole('tab', { name: 'Two' }).click();
  await expect.element(screen.getByText('second')).toBeVisible();
  await expect.element(screen.getByText('first')).not.toBeInTheDocument();
});

it('a row with more tabs than fit fades where it goes on', async () => {
  const names = ['Reports', 'Players', 'Appeals', 'Audit log', 'Announcement'];
  const tabs = (count: number) => names.slice(0, count).map((id) => ({ id, label: id, body: null }));
  const faded = (screen: Awaited<ReturnType<typeof render>>) =>
    Number.parseFloat(getComputedStyle(screen.getByRole('tablist').element()).getPropertyValue('--more'));
  const narrow = { width: 300 };
  const two = await render(
    <div style={narrow}>
      <Tabs tabs={tabs(2)} />
    </div>,
  );
  expect(faded(two)).toBe(0);
  await two.unmount();
  const all = await render(
    <div style={narrow}>
      <Tabs tabs={tabs(5)} />
    </div>,
  );
  await expect.poll(() => faded(all)).toBeCloseTo(44, 0);
  const list = all.getByRole('tablist').element();
  list.scrollLeft = list.scrollWidth;
  await expect.poll(() => faded(all)).toBeCloseTo(0, 0);
});

function Controls() {
  const [volume, setVolume] = useState(40);
  const [on, setOn] = useState(false);
  const [language, setLanguage] = useState<'de' | 'tr'>('de');
  return (
    <>
      <Slider label="Volume" value={volume} onChange={setVolume} />
      <Switch label="Flash" checked={on} onChange={setOn} />
      <Select
        label="Language"
        value={language}
        onChange={setLanguage}
        choices={[
          { value: 'de', label: 'Deutsch' },
          { value: 'tr', label: 'Türkçe' },
        ]}
      />
      <output>{`${volume} ${on} ${language}`}</output>
    </>
  );
}

it('slider, switch and select tell their values', async () => {
  const screen = await render(<Controls />);
  const slider = screen.getByRole('slider', { name: 'Volume' });
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await screen.getByRole('switch', { name: 'Flash' }).click();
  await screen.getByRole('combobox', { name: 'Language' }).click();
  await screen.getByRole('option', { name: 'Türkçe' }).click();
  await expect.element(screen.getByText('41 true tr')).toBeVisible();
});

it('a slider goes to its ends by key, a switch is flipped by its words', async () => {
  const screen = await render(<Controls />);
  const slider = screen.getByRole('slider', { name: 'Volume' });
  (slider.element() as HTMLElement).focus();
  for (const [key, value] of [
    ['End', 100],
    ['ArrowRight', 100],
    ['Home', 0],
    ['ArrowLeft', 0],
    ['ArrowUp', 1],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(slider).toHaveAttribute('aria-valuetext', String(value));
  }
  await screen.getByText('Flash').click();
  await expect.element(screen.getByRole('switch', { name: 'Flash' })).toBeChecked();
  (screen.getByRole('switch', { name: 'Flash' }).element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByText('1 false de')).toBeVisible();
});

it('a field announces its error', async () => {
  const screen = await render(<TextField label="Username" error="Too short" />);
  await expect.element(screen.getByRole('textbox', { name: 'Username' })).toHaveAccessibleDescription('Too short');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Too short');
});

it('a question waits for its answer, questions queue up', async () => {
  const screen = await render(<Confirmations />);
  const first = askConfirm({ title: 'Leave?', confirmLabel: 'Leave' });
  const second = askConfirm({ title: 'Sure?' });
  await screen.getByRole('button', { name: 'Leave' }).click();
  expect(await first).toBe(true);
  await expect.element(screen.getByRole('alertdialog', { name: 'Sure?' })).toBeVisible();
  await screen.getByRole('button', { name: i18n.t('common.cancel') }).click();
  expect(await second).toBe(false);
});

it('an empty state has a critter, words and a way out', async () => {
  const screen = await render(
    <EmptyState title="Nothing here" text="Make one.">
      <Btn>Make</Btn>
    </EmptyState>,
  );
  await expect.element(screen.getByText('Nothing here')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Make' })).toBeVisible();
  expect(screen.container.querySelector('svg')).not.toBeNull();
});

it('pages go back when the last entry of the last one is gone', async () => {
  const onPage = vi.fn();
  const screen = await render(<Pager page={2} total={21} perPage={20} onPage={onPage} />);
  expect(onPage).not.toHaveBeenCalled();
  await screen.rerender(<Pager page={2} total={20} perPage={20} onPage={onPage} />);
  expect(onPage).toHaveBeenCalledExactlyOnceWith(1);
});

it('a bar tells how full it is, never past its ends', async () => {
  const screen = await render(<Progress value={1.4} label="Experience" />);
  await expect.element(screen.getByRole('progressbar', { name: 'Experience' })).toHaveAttribute('aria-valuenow', '100');
});

it('a balance runs to its new value within 800 ms [R0598]', async () => {
  const screen = await render(<RollingNumber value={1000} />);
  const shown = () => Number(screen.container.textContent?.replace(/\D/g, ''));
  await screen.rerender(<RollingNumber value={9000} />);
  const startedAt = performance.now();
  await vi.waitFor(() => expect(shown()).toBeGreaterThan(1000));
  expect(shown()).toBeLessThan(9000);
  await vi.waitFor(() => expect(shown()).toBe(9000), { timeout: 3000, interval: 5 });
  expect(performance.now() - startedAt).toBeGreaterThan(600);
  expect(performance.now() - startedAt).toBeLessThan(1500);
});

it('a tip shows to the pointer, to the focus, and to a finger that stays; the press that asked does nothing else', async () => {
  const onClick = vi.fn();
  const screen = await render(
    <TipProvider>
      <Tip label="Leave the room">
        <Btn aria-label="Leave" onClick={onClick}>
          x
        </Btn>
      </Tip>
    </TipProvider>,
  );
  const button = screen.getByRole('button', { name: 'Leave' });
  const tip = screen.getByText('Leave the room');
  await userEvent.hover(button);
  await expect.element(tip).toBeVisible();
  await userEvent.unhover(button);
  await expect.poll(() => tip.query()).toBeNull();
  const touch = (type: string) =>
    button.element().dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch', pointerId: 7 }));
  touch('pointerdown');
  await expect.element(tip).toBeVisible();
  touch('pointerup');
  (button.element() as HTMLElement).click();
  expect(onClick).not.toHaveBeenCalled();
  await expect.poll(() => tip.query(), { timeout: 5000 }).toBeNull();
  touch('pointerdown');
  touch('pointerup');
  (button.element() as HTMLElement).click();
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('what is marked in a field is dark on bright in every theme', async () => {
  const screen = await render(<TextField label="Price" value="1000" readOnly />);
  const field = screen.getByLabelText('Price').element();
  for (const theme of THEMES) {
    document.documentElement.dataset.theme = theme;
    const { color, backgroundColor } = getComputedStyle(field, '::selection');
    expect([color, backgroundColor]).toEqual(['rgb(23, 13, 28)', 'rgba(255, 210, 63, 0.996)']);
  }
});
