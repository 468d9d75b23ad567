import { MODES } from '@syllaboom/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { api } from '../../../../platform/api/api.ts';
import { installEscape } from '../../../../ui/windows/layers.ts';
import { closeAllWindows, isWindowOpen, openWindow } from '../../../../ui/windows/manager.ts';
import { RoomWindows } from '../../room-windows.tsx';
import { ROOM_WINDOWS } from '../../room-ui.ts';
import { playerState, roomState } from '../../testing/room-state.ts';
import { renderRoom, toastText } from '../../testing/render-room.tsx';

const BOOKMARKS = [
  { s: 'TIO', l: 'en-US', c: 900 },
  { s: 'ŞEK', l: 'tr-TR', c: 40 },
  { s: 'ING', l: 'en-US', c: 4000 },
];
type Replies = Partial<Record<string, unknown>>;
/** Plays the server: a reply by name, an error as it is. */
function serve(replies: Replies) {
  const all: Replies = {
    roomSyllables: { syllables: ['A=B'] },
    saveRoomSyllables: { success: true, count: 1 },
    ...replies,
  };
  return vi.spyOn(api, 'call').mockImplementation((async (name: string) => {
    const reply = all[name];
    if (reply instanceof Error || reply === undefined) throw reply ?? new Error(name);
    return reply;
  }) as typeof api.call);
}
const area = () => page.getByRole('textbox', { name: 'Your prompts' });
const preview = () => page.getByRole('region', { name: 'Preview' });
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Notes when the save button changes its face. */
function watchSaveButton() {
  const faces: { face: string; label: string; at: number }[] = [];
  const note = () => {
    const save = document.querySelector<HTMLElement>('button[data-state]');
    const face = save?.dataset.state ?? '';
    if (faces.at(-1)?.face !== face) faces.push({ face, label: save?.textContent ?? '', at: performance.now() });
  };
  new MutationObserver(note).observe(document.body, {
    subtree: true,
    attributes: true,
    attributeFilter: ['data-state'],
  });
  return {
    faces: () => faces.map(({ face }) => face),
    /** What the button said meanwhile: a busy machine may look too late to see it stand there. */
    labels: () => faces.map(({ label }) => label),
    /** How long a face was shown, in ms; NaN while it still is. */
    lasted: (face: string) => {
      const index = faces.findIndex((one) => one.face === face);
      return (faces[index + 1]?.at ?? Number.NaN) - (faces[index]?.at ?? 0);
    },
  };
}

async function open(replies: Replies = {}) {
  const call = serve(replies);
  const rendered = await renderRoom(<RoomWindows />, roomState([playerState('me')], { mode: MODES.customPrompts }));
  openWindow(ROOM_WINDOWS.syllables);
  await expect.element(area()).toBeVisible();
  return { ...rendered, call };
}

let removeEscape: () => void;
beforeEach(() => {
  removeEscape = installEscape(() => undefined);
});
afterEach(() => {
  removeEscape();
  closeAllWindows();
  vi.restoreAllMocks();
});

