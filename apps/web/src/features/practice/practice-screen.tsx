import { useCallback, useEffect, useRef, useState } from 'react';
import type { PracticeScreenProps } from '../../navigation/screens.ts';
import { prefersReducedMotion } from '../../platform/media.ts';
import { useLobbyWhile } from '../../platform/rooms/lobby-connection.ts';
import { connectStore, actionsOf, CountingTable, type RoomActions, RoomStore, RoomView } from '../room/index.ts';
import { useUser } from '../session/index.ts';
import { PracticeDownload, type DownloadState } from './practice-download.tsx';
import { PracticeEnd } from './practice-end.tsx';
import { linkPractice } from './practice-link.ts';
import { PracticeMenu, type PracticeChoices } from './practice-menu.tsx';
import { PracticeTop } from './practice-top.tsx';
import { makeBots } from './practice-bots.ts';
import { forgetWordPack, loadWordPack, PackError } from './word-pack.ts';
import { type PracticeHost, startPracticeHost } from './practice-host.ts';
import { SELF_ID } from './worker/practice-protocol.ts';
import { useTranslation } from 'react-i18next';

type Stage =
  | { readonly k: 'menu' }
  | { readonly k: 'loading'; readonly download: DownloadState }
  | { readonly k: 'playing'; readonly store: RoomStore; readonly actions: RoomActions };

/** Play at once: a match against bots in the browser, offline, with the real engine. */
export function PracticeScreen({ onLeft }: PracticeScreenProps) {
  const { t } = useTranslation();
  const user = useUser();
  useLobbyWhile(user?.guest === false);
  const host = useRef<PracticeHost | null>(null);
  const disconnect = useRef<(() => void) | null>(null);
  const choices = useRef<PracticeChoices | null>(null);
  const [stage, setStage] = useState<Stage>({ k: 'menu' });

  const stop = useCallback(() => {
    disconnect.current?.();
    disconnect.current = null;
    host.current?.stop();
    host.current = null;
  }, []);
  useEffect(() => stop, [stop]);
  const toMenu = useCallback(() => {
    stop();
    setStage({ k: 'menu' });
  }, [stop]);

  const play = useCallback(
    (worker: PracticeHost, chosen: PracticeChoices) => {
      disconnect.current?.();
      const { link, close } = linkPractice(worker, toMenu);
      const store = new RoomStore('', SELF_ID);
      const off = connectStore(link, store, { onDrop: () => undefined, onBack: () => undefined, onClose: toMenu });
      disconnect.current = () => {
        off();
        close();
      };
      setStage({ k: 'playing', store, actions: actionsOf(link) });
      worker.post({
        k: 'play',
        setup: {
          language: chosen.language,
          difficulty: chosen.difficulty,
          selfName: user?.displayName ?? t('room.you'),
          selfAvatar: user?.avatar || user?.id || 'you',
          selfHeart: user?.heart ?? 0,
          selfStreak: user?.streak ?? 0,
          bots: makeBots(chosen),
          seed: crypto.getRandomValues(new Uint32Array(1))[0] ?? 1,
          calm: prefersReducedMotion(),
        },
      });
    },
    [t, toMenu, user],
  );

  const begin = useCallback(
    async (chosen: PracticeChoices) => {
      choices.current = chosen;
      const show = (download: DownloadState) => setStage({ k: 'loading', download });
      show({ k: 'receiving', received: 0, total: null });
      try {
        const bytes = await loadWordPack(chosen.language, (received, total) =>
          show({ k: 'receiving', received, total }),
        );
        show({ k: 'opening' });
        stop();
        const worker = startPracticeHost();
        host.current = worker;
        await worker.open(bytes);
        if (host.current === worker) play(worker, chosen);
      } catch (cause) {
        if (!(cause instanceof PackError)) await forgetWordPack(chosen.language);
        show({ k: 'failed', failure: cause instanceof PackError ? cause.failure : 'damaged' });
      }
    },
    [play, stop],
  );
  const again = useCallback(() => {
    if (host.current && choices.current) play(host.current, choices.current);
  }, [play]);

  if (stage.k === 'menu') return <PracticeMenu onStart={(chosen) => void begin(chosen)} onLeft={onLeft} />;
  if (stage.k === 'loading') {
    const retry = () => choices.current && void begin(choices.current);
    return <PracticeDownload state={stage.download} onRetry={retry} onBack={toMenu} />;
  }
  return (
    <RoomView
      key={stage.store.selfId}
      store={stage.store}
      actions={stage.actions}
      social={false}
      top={<PracticeTop onLeave={toMenu} onAgain={again} />}
      waitingRoom={<CountingTable />}
      afterMatch={<PracticeEnd onAgain={again} onMenu={toMenu} onLeft={onLeft} />}
    />
  );
}
