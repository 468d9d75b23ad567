import { RewardIcon } from '../../spawns/reward-icon.tsx';
import s from './pack-picture.module.css';

/** More of them at once say no more. */
const MOST = 6;
/** A heap grows slower than its number: diamonds come by the dozen. */
const SIZES = { key: 1, diamond: 4.5 } as const;

/** So many keys or diamonds, as a small heap. */
export function PackPicture({ kind, count }: { kind: 'key' | 'diamond'; count: number }) {
  const shown = Math.min(MOST, Math.ceil(Math.sqrt(count) / SIZES[kind]));
  return (
    <span className={s.heap} data-count={shown}>
      {Array.from({ length: shown }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a picture is its place
        <RewardIcon key={at} kind={kind} size={shown === 1 ? 58 : 42} />
      ))}
    </span>
  );
}
