import { RewardIcon } from '../../spawns/reward-icon.tsx';
import s from './pack-picture.module.css';

/** More of them at once say no more. */
const MOST = 5;

/** So many keys or diamonds, as a small heap. */
export function PackPicture({ kind, count }: { kind: 'key' | 'diamond'; count: number }) {
  const shown = Math.min(MOST, Math.ceil(Math.sqrt(count)));
  return (
    <span className={s.heap} data-count={shown}>
      {Array.from({ length: shown }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a picture is its place
        <RewardIcon key={at} kind={kind} size={shown === 1 ? 58 : 42} />
      ))}
    </span>
  );
}
