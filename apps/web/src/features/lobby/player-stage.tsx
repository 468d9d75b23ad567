import type { SessionUser } from '@syllaboom/contracts';
import { Bomb, Plus, Zap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PlayerFace } from '../../ui/cosmetics/player-face.tsx';
import { Drum } from '../../ui/drum/drum.tsx';
import { Btn } from '../../ui/kit/buttons/btn.tsx';
import { GoodsButton } from '../discord-goods/index.ts';
import { LevelBar } from '../profile/index.ts';
import { JoinByCode } from './join-by-code.tsx';
import s from './player-stage.module.css';

interface PlayerStageProps {
  user: SessionUser | null;
  onQuickPlay: () => void;
  /** Null where the top bar has the button. */
  onCreate: (() => void) | null;
  onPractice: () => void;
  onJoinCode: (roomId: string) => void;
}

/** The player's own critter on its drum, and the ways into a game. */
export function PlayerStage({ user, onQuickPlay, onCreate, onPractice, onJoinCode }: PlayerStageProps) {
  const { t } = useTranslation();
  return (
    <section className={s.stage} aria-label={t('lobby.yourStage')}>
      <div className={s.podium}>
        <span className={s.hero}>
          <PlayerFace seed={user?.avatar ?? 'guest'} frame={user?.frame ?? 0} mood="happy" size={176} />
        </span>
        <Drum className={s.drum} />
        <div className={s.sign}>
          <b>{user?.displayName ?? t('common.guest')}</b>
          {user && !user.guest ? <LevelBar user={user} /> : null}
        </div>
      </div>
      <div className={s.ways}>
        <Btn tone="primary" size="lg" wide className={s.quick} onClick={onQuickPlay}>
          <Zap size={28} strokeWidth={2.8} fill="currentColor" />
          <span>
            <b>{t('lobby.quickPlay')}</b>
            <small>{t('lobby.quickHint')}</small>
          </span>
        </Btn>
        {onCreate ? (
          <Btn wide tone="gold" onClick={onCreate}>
            <Plus size={20} strokeWidth={3.2} />
            {t('lobby.createRoom')}
          </Btn>
        ) : null}
        <Btn wide onClick={onPractice}>
          <Bomb size={19} strokeWidth={2.8} />
          {t('lobby.practice')}
        </Btn>
        <GoodsButton />
        <JoinByCode onJoin={onJoinCode} />
      </div>
    </section>
  );
}
