import { Critter } from '../../../ui/critter/critter.tsx';
import s from './staff.module.css';

interface PlayerNameProps {
  player: { readonly id: string; readonly displayName: string; readonly avatar: string };
  size?: number;
}

export function PlayerName({ player, size = 30 }: PlayerNameProps) {
  return (
    <span className={s.player}>
      <span className={s.face}>
        <Critter seed={player.avatar || player.id} size={size} />
      </span>
      <b>{player.displayName}</b>
    </span>
  );
}