describe('the syllables window', () => {
  it('shows the stored prompts with import and save, and saves nothing until changed [R0118 R0324 R0411]', async () => {
    const { call } = await open();
    expect(call).toHaveBeenCalledWith('roomSyllables', {});
    await expect.element(area()).toHaveValue('A=B');
    await expect.element(button('Import bookmarks')).toBeEnabled();
    await expect.element(button('Save')).toBeDisabled();
    await area().fill('A=C');
    await expect.element(button('Save')).toBeEnabled();
    await area().fill('A=B');
    await expect.element(button('Save')).toBeDisabled();
  });
  it('writes in capitals where the caret stands, up to 1250 characters [R0323]', async () => {
    await open();
    await area().fill('x'.repeat(1300));
    await expect.element(area()).toHaveValue('X'.repeat(1250));
    await expect.element(page.getByText('1,250 of 1,250 characters')).toBeVisible();
    await area().fill('AD=X');
    const field = area().element() as HTMLTextAreaElement;
    field.setSelectionRange(1, 1);
    await userEvent.keyboard('bc');
    expect([field.value, field.selectionStart]).toEqual(['ABCD=X', 3]);
  });
  it('previews what will be asked, and marks images that are not https [R0326 R0327]', async () => {
    await open();
    await area().fill('capital of Peru=Lima\nhttp://ex.org/a.png=cat\nING');
    await expect.element(preview().getByText('CAPITAL OF PERU')).toBeVisible();
    await expect.element(preview().getByText('LIMA')).toBeVisible();
    await expect.element(preview().getByText('Image links must be https')).toBeVisible();
    await expect.element(preview().getByText('2 prompts')).toBeVisible();
    await expect.element(preview().getByText('Any word that contains it')).toBeVisible();
    await area().fill('');
    await expect.element(preview().getByText('the game’s own flags and animals', { exact: false })).toBeVisible();
  });
  it('says when a picture does not load [R0518]', async () => {
    await open();
    await area().fill('https://localhost:1/none.png=cat|a cat');
    await expect.element(preview().getByText("Image couldn't be loaded")).toBeVisible();
  });
  it('imports the bookmarks of the room’s language [R0119]', async () => {
    await open({ syllableBookmarks: BOOKMARKS });
    await button('Import bookmarks').click();
    await expect.element(area()).toHaveValue('A=B\nTIO\nING');
    await button('Import bookmarks').click();
    await expect.poll(toastText).toContain('You have no new bookmarked syllables in this language.');
  });
  it('sends a comma string and says saved for 1500 ms [R0410 R0516]', async () => {
    const { call } = await open();
    const watch = watchSaveButton();
    await area().fill('a=b\nc=d');
    await button('Save').click();
    await expect.element(button('saved')).toBeVisible();
    expect(call).toHaveBeenCalledWith('saveRoomSyllables', { body: { syllables: 'A=B,C=D' } });
    await expect.poll(watch.faces, { timeout: 5000 }).toEqual(['saving', 'saved', 'idle']);
    expect(watch.lasted('saved')).toBeGreaterThanOrEqual(1490);
    await expect.element(button('Save')).toBeDisabled();
  });
  it('shows why a save failed, and Error! for 1500 ms [R0515]', async () => {
    await open({ saveRoomSyllables: new ApiError('room/prompts_invalid', 400) });
    const watch = watchSaveButton();
    await area().fill('a=c');
    await button('Save').click();
    await expect.element(page.getByText('Each prompt needs the form text=ANSWER')).toBeVisible();
    await expect.poll(watch.faces, { timeout: 5000 }).toEqual(['saving', 'failed', 'idle']);
    expect(watch.labels()[1]).toBe('Error!');
    expect(watch.lasted('failed')).toBeGreaterThanOrEqual(1490);
    await expect.element(button('Save')).toBeEnabled();
  });
  it('does not send what holds an image without https [R0326]', async () => {
    const { call } = await open();
    await area().fill('http://ex.org/a.png=cat');
    await button('Save').click();
    await expect.element(button('Error!')).toBeVisible();
    expect(call.mock.calls.filter(([name]) => name === 'saveRoomSyllables')).toEqual([]);
  });
  it('asks before unsaved changes go, by its button and by Escape [R0325]', async () => {
    await open();
    await area().fill('a=c');
    await button('Close Your prompts').click();
    const question = page.getByRole('alertdialog');
    await expect.element(question.getByText('You have unsaved changes. Close anyway?')).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(isWindowOpen(ROOM_WINDOWS.syllables)).toBe(true);
    await area().click();
    await userEvent.keyboard('{Escape}');
    await question.getByRole('button', { name: 'Close', exact: true }).click();
    await expect.poll(() => isWindowOpen(ROOM_WINDOWS.syllables)).toBe(false);
  });
  it('closes without a question when nothing changed [R0325]', async () => {
    await open();
    await button('Close Your prompts').click();
    expect(isWindowOpen(ROOM_WINDOWS.syllables)).toBe(false);
  });
});
