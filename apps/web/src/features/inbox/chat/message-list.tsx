/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- a scrolling log must be reachable by keyboard */
import type { InboxChat } from '@syllaboom/contracts';
import { ChevronUp } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { useInbox } from '../store/inbox-state.ts';
import { readEarlier } from '../store/read-thread.ts';
import { useNow } from '../use-now.ts';
import { MessageLine } from './message-line.tsx';
import { type MessageRow, messageRows } from './message-rows.ts';
import s from './message.module.css';

/** About as high as a message is, before it is measured. */
const ROW_PX = 64;
/** So near to the end counts as reading along. */
const NEAR_END_PX = 80;

/** Where the messages begin: the way to earlier ones, or that there are none. */
function Beginning({ onHeight }: { onHeight: (px: number) => void }) {
  const { t } = useTranslation();
  const hasEarlier = useInbox((state) => state.thread.earlier !== null);
  const busy = useInbox((state) => state.readsEarlier);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return undefined;
    const measure = () => onHeight(current.offsetHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [onHeight]);
  return (
    <div ref={box} className={s.beginning}>
      {hasEarlier ? (
        <Btn size="sm" disabled={busy} onClick={() => void readEarlier()}>
          <ChevronUp size={18} strokeWidth={2.8} />
          {t('inbox.loadEarlier')}
        </Btn>
      ) : (
        <p>{t('inbox.begins')}</p>
      )}
    </div>
  );
}

/** Whether lines were put before those that were there. */
function usePrepended(rows: readonly MessageRow[]): boolean {
  const first = useRef<string | undefined>(undefined);
  const before = first.current;
  const isPrepended = before !== undefined && rows[0]?.key !== before && rows.some(({ key }) => key === before);
  useEffect(() => {
    first.current = rows[0]?.key;
  }, [rows]);
  return isPrepended;
}

interface MessageListProps {
  readonly chat: InboxChat;
  readonly ownId: string;
  readonly label: string;
}

/** The messages of a chat; no more of them exist than are near the view. Stays at the end unless somebody reads further up. */
export function MessageList({ chat, ownId, label }: MessageListProps) {
  const thread = useInbox((state) => state.thread);
  const editedId = useInbox((state) => state.edited?.i);
  const now = useNow();
  const scroller = useRef<HTMLDivElement>(null);
  const handle = useRef<VirtualizerHandle>(null);
  const following = useRef(true);
  const top = useRef(0);
  const [startMargin, setStartMargin] = useState(0);
  const rows = useMemo(() => messageRows(thread, ownId), [thread, ownId]);
  const isPrepended = usePrepended(rows);
  const count = useRef(rows.length);
  count.current = rows.length;
  const outgoing = thread.outgoing.length;
  // Whoever writes wants to see it.
  useLayoutEffect(() => {
    if (outgoing > 0) following.current = true;
  }, [outgoing]);
  useLayoutEffect(() => {
    if (following.current && rows.length > 0) handle.current?.scrollToIndex(rows.length - 1, { align: 'end' });
  }, [rows, startMargin]);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return undefined;
    // A keyboard or a turned device makes the box smaller, a picture the messages higher: the end would slip below.
    let frame = 0;
    const goToEnd = () => {
      if (following.current && count.current > 0) handle.current?.scrollToIndex(count.current - 1, { align: 'end' });
    };
    // With the next frame: to go there changes the heights that are observed.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(goToEnd);
    });
    observer.observe(box);
    if (box.lastElementChild) observer.observe(box.lastElementChild);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
  const noteScroll = () => {
    const box = scroller.current;
    if (!box) return;
    const isNearEnd = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END_PX;
    // What has grown moves the end away, and nobody has scrolled.
    if (isNearEnd || box.scrollTop < top.current) following.current = isNearEnd;
    top.current = box.scrollTop;
  };
  return (
    // What is new is announced by itself: a long log would read out what is scrolled to.
    <div
      ref={scroller}
      className={s.log}
      role="log"
      aria-live="off"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling log must be reachable by keyboard
      tabIndex={0}
      onScroll={noteScroll}
    >
      <Beginning onHeight={setStartMargin} />
      <i className={s.rest} />
      <Virtualizer
        ref={handle}
        data={rows}
        scrollRef={scroller}
        startMargin={startMargin}
        shift={isPrepended}
        itemSize={ROW_PX}
      >
        {(row) => (
          <MessageLine
            key={row.key}
            row={row}
            chat={chat}
            ownId={ownId}
            now={now}
            isEdited={'message' in row && row.message.i === editedId}
          />
        )}
      </Virtualizer>
    </div>
  );
}
