import { PlayerFace } from '../../../ui/cosmetics/player-face.tsx';
import s from './staff.module.css';

interface PlayerNameProps {
  player: { readonly id: string; readonly displayName: string; readonly avatar: string; readonly frame: number };
  size?: number;
}

export function PlayerName({ player, size = 30 }: PlayerNameProps) {
  return (
    <span className={s.player}>
      <span className={s.face}>
        <PlayerFace seed={player.avatar || player.id} frame={player.frame} size={size} />
      </span>
      <b>{player.displayName}</b>
    </span>
  );
}
