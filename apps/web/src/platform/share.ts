import { copyText } from './clipboard.ts';

/** What became of an address that was to be passed on; `closed`: the sheet was put away without a choice. */
export type ShareOutcome = 'shared' | 'copied' | 'closed' | 'failed';

/** Passes an address on: by the device's own sheet where it has one, else by the clipboard. Call it from a press. */
export async function shareLink(url: string, text: string): Promise<ShareOutcome> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ url, text });
      return 'shared';
    } catch (cause) {
      if (cause instanceof DOMException && cause.name === 'AbortError') return 'closed';
    }
  }
  return (await copyText(url)) ? 'copied' : 'failed';
}
