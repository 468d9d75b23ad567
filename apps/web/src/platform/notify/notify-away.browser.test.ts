import { DEFAULT_PREFERENCES } from '@syllaboom/contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setPreferences } from '../preferences.ts';
import { sound } from '../sound/sound.ts';
import { notifyAway } from './notify-away.ts';

const shown = vi.fn<(title: string, options?: NotificationOptions) => void>();
const closed = vi.fn();
class FakeNotification extends EventTarget {
  static permission: NotificationPermission = 'granted';
  static requestPermission = async () => FakeNotification.permission;
  close = closed;
  constructor(title: string, options?: NotificationOptions) {
    super();
    shown(title, options);
  }
}
let looks = false;
const look = (at: boolean): void => {
  looks = at;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Notification', FakeNotification);
  vi.spyOn(document, 'hasFocus').mockImplementation(() => looks);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (looks ? 'visible' : 'hidden'));
  FakeNotification.permission = 'granted';
  document.title = 'Syllaboom';
  setPreferences({ ...DEFAULT_PREFERENCES, nsy: true });
  look(false);
});
afterEach(() => {
  look(true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  shown.mockReset();
  closed.mockReset();
  setPreferences(DEFAULT_PREFERENCES);
});

it('calls back who looks elsewhere by title, sound and the system, and is gone when they are back', () => {
  const play = vi.spyOn(sound, 'play');
  notifyAway('message', () => 'Ann wrote');
  expect(document.title).toBe('Ann wrote · Syllaboom');
  vi.advanceTimersByTime(900);
  expect(document.title).toBe('Syllaboom');
  vi.advanceTimersByTime(900);
  expect(document.title).toBe('Ann wrote · Syllaboom');
  expect(play).toHaveBeenCalledWith('chat');
  expect(shown).toHaveBeenCalledExactlyOnceWith(
    'Syllaboom',
    expect.objectContaining({ tag: 'message', body: 'Ann wrote' }),
  );
  look(true);
  expect(document.title).toBe('Syllaboom');
  expect(closed).toHaveBeenCalled();
});

it('leaves alone who looks at the page, and who turned the category off', () => {
  look(true);
  notifyAway('invite', () => 'Come!');
  look(false);
  setPreferences({ nin: false });
  notifyAway('invite', () => 'Come!');
  expect(document.title).toBe('Syllaboom');
  expect(shown).not.toHaveBeenCalled();
});

it('blinks with what came last, and finds the page’s own title again', () => {
  const stopFirst = notifyAway('match', () => 'A game starts');
  notifyAway('invite', () => 'Ann invites you');
  expect(document.title).toBe('Ann invites you · Syllaboom');
  stopFirst();
  expect(document.title).toBe('Ann invites you · Syllaboom');
  look(true);
  expect(document.title).toBe('Syllaboom');
});

it.each(['default', 'denied'] as const)('shows nothing by the system that says %s', (permission) => {
  FakeNotification.permission = permission;
  notifyAway('message', () => 'Ann wrote');
  expect(shown).not.toHaveBeenCalled();
  expect(document.title).toBe('Ann wrote · Syllaboom');
});

it('shows nothing by the system that was not asked for', () => {
  setPreferences({ nsy: false });
  notifyAway('message', () => 'Ann wrote');
  expect(shown).not.toHaveBeenCalled();
});
