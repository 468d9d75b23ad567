import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isEmbedded } from '../../../platform/discord/launch.ts';
import s from './replay-link.module.css';
import { useSnapshot } from '../store/use-topic.ts';

/** The address that plays a kept match back. */
export const replayAddress = (matchId: string): string =>
  new URL(`?replay=${encodeURIComponent(matchId)}`, document.baseURI).href;

/** Opens the last kept match of this stay beside the room, to watch it again or to pass its address on. */
export function ReplayLink() {
  const { t } = useTranslation();
  const matchId = useSnapshot('lastMatch');
  // Inside the chat platform an address of this page leads nowhere.
  if (matchId === null || isEmbedded()) return null;
  return (
    <a className={s.link} href={replayAddress(matchId)} target="_blank" rel="noopener">
      <History size={18} strokeWidth={2.7} aria-hidden="true" />
      {t('replay.watch')}
    </a>
  );
}
