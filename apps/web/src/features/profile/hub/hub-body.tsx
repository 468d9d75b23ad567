/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- a scrolling page must be reachable by keyboard */
import { ArrowLeft, BadgeInfo, CircleUserRound } from 'lucide-react';
import { type ComponentType, type CSSProperties, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SectionId } from '../../../navigation/hub-section.ts';
import { useUnreadMessages } from '../../../platform/unread-messages.ts';
import { backgroundName } from '../../../ui/backdrop/backgrounds.ts';
import { PlayerFace } from '../../../ui/cosmetics/player-face.tsx';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { Spinner } from '../../../ui/kit/waiting/spinner.tsx';
import { RoleTitle } from '../../../ui/role-badge/role-badge.tsx';
import { RoleDecoration } from '../../../ui/role-badge/role-decoration.tsx';
import { openWindow } from '../../../ui/windows/manager.ts';
import { useClaimable } from '../../achievements/index.ts';
import { NoGuests, useUser } from '../../session/index.ts';
import { Balances } from '../../shop/index.ts';
import { LevelBar } from '../level-bar.tsx';
import { GET_ROLE_WINDOW, openProfile } from '../../../navigation/windows.ts';
import { useRolesToGet } from '../roles/use-roles-to-get.ts';
import { HubPlaceContext, useHub, useHubPlace } from './hub-place.ts';
import s from './hub.module.css';
import { HUB_SECTIONS } from './sections.ts';
import { useLostFocus } from './use-lost-focus.ts';

const ICON = { size: 26, strokeWidth: 2.4 } as const;

/** A door's name with how much waits behind it, for readers in words. */
function CountedName({ name, count, words }: { name: string; count: number; words: string }) {
  return (
    <span>
      {name}
      {count > 0 ? (
        <>
          <i className={s.badge} aria-hidden="true">
            {count}
          </i>
          <span className="sr">: {words}</span>
        </>
      ) : null}
    </span>
  );
}

function InboxName() {
  const { t } = useTranslation();
  const count = useUnreadMessages();
  return <CountedName name={t('inbox.title')} count={count} words={t('inbox.unread', { count })} />;
}

function AchievementsName() {
  const { t } = useTranslation();
  const count = useClaimable();
  return <CountedName name={t('achievements.title')} count={count} words={t('achievements.waiting', { count })} />;
}

/** Doors that say how much waits behind them. */
const COUNTED: Partial<Record<SectionId, ComponentType>> = { inbox: InboxName, achievements: AchievementsName };

function DoorName({ id, title }: Pick<(typeof HUB_SECTIONS)[number], 'id' | 'title'>) {
  const { t } = useTranslation();
  const Counted = COUNTED[id];
  return Counted ? <Counted /> : t(title);
}

/** The front page: the profile panel with what the player owns, and the doors to the sections. */
function FrontPage({ from }: { from: string | null }) {
  const { t } = useTranslation();
  const user = useUser();
  const hasRoles = useRolesToGet();
  const { show } = useHubPlace();
  const door = useRef<HTMLButtonElement>(null);
  useLostFocus(door);
  if (!user) return null;
  return (
    <div className={s.front}>
      <section className={s.card} data-background={backgroundName(user.background)}>
        <RoleDecoration type={user.type} />
        <PlayerFace seed={user.avatar || user.id} frame={user.frame} mood="happy" size={92} />
        <div className={s.who}>
          <h2 style={{ '--letters': Math.max(1, [...user.displayName].length) } as CSSProperties}>
            <RoleTitle type={user.type} name={user.displayName} size={24} />
          </h2>
          <LevelBar user={user} />
        </div>
      </section>
      <section className={s.owned} aria-label={t('profile.balances')}>
        <Balances more />
      </section>
      <ul className={s.doors}>
        <li>
          <button type="button" onClick={() => openProfile(user.id, user.displayName)}>
            <CircleUserRound {...ICON} />
            {t('profile.view')}
          </button>
        </li>
        {HUB_SECTIONS.map(({ id, title, icon: Icon }) => (
          <li key={id}>
            <button ref={id === from ? door : null} type="button" onClick={() => show(id)}>
              <Icon {...ICON} />
              <DoorName id={id} title={title} />
            </button>
          </li>
        ))}
        {hasRoles ? (
          <li>
            <button type="button" onClick={() => openWindow(GET_ROLE_WINDOW)}>
              <BadgeInfo {...ICON} />
              {t('roles.get')}
            </button>
          </li>
        ) : null}
      </ul>
    </div>
  );
}

/** One section, with the way back. */
function SectionPage({ section }: { section: (typeof HUB_SECTIONS)[number] }) {
  const { t } = useTranslation();
  const { leave } = useHubPlace();
  const back = useRef<HTMLButtonElement>(null);
  useLostFocus(back);
  const Body = section.body;
  return (
    <>
      <div className={s.bar}>
        <Btn ref={back} size="sm" onClick={leave}>
          <ArrowLeft size={18} strokeWidth={3} />
          {t('profile.back')}
        </Btn>
        <h2>{t(section.title)}</h2>
      </div>
      <section
        className={s.section}
        data-fills={section.fills || undefined}
        aria-label={t(section.title)}
        // A page without buttons must be scrolled by keyboard, too.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
      >
        <Suspense fallback={<Spinner label={t('common.loading')} />}>
          <Body />
        </Suspense>
      </section>
    </>
  );
}

/** Sections that say by themselves what guests need. */
const FOR_GUESTS = HUB_SECTIONS.filter(({ speaksToGuests }) => speaksToGuests);

/** Who looks for one of them without an account reads there what it takes. */
const GuestDoors = () => {
  const { t } = useTranslation();
  const { show } = useHubPlace();
  return FOR_GUESTS.map(({ id, title, icon: Icon }) => (
    <Btn key={id} onClick={() => show(id)}>
      <Icon size={19} strokeWidth={2.6} />
      {t(title)}
    </Btn>
  ));
};

/** The player's own corner, in its window or as a page of home: its front page, or one section with a way back. */
export function HubBody({ onPage = false }: { onPage?: boolean }) {
  const { place, section: chosen } = useHub(onPage);
  const section = HUB_SECTIONS.find(({ id }) => id === chosen);
  const last = useRef<string | null>(null);
  if (section) last.current = section.id;
  const shown = section ? <SectionPage key={section.id} section={section} /> : <FrontPage from={last.current} />;
  return (
    <HubPlaceContext value={place}>
      {section?.speaksToGuests ? shown : <NoGuests more={<GuestDoors />}>{shown}</NoGuests>}
    </HubPlaceContext>
  );
}
