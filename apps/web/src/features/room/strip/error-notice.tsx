import { Bomb } from 'lucide-react';
import { create } from 'zustand';
import { ERROR_MS } from '../../../ui/toasts/toasts.tsx';
import s from './strip.module.css';

const useError = create<{ readonly text: string | null; readonly n: number }>(() => ({ text: null, n: 0 }));
let timer: ReturnType<typeof setTimeout> | undefined;

/** Says in the strip what went wrong in a match, as long as an error's toast stays. */
export function showMatchError(text: string): void {
  clearTimeout(timer);
  useError.setState(({ n }) => ({ text, n: n + 1 }));
  timer = setTimeout(() => useError.setState({ text: null }), ERROR_MS);
}

/** What went wrong in the running match. */
export function ErrorNotice() {
  const { text, n } = useError();
  if (text === null) return null;
  return (
    <p className={`${s.notice} ${s.error}`} role="alert" key={n} data-testid="match-error">
      <Bomb size={20} strokeWidth={2.8} aria-hidden="true" />
      <span>{text}</span>
    </p>
  );
}
