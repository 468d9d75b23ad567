import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { useLeaveAction } from '../../settings/leave-action.ts';
import { Inspector } from '../inspector/inspector.tsx';
import { WaitingRoom } from '../waiting-room/waiting-room.tsx';
import { RoomTop } from '../top/room-top.tsx';
import { Table } from '../table/table.tsx';
import { playerState, roomState, runningState } from '../testing/room-state.ts';
import { renderRoom } from '../testing/render-room.tsx';
import { SpectatorList } from './spectator-list.tsx';

const people = [playerState('me'), playerState('watcher', { username: 'Watcher', spectating: true })];
const seats = () => [...document.querySelectorAll<HTMLElement>('[data-seat]')].map(({ dataset }) => dataset.seat);

/** What the settings' button would do. */
const LeaveProbe = () => <output>{useLeaveAction(({ action }) => action?.label ?? '')}</output>;

describe('spectators', () => {
  it('stand in no grid of players: lobby, table, inspector; they have a list of their own [R0362]', async () => {
    await renderRoom(<WaitingRoom />, roomState(people));
    expect(seats()).toEqual(['me']);
    await renderRoom(
      <div style={{ display: 'grid', width: 800, height: 600 }}>
        <Table />
      </div>,
      runningState(people, 'me'),
    );
    await expect.poll(() => new Set(seats())).toEqual(new Set(['me']));
    await renderRoom(<Inspector />, runningState(people, 'me'));
    await expect.element(page.getByRole('button', { name: '1/32 Players' })).toBeVisible();
    await renderRoom(<SpectatorList />, runningState(people, 'me'));
    await expect
      .element(page.getByRole('complementary', { name: 'Spectators' }).getByText('Watcher').last())
      .toBeVisible();
  });
  it('leave a host alone: a late round may still be ended, unlike with a second player [R0362]', async () => {
    const body = (
      <>
        <RoomTop />
        <LeaveProbe />
      </>
    );
    const { fake } = await renderRoom(body, runningState(people, 'me', { round: 40 }));
    const label = () => document.querySelector('output')?.textContent;
    await expect.poll(label).toBe('End game');
    fake.patch({ players: new Map([...people, playerState('zed')].map((one) => [one.session_id, one])) });
    await expect.poll(label).toBe('Leave');
  });
  it('are led by an eye that keeps its size, however many names follow', async () => {
    const many = ['Grumblebottom777', 'Hostfriend558012', 'Pwgvpdcggmpgdxyz', 'Fidget is sweepi'].map((username, at) =>
      playerState(`w${at}`, { username, spectating: true }),
    );
    await renderRoom(<SpectatorList />, runningState([playerState('me'), ...many], 'me'));
    const eye = () => document.querySelector('aside svg')?.getBoundingClientRect();
    await expect.poll(() => eye()?.width).toBe(16);
  });
});
