import type { SessionUser } from '@syllaboom/contracts';
import { Bomb, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Critter } from '../../ui/critter/critter.tsx';
import { Drum } from '../../ui/drum/drum.tsx';
import { Btn } from '../../ui/kit/btn.tsx';
import { GoodsButton } from '../discord-goods/index.ts';
import { LevelBar } from '../profile/index.ts';
import { JoinByCode } from './join-by-code.tsx';
import s from './lobby.module.css';

interface PlayerStageProps {
  user: SessionUser | null;
  onCreate: () => void;
  onPractice: () => void;
  onJoinCode: (roomId: string) => void;
}

/** The player's own critter on its drum, and the ways into a game. */
export function PlayerStage({ user, onCreate, onPractice, onJoinCode }: PlayerStageProps) {
  const { t } = useTranslation();
  return (
    <section className={s.stage} aria-label={t('lobby.yourStage')}>
      <div className={s.podium}>
        <span className={s.hero}>
          <Critter seed={user?.avatar ?? 'guest'} mood="happy" size={176} />
        </span>
        <Drum className={s.drum} />
        <div className={s.sign}>
          <b>{user?.displayName ?? t('common.guest')}</b>
          {user && !user.guest ? <LevelBar user={user} /> : null}
        </div>
      </div>
      <div className={s.ways}>
        <Btn tone="primary" size="lg" wide onClick={onCreate}>
          <Plus size={24} strokeWidth={3.4} />
          {t('lobby.createRoom')}
        </Btn>
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
