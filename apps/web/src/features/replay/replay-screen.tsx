import { LogOut } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReplayScreenProps } from '../../app/screens.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { Btn } from '../../ui/kit/btn.tsx';
import { Chip } from '../../ui/kit/chip.tsx';
import { EmptyState } from '../../ui/kit/empty-state.tsx';
import { Spinner } from '../../ui/kit/spinner.tsx';
import { Logo } from '../../ui/logo/logo.tsx';
import { showGood } from '../../ui/toasts/toasts.tsx';
import { RoomView, RoundChip, roomTop } from '../room/index.ts';
import { loadReplay } from './load-replay.ts';
import { ReplayBar } from './replay-bar.tsx';
import { ReplayPlayer } from './replay-player.ts';
import s from './replay.module.css';

type Stage =
  | { readonly k: 'loading' }
  | { readonly k: 'failed'; readonly failure: 'match/not_found' | 'match/no_replay' | 'damaged' }
  | { readonly k: 'ready'; readonly player: ReplayPlayer };

const failureOf = (cause: unknown): Extract<Stage, { k: 'failed' }>['failure'] => {
  if (!(cause instanceof ApiError)) return 'damaged';
  return cause.code === 'match/no_replay' ? cause.code : 'match/not_found';
};

function ReplayTop({ onLeft }: { onLeft: () => void }) {
  const { t } = useTranslation();
  return (
    <header className={roomTop.top}>
      <Logo className={roomTop.logo} />
      <Chip>{t('replay.title')}</Chip>
      <RoundChip />
      <i />
      <Btn size="sm" icon tone="primary" aria-label={t('replay.leave')} onClick={onLeft}>
        <LogOut size={19} strokeWidth={2.7} />
      </Btn>
    </header>
  );
}

/** A stored match, played back exactly: any moment, any speed, and a link to pass on. */
export function ReplayScreen({ matchId, onLeft }: ReplayScreenProps) {
  const { t } = useTranslation();
  const [stage, setStage] = useState<Stage>({ k: 'loading' });
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
      (cause: unknown) => left || setStage({ k: 'failed', failure: failureOf(cause) }),
    );
    return () => {
      left = true;
      player?.stop();
    };
  }, [matchId]);
  const share = useCallback(() => {
    void navigator.clipboard.writeText(location.href).then(() => showGood(t('replay.linkCopied')));
  }, [t]);

  if (stage.k === 'loading') {
    return (
      <main className={s.waiting}>
        <Spinner label={t('replay.loading')} />
      </main>
    );
  }
  if (stage.k === 'failed') {
    const words = stage.failure === 'damaged' ? t('replay.damaged') : t(`errors.${stage.failure}`);
    return (
      <main className={s.waiting}>
        <EmptyState title={words} mood="out" />
        <Btn tone="gold" onClick={onLeft}>
          {t('replay.leave')}
        </Btn>
      </main>
    );
  }
  const { player } = stage;
  return (
    <div className={s.screen}>
      <RoomView
        store={player.store}
        actions={player.actions}
        social={false}
        top={<ReplayTop onLeft={onLeft} />}
        lobby={null}
      />
      <ReplayBar player={player} onShare={share} />
    </div>
  );
}
