import { vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { useOverlays } from '../../../navigation/overlays.ts';
import { queryClient } from '../../../platform/query/query-client.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { Confirmations } from '../../../ui/kit/popups/confirm.tsx';
import { TipProvider } from '../../../ui/kit/popups/tip.tsx';
import { Toasts } from '../../../ui/toasts/toasts.tsx';
import { closeAllWindows } from '../../../ui/windows/manager.ts';
import { ReportWindow } from '../../moderation/index.ts';
import { editCollection } from '../edit/editing.ts';
import { CollectionWindows } from '../index.ts';
import { FIRST_SHELF, useShelf } from '../shelf/shelf-state.ts';

/** Parts of windows are fetched when they are first opened. */
export const SLOW = { timeout: 15_000 } as const;

/** The windows of collections as the app mounts them, for this player. */
export async function showCollections(viewer: Parameters<typeof signInAs>[0] = {}): Promise<void> {
  signInAs(viewer);
  await render(
    <TipProvider>
      <CollectionWindows />
      <ReportWindow />
      <Toasts />
      <Confirmations />
    </TipProvider>,
  );
}

/** As if the page had been loaded anew. */
export async function resetCollections(): Promise<void> {
  await cleanup();
  closeAllWindows();
  useOverlays.setState({ collection: undefined, word: undefined, profile: undefined });
  useShelf.setState(FIRST_SHELF, true);
  editCollection(null);
  queryClient.clear();
  vi.restoreAllMocks();
}

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
/** Types letter by letter, quicker than a driver on a busy machine. */
export function typeQuickly(field: HTMLInputElement, text: string): void {
  for (let end = 1; end <= text.length; end++) {
    setValue?.call(field, text.slice(0, end));
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
