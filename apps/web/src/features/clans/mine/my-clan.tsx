import type { Clan } from '@syllaboom/contracts';
import { LogOut } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useElementWidth } from '../../../ui/chart/use-element-width.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { Segments } from '../../../ui/kit/inputs/segments.tsx';
import { useUser } from '../../session/index.ts';
import { ClanChat } from '../chat/clan-chat.tsx';
import { useClanChat } from '../chat/clan-chat-state.ts';
import { ClanHead } from '../clan-head.tsx';
import { leaveClan } from '../actions/move-members.ts';
import { useIsUnderWay } from '../actions/clan-actions.ts';
import { ClanWeek } from '../week/clan-week.tsx';
import { ClanLog } from './clan-log.tsx';
import { MembersStand } from './members-stand.tsx';
import s from './my-clan.module.css';
import { Purse } from './purse.tsx';

/** From this width on members and what they say stand beside each other. */
const WIDE_PX = 800;
const PARTS = ['members', 'chat', 'week', 'log'] as const;
type PartId = (typeof PARTS)[number];

function PartBody({ part, clan }: { part: PartId; clan: Clan }) {
  switch (part) {
    case 'members':
      return <MembersStand clan={clan} />;
    case 'chat':
      return (
        <div className={s.chat}>
          <ClanChat clan={clan.id} />
        </div>
      );
    case 'week':
      return <ClanWeek />;
    case 'log':
      return <ClanLog />;
  }
}

function Leave({ clan }: { clan: Clan }) {
  const { t } = useTranslation();
  const busy = useIsUnderWay('leave');
  return (
    <Btn size="sm" disabled={busy} onClick={() => void leaveClan(clan)}>
      <LogOut size={17} strokeWidth={2.8} aria-hidden="true" />
      {t('clans.deeds.leave')}
    </Btn>
  );
}

/** The clan that the player belongs to: its stage, its people, what they say and do. */
export function MyClan({ clan }: { clan: Clan }) {
  const { t } = useTranslation();
  const ownId = useUser()?.id;
  const box = useRef<HTMLDivElement>(null);
  const isWide = useElementWidth(box) >= WIDE_PX;
  const unread = useClanChat((state) => state.unread);
  const [chosen, setPart] = useState<PartId>('members');
  const part = isWide && chosen === 'members' ? 'chat' : chosen;
  const isMember = clan.members.includes(ownId ?? '');
  const head = (
    <ClanHead clan={clan}>
      <div className={s.foot}>
        {clan.balance === null ? <i /> : <Purse balance={clan.balance} />}
        {isMember ? <Leave clan={clan} /> : null}
      </div>
    </ClanHead>
  );
  return (
    <div ref={box} className={s.mine} data-wide={isWide || undefined} data-part={part}>
      {isWide ? (
        <div className={s.stage}>
          {head}
          <section aria-label={t('clans.sections.members')}>
            <MembersStand clan={clan} />
          </section>
        </div>
      ) : null}
      {/* A phone has room for the stage or for what is said below it. */}
      {!isWide && part === 'members' ? head : null}
      <section className={s.side} aria-label={t(`clans.sections.${part}`)}>
        <div className={s.choice}>
          <Segments
            label={t('clans.sections.label')}
            value={part}
            inPairs={!isWide}
            choices={PARTS.filter((id) => !isWide || id !== 'members').map((id) => ({
              value: id,
              label:
                id === 'chat' && unread > 0 ? `${t('clans.sections.chat')} (${unread})` : t(`clans.sections.${id}`),
            }))}
            onChange={setPart}
          />
        </div>
        <PartBody part={part} clan={clan} />
      </section>
    </div>
  );
}
