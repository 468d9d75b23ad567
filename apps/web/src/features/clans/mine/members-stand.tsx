import type { Clan, ClanMember } from '@syllaboom/contracts';
import { CircleUserRound, Crown, KeyRound, UserMinus } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { openProfile } from '../../../navigation/windows.ts';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { PlayerFace } from '../../../ui/cosmetics/player-face.tsx';
import { MenuItem, MenuSeparator, PopupMenu } from '../../../ui/kit/popups/popup-menu.tsx';
import { useUser } from '../../session/index.ts';
import { kickMember, transferClan } from '../actions/move-members.ts';
import s from './members-stand.module.css';

const ICON = { size: 18, strokeWidth: 2.7 } as const;

/** The owner first, then who has done most for the clan; where that is not told, as the server lists them. */
function inOrder({ membersData, owner, mexp }: Clan): readonly ClanMember[] {
  const rank = ({ id }: ClanMember): number => (id === owner ? Number.POSITIVE_INFINITY : (mexp?.[id] ?? 0));
  // Two infinities have no difference, and there is one owner.
  return membersData.toSorted((one, other) => (rank(one) === rank(other) ? 0 : rank(other) - rank(one)));
}

interface FigureProps {
  readonly member: ClanMember;
  readonly clan: Clan;
  readonly isOwn: boolean;
}

/** A member on the stand: face, name, level, and what they have done for the clan. */
function Figure({ member, clan, isOwn }: FigureProps) {
  const { t } = useTranslation();
  const exp = clan.mexp?.[member.id];
  const slots = clan.mgrade?.[member.id] ?? 0;
  const isOwner = member.id === clan.owner;
  return (
    <>
      <span className={s.face}>
        {isOwner ? (
          <Crown className={s.crown} size={24} strokeWidth={2.5} role="img" aria-label={t('clans.owner')} />
        ) : null}
        <PlayerFace seed={member.avatar || member.id} frame={member.frame} mood={isOwn ? 'happy' : 'calm'} size={62} />
      </span>
      <span className={s.block}>
        <b style={{ '--letters': Math.max(6, [...member.displayName].length) } as CSSProperties}>
          {member.displayName}
        </b>
        <small>{t('common.level', { level: member.level })}</small>
        {exp === undefined ? null : (
          <small className={s.exp} title={t('clans.memberExp', { points: formatNumber(exp) })}>
            <span aria-hidden="true">{`+${formatNumber(exp)}`}</span>
            <span className="sr">{t('clans.memberExp', { points: formatNumber(exp) })}</span>
            {slots > 0 ? (
              <span className={s.slots} title={t('clans.memberSlots', { count: slots })}>
                <KeyRound size={13} strokeWidth={2.8} aria-hidden="true" />
                <span aria-hidden="true">{slots}</span>
                <span className="sr">{t('clans.memberSlots', { count: slots })}</span>
              </span>
            ) : null}
          </small>
        )}
      </span>
    </>
  );
}

/** What the owner can do about a member. */
function OwnersMenu({ member, clan }: Omit<FigureProps, 'isOwn'>) {
  const { t } = useTranslation();
  return (
    <PopupMenu
      align="center"
      trigger={
        <button type="button" className={s.member} data-member={member.id}>
          <span className="sr">{t('clans.memberActions', { name: member.displayName })}</span>
          <Figure member={member} clan={clan} isOwn={false} />
        </button>
      }
    >
      <MenuItem icon={<CircleUserRound {...ICON} />} onClick={() => openProfile(member.id, member.displayName)}>
        {t('profile.view')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Crown {...ICON} />} onClick={() => void transferClan(member)}>
        {t('clans.deeds.transfer')}
      </MenuItem>
      <MenuItem danger icon={<UserMinus {...ICON} />} onClick={() => void kickMember(member)}>
        {t('clans.deeds.kick')}
      </MenuItem>
    </PopupMenu>
  );
}

/** The members on their stand; a press opens their profile, the owner has a menu for each of the others. */
export function MembersStand({ clan }: { clan: Clan }) {
  const { t } = useTranslation();
  const ownId = useUser()?.id;
  const mayManage = clan.owner === ownId;
  return (
    <ul className={s.stand} aria-label={t('clans.members')}>
      {inOrder(clan).map((member) => (
        <li key={member.id} data-own={member.id === ownId || undefined}>
          {mayManage && member.id !== ownId ? (
            <OwnersMenu member={member} clan={clan} />
          ) : (
            <button
              type="button"
              className={s.member}
              data-member={member.id}
              title={t('profile.view')}
              onClick={() => openProfile(member.id, member.displayName)}
            >
              <Figure member={member} clan={clan} isOwn={member.id === ownId} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
