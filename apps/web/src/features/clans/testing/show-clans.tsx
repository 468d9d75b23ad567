import type { SessionUser } from '@syllaboom/contracts';
import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { signInAs } from '../../../testing/sign-in.ts';
import { Confirmations } from '../../../ui/kit/popups/confirm.tsx';
import { TipProvider } from '../../../ui/kit/popups/tip.tsx';
import { Toasts } from '../../../ui/toasts/toasts.tsx';
import { ClansScreen, ClanWindow } from '../index.ts';

/** The page of clans with its window, toasts and questions, as the shell mounts them. */
export async function showClans(viewer: Partial<SessionUser> = {}) {
  signInAs({ level: 25, score: 1_000_000, diamond: 50, key: 20, ...viewer });
  return render(
    <TipProvider>
      <div style={{ height: '100vh', display: 'grid', gridTemplateRows: 'minmax(0, 1fr)' }}>
        <ClansScreen />
      </div>
      <ClanWindow />
      <Toasts />
      <Confirmations />
    </TipProvider>,
  );
}

export const SLOW = { timeout: 15_000 } as const;
export const button = (name: string | RegExp) => page.getByRole('button', { name });
export const field = (name: string) => page.getByRole('textbox', { name });
export const tab = (name: string | RegExp) => page.getByRole('tab', { name });
export const toast = (text: string) => page.getByText(text, { exact: true }).first();
/** The button that says yes to the question on the screen. */
export const yes = (name: string) => page.getByRole('alertdialog').getByRole('button', { name });
/** What stands there in the end. */
export const expectText = (of: Locator, text: RegExp): Promise<void> =>
  expect.poll(() => of.element().textContent ?? '', SLOW).toMatch(text);
/** The same, word for word, somewhere in it. */
export const expectWords = (of: Locator, words: string): Promise<void> =>
  expect.poll(() => of.element().textContent ?? '', SLOW).toContain(words);
