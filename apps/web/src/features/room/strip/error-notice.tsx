import { Bomb, Repeat2 } from 'lucide-react';
import { create } from 'zustand';
import { ERROR_MS, NOTICE_MS } from '../../../ui/toasts/toasts.tsx';
import s from './strip.module.css';

interface Said {
  readonly text: string | null;
  readonly tone: 'error' | 'notice';
  readonly n: number;
}
const useSaid = create<Said>(() => ({ text: null, tone: 'error', n: 0 }));
let timer: ReturnType<typeof setTimeout> | undefined;

function say(text: string, tone: Said['tone'], stayMs: number): void {
  clearTimeout(timer);
  useSaid.setState(({ n }) => ({ text, tone, n: n + 1 }));
  timer = setTimeout(() => useSaid.setState({ text: null }), stayMs);
}

/** Says in the strip what went wrong in a match, as long as an error's toast stays. */
export const showMatchError = (text: string): void => say(text, 'error', ERROR_MS);
/** A small word in the strip; where there is no strip, nowhere. */
export const showMatchNotice = (text: string): void => say(text, 'notice', NOTICE_MS);

/** What went wrong in the running match, or a small word about the own. */
export function ErrorNotice() {
  const { text, tone, n } = useSaid();
  if (text === null) return null;
  const Icon = tone === 'error' ? Bomb : Repeat2;
  return (
    <p
      className={`${s.notice} ${tone === 'error' ? s.error : ''}`}
      role={tone === 'error' ? 'alert' : 'status'}
      key={n}
      data-testid={`match-${tone}`}
    >
      <Icon size={20} strokeWidth={2.8} aria-hidden="true" />
      <span>{text}</span>
    </p>
  );
}
