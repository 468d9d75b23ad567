/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- a scrolling log must be reachable by keyboard */
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from '../store/use-topic.ts';
import s from './chat.module.css';
import { ChatLineView } from './chat-line.tsx';

/** So near to the end counts as reading along. */
const NEAR_END_PX = 60;

/** The last fifty lines; stays at the end unless somebody reads further up. */
export function ChatLines() {
  const { t } = useTranslation();
  const { lines } = useSnapshot('chat');
  const list = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  useLayoutEffect(() => {
    if (following.current && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines]);
  const onScroll = () => {
    const box = list.current;
    if (box) following.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END_PX;
  };
  return (
    // A scrolling log must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <div className={s.lines} ref={list} role="log" aria-label={t('room.chat')} tabIndex={0} onScroll={onScroll}>
      {lines.length === 0 ? <p className={s.quiet}>{t('room.chatEmpty')}</p> : null}
      {lines.map((line) => (
        <ChatLineView key={line.n} line={line} />
      ))}
    </div>
  );
}
