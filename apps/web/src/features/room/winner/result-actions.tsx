import { modeTraits } from '@syllaboom/engine';
import { RotateCcw, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isEmbedded } from '../../../platform/discord/launch.ts';
import { useMedia } from '../../../platform/media.ts';
import { shareLink } from '../../../platform/share.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { showError, showGood } from '../../../ui/toasts/toasts.tsx';
import { ReplayLink, replayAddress } from '../links/replay-link.tsx';
import { useAgainWords } from '../series/use-again-words.ts';
import { useIsHost, useRoom, useSnapshot, useTopic } from '../store/use-topic.ts';

/** Watch the match again, or pass it on. */
export function ReplayActions() {
  const { t } = useTranslation();
  const matchId = useSnapshot('lastMatch');
  // A phone has one row for all of them: the sign says it.
  const slim = useMedia('(max-width: 430px), (max-height: 480px)');
  // Inside the chat platform an address of this page leads nowhere.
  if (matchId === null || isEmbedded()) return null;
  const share = async () => {
    const outcome = await shareLink(replayAddress(matchId), t('result.shareText'));
    if (outcome === 'copied') showGood(t('replay.linkCopied'));
    if (outcome === 'failed') showError(t('common.copyByHand'));
  };
  return (
    <>
      <ReplayLink />
      <Btn size="sm" icon={slim} aria-label={slim ? t('result.share') : undefined} onClick={() => void share()}>
        <Share2 size={18} strokeWidth={2.7} aria-hidden="true" />
        {slim ? null : t('result.share')}
      </Btn>
    </>
  );
}

/** The host's way to the next match: from the moment that the room takes it. */
export function AgainButton({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const words = useAgainWords();
  const { actions } = useRoom();
  const host = useIsHost();
  const info = useSnapshot('info');
  const players = useTopic(
    'seats',
    (store) => store.seats.filter((seat) => !seat.spectating || (seat.idle && seat.id === store.selfId)).length,
  );
  if (!host || !info || info.ranked || modeTraits(info.mode).isDropIn) return null;
  const again = () => {
    if (players === 0) return showError(t('room.refusedNoPlayers'));
    onLeave();
    actions.send('start');
  };
  return (
    <Btn tone="primary" data-part="again" disabled={info.phase !== 'lobby' || info.preparing} onClick={again}>
      <RotateCcw size={20} strokeWidth={3} aria-hidden="true" />
      {words}
    </Btn>
  );
}
