/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- a scrolling log must be reachable by keyboard */
import { MAX_WORD_LENGTH } from '@syllaboom/contracts';
import { Search } from 'lucide-react';
import { type FormEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { EmptyState } from '../../../ui/kit/waiting/empty-state.tsx';
import { useUser } from '../../session/index.ts';
import { useRoom, useWordLanguage } from '../store/use-topic.ts';
import { SearchBlockView } from './search-block.tsx';
import { SearchFilter } from './search-filter.tsx';
import { runSearch, searchSession } from './search-session.ts';
import sendLine from '../../../ui/chat/send-line.module.css';
import s from './word-search.module.css';

/** Air above the newest answer. */
const BLOCK_MARGIN_PX = 10;

/** The word search: what was found so far, the filter, and the letters to look for. Guests have no words. */
export function WordSearch() {
  const { t } = useTranslation();
  if (useUser()?.guest === true) return <EmptyState title={t('profile.noGuests')} />;
  return <OpenSearch />;
}

function OpenSearch() {
  const { t } = useTranslation();
  const { store } = useRoom();
  const session = searchSession(store);
  const { text, searching, blocks, language } = useStore(session);
  const roomLanguage = useWordLanguage();
  const input = useRef<HTMLInputElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const busy = searching !== null;
  useLayoutEffect(() => {
    const box = log.current;
    // A long answer is read from its beginning.
    const last = box?.querySelector<HTMLElement>('[data-search-block]:last-of-type');
    if (box) box.scrollTop = last && searching === null ? last.offsetTop - BLOCK_MARGIN_PX : box.scrollHeight;
  }, [blocks, searching]);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    await runSearch(store, roomLanguage);
    // A disabled field loses the focus; whoever searches goes on searching.
    if (document.activeElement === document.body) input.current?.focus({ preventScroll: true });
  };
  const onPick = (word: string) => {
    session.setState({ text: word });
    input.current?.focus({ preventScroll: true });
  };
  return (
    <div className={s.search} data-chat="">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling log must be reachable by keyboard */}
      <div ref={log} className={s.log} role="log" aria-label={t('chat.searchLog')} tabIndex={0}>
        {blocks.length === 0 && !busy ? <EmptyState title={t('chat.searchEmpty')} /> : null}
        {blocks.map((block) => (
          <SearchBlockView key={block.n} block={block} onPick={onPick} />
        ))}
        {busy ? <p className={s.wait}>{t('chat.searching', { query: searching })}</p> : null}
      </div>
      <SearchFilter />
      <form className={sendLine.line} onSubmit={(event) => void onSubmit(event)}>
        <input
          ref={input}
          value={text}
          lang={language ?? roomLanguage}
          disabled={busy}
          maxLength={MAX_WORD_LENGTH}
          placeholder={t('chat.searchLabel')}
          aria-label={t('chat.searchLabel')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => session.setState({ text: event.target.value })}
        />
        <Btn size="sm" icon tone="gold" type="submit" disabled={busy} aria-label={t('chat.searchSend')}>
          <Search size={18} strokeWidth={2.8} />
        </Btn>
      </form>
    </div>
  );
}
