import { LogOut, Settings } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReplayScreenProps } from '../../navigation/screens.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { copyText } from '../../platform/clipboard.ts';
import { wordsForError } from '../../platform/i18n/error-words.ts';
import { i18n } from '../../platform/i18n/i18n.ts';
import { Btn } from '../../ui/kit/buttons/btn.tsx';
import { Chip } from '../../ui/kit/chip.tsx';
import { EmptyState } from '../../ui/kit/waiting/empty-state.tsx';
import { Tip } from '../../ui/kit/popups/tip.tsx';
import { Spinner } from '../../ui/kit/waiting/spinner.tsx';
import { Logo } from '../../ui/logo/logo.tsx';
import { showGood, showMessage } from '../../ui/toasts/toasts.tsx';
import { toggleWindow } from '../../ui/windows/manager.ts';
import { RoomView, RoundChip, roomTop } from '../room/index.ts';
import { SETTINGS_WINDOW } from '../../navigation/windows.ts';
import { loadReplay } from './load-replay.ts';
import { ReplayBar } from './replay-bar.tsx';
import { ReplayEnd } from './replay-end.tsx';
import { ReplayPlayer } from './replay-player.ts';
import s from './replay.module.css';

type Stage =
  | { readonly k: 'loading' }
  /** `why`: the sentence; `passes`: another try may help. */
  | { readonly k: 'failed'; readonly why: string; readonly passes: boolean }
  | { readonly k: 'ready'; readonly player: ReplayPlayer };

/** No answer, or a busy server: the match may be there all the same. */
const readFailure = (cause: unknown): Stage =>
  cause instanceof ApiError
    ? {
        k: 'failed',
        why: wordsForError(cause),
        passes: cause.status === 0 || cause.status === 429 || cause.status >= 500,
      }
    : { k: 'failed', why: i18n.t('replay.damaged'), passes: false };

function ReplayTop({ onLeft }: { onLeft: () => void }) {
  const { t } = useTranslation();
  return (
    <header className={roomTop.top}>
      <Logo className={roomTop.logo} />
      <Chip>{t('replay.title')}</Chip>
      <RoundChip />
      <i />
      <Tip label={t('common.settings')}>
        <Btn size="sm" icon aria-label={t('common.settings')} onClick={() => toggleWindow(SETTINGS_WINDOW)}>
          <Settings size={19} strokeWidth={2.7} />
        </Btn>
      </Tip>
      <Tip label={t('replay.leave')}>
        <Btn size="sm" icon tone="primary" aria-label={t('replay.leave')} onClick={onLeft}>
          <LogOut size={19} strokeWidth={2.7} />
        </Btn>
      </Tip>
    </header>
  );
}

/** A stored match, played back exactly: any moment, any speed, and a link to pass on. */
export function ReplayScreen({ matchId, onLeft }: ReplayScreenProps) {
  const { t } = useTranslation();
  const [stage, setStage] = useState<Stage>({ k: 'loading' });
  const [tries, setTries] = useState(0);
  // Each try loads anew.
  useEffect(() => {
    let player: ReplayPlayer | null = null;
    let left = false;
    loadReplay(matchId).then(
      (replay) => {
        if (left) return;
        player = new ReplayPlayer(replay);
        setStage({ k: 'ready', player });
        player.play();
      },
      (cause: unknown) => left || setStage(readFailure(cause)),
    );
    return () => {
      left = true;
      player?.stop();
    };
  }, [matchId, tries]);
  const share = useCallback(async () => {
    if (await copyText(location.href)) showGood(t('replay.linkCopied'));
    else await showMessage(t('common.copyByHand'), location.href);
  }, [t]);

  if (stage.k === 'loading') {
    return (
      <main className={s.waiting}>
        <Spinner label={t('replay.loading')} />
      </main>
    );
  }
  if (stage.k === 'failed') {
    const retry = () => {
      setStage({ k: 'loading' });
      setTries(tries + 1);
    };
    return (
      <main className={s.waiting}>
        <EmptyState title={stage.why} mood="out">
          {stage.passes ? (
            <Btn tone="gold" onClick={retry}>
              {t('common.retry')}
            </Btn>
          ) : null}
          <Btn tone={stage.passes ? 'plain' : 'gold'} onClick={onLeft}>
            {t('replay.leave')}
          </Btn>
        </EmptyState>
      </main>
    );
  }
  const { player } = stage;
  return (
    <div className={s.screen} data-replay="">
      <RoomView
        store={player.store}
        actions={player.actions}
        social={false}
        top={<ReplayTop onLeft={onLeft} />}
        waitingRoom={null}
        afterMatch={<ReplayEnd onAgain={() => player.play()} onLeft={onLeft} />}
      />
      <ReplayBar player={player} onShare={() => void share()} />
    </div>
  );
}
