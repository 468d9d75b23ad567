import { activitySdk } from './activity.ts';
import { isEmbedded } from './launch.ts';

const linkOf = (event: MouseEvent): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[target="_blank"][href]') : null;

/** Inside the chat platform no link opens a window by itself: the platform is asked to, and asks the player. */
export function installExternalLinks(): void {
  if (!isEmbedded()) return;
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link) return;
    event.preventDefault();
    void activitySdk()
      ?.commands.openExternalLink({ url: link.href })
      .catch(() => undefined);
  });
}
