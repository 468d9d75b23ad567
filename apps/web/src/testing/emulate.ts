import { cdp } from 'vitest/browser';

const send = (name: string, params: object): Promise<void> =>
  (cdp() as unknown as { send(name: string, params: object): Promise<void> }).send(name, params);

/** Turns the page into one that a finger points at, and back. */
export const touch = (enabled: boolean): Promise<void> =>
  send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: enabled ? 5 : 1 });

/** What stands still is judged sooner; an empty value asks for nothing any more. */
export const motion = (value: 'reduce' | ''): Promise<void> =>
  send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
