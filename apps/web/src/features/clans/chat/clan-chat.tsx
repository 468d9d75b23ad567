import type { ClanLine } from '@syllaboom/contracts';
import { SHOWN_TEXTS } from '@syllaboom/engine';
import { ChevronUp, CircleUserRound, Flag, RefreshCw } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { openProfile } from '../../../navigation/windows.ts';
import { onHint } from '../../../platform/query/hints.ts';
import { useShown } from '../../../platform/streamer/hide-people.ts';
import { ChatComposer } from '../../../ui/chat/chat-composer.tsx';
import { ChatLog } from '../../../ui/chat/chat-log.tsx';
import type { NumberedLine } from '../../../ui/chat/chat-store.ts';
import { ChatVeil } from '../../../ui/chat/chat-veil.tsx';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { MenuItem } from '../../../ui/kit/popups/popup-menu.tsx';
import { EmptyState } from '../../../ui/kit/waiting/empty-state.tsx';
import { Spinner } from '../../../ui/kit/waiting/spinner.tsx';
import { useUser } from '../../session/index.ts';
import { setClanChat, useClanChat } from './clan-chat-state.ts';
import s from './clan-chat.module.css';
import { reportLine } from './report-line.ts';
import { readClanChat, readEarlier, sayInClan, showClanLog } from './talk.ts';

const ICON = { size: 18, strokeWidth: 2.7 } as const;

/** A line as all chats show lines; of who is gone, and of what was taken down, that is said. */
const asChatLine = (line: ClanLine, t: TFunction): NumberedLine => ({
  n: line.n,
  lastActionAt: Number.NEGATIVE_INFINITY,
  id: line.id ?? '',
  avatar: line.avatar,
  frame: line.frame,
  displayName: line.id === null ? t('clans.chat.erased') : line.displayName,
  message: line.message === '' ? t('clans.chat.gone') : line.message,
  time: Date.parse(line.at),
  private: false,
  system: false,
  type: 'normal',
  playerType: line.playerType,
});

/** What can be done about who wrote a line. */
function WriterItems({ line }: { line: NumberedLine }) {
  const { t } = useTranslation();
  return (
    <>
      <MenuItem icon={<CircleUserRound {...ICON} />} onClick={() => openProfile(line.id, line.displayName)}>
        {t('profile.view')}
      </MenuItem>
      <MenuItem danger icon={<Flag {...ICON} />} onClick={() => reportLine(line.n)}>
        {t('profile.report')}
      </MenuItem>
    </>
  );
}

function Earlier() {
  const { t } = useTranslation();
  const earlier = useClanChat((state) => state.earlier);
  const busy = useClanChat((state) => state.readsEarlier);
  if (earlier === null) return null;
  return (
    <Btn size="sm" className={s.earlier} disabled={busy} onClick={() => void readEarlier()}>
      <ChevronUp {...ICON} />
      {t('inbox.loadEarlier')}
    </Btn>
  );
}

function Log({ clan }: { clan: string }) {
  const { t } = useTranslation();
  const ownId = useUser()?.id;
  const status = useClanChat((state) => state.status);
  const lines = useClanChat((state) => state.lines);
  const shown = useShown(useMemo(() => lines.map((line) => asChatLine(line, t)), [lines, t]));
  if (status === 'loading')
    return (
      <div className={s.waiting}>
        <Spinner label={t('common.loading')} />
      </div>
    );
  if (status === 'failed')
    return (
      <div className={s.waiting} role="alert">
        <EmptyState title={t('clans.failed.chat')} seed="Lumi" mood="panic">
          <Btn onClick={() => void readClanChat(clan)}>
            <RefreshCw {...ICON} />
            {t('common.retry')}
          </Btn>
        </EmptyState>
      </div>
    );
  return (
    <ChatLog
      lines={shown}
      label={t('clans.chat.title')}
      empty={t('clans.chat.empty')}
      before={<Earlier />}
      writerMenu={(line) => (line.id === '' || line.id === ownId ? null : <WriterItems line={line} />)}
    />
  );
}

function Talk({ clan }: { clan: string }) {
  const { t } = useTranslation();
  const draft = useClanChat((state) => state.draft);
  useEffect(() => {
    void readClanChat(clan);
    // What was said while the line was broken is read.
    return onHint(({ name }) => {
      if (name === 'connected') void readClanChat(clan);
    });
  }, [clan]);
  useEffect(() => showClanLog(), []);
  const send = (text: string): boolean => {
    const message = text.trim();
    if (message === '') return false;
    void sayInClan(message);
    return true;
  };
  return (
    <section className={s.chat} aria-label={t('clans.chat.title')}>
      <Log clan={clan} />
      <ChatComposer
        text={draft}
        onText={(text) => setClanChat({ draft: text })}
        onSend={send}
        closed={null}
        commands={[]}
        players={[]}
        label={t('clans.chat.write')}
        most={SHOWN_TEXTS.clanLine.most}
      />
    </section>
  );
}

/** What the members of a clan say to each other. In streamer mode it is shown to who asks for it. */
export const ClanChat = ({ clan }: { clan: string }) => (
  <ChatVeil>
    <Talk key={clan} clan={clan} />
  </ChatVeil>
);
