import { BookHeart, Gift, LockKeyhole, LogIn, MessagesSquare, Plus, ShieldHalf, Users } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { askDailyWord, openOffer, useRewardWaits } from '../../features/daily/index.ts';
import { useWaitingRequests } from '../../features/friends/index.ts';
import { askCreateRoom } from '../../features/lobby/index.ts';
import { FRIENDS_WINDOW, openGetRole } from '../../navigation/windows.ts';
import { RankedButton } from '../../features/ranked/index.ts';
import { openAccount, openPasswordWindow, useUser } from '../../features/session/index.ts';
import { isEmbedded } from '../../platform/discord/launch.ts';
import { useBarMenu, useInstalledApp } from '../../platform/media.ts';
import { useSignInOptions } from '../../platform/query/sign-in-options.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Btn } from '../../ui/kit/buttons/btn.tsx';
import { Tip } from '../../ui/kit/popups/tip.tsx';
import { toggleWindow } from '../../ui/windows/manager.ts';
import { showTab } from '../../navigation/navigation.ts';
import { TopBar } from '../top-bar.tsx';
import s from './home-bar.module.css';

const ICON = { size: 19, strokeWidth: 2.7 } as const;
/** Shown types that have or need no more roles: plain accounts are led to the community instead. */
const NO_ROLES_BUTTON: readonly number[] = [0, 4, 5, 7];

/** One thing to do from the top bar. */
export interface HomeAction {
  readonly id: 'reward' | 'dailyWord' | 'login' | 'password' | 'discord' | 'roles' | 'friends' | 'createRoom';
  readonly label: string;
  readonly icon: ReactNode;
  /** Waits there: a count on the button, and the same in words. */
  readonly waiting?: { readonly count: number; readonly words: string };
  readonly run: () => void;
}

/** What this player can do from the top bar; what stands on the page is not said again in the menu. */
function useHomeActions(menu: boolean): readonly HomeAction[] {
  const { t } = useTranslation();
  const user = useUser();
  const installed = useInstalledApp();
  const type = user?.type ?? 0;
  const guest = user?.guest !== false;
  const requests = useWaitingRequests();
  const community = useSignInOptions()?.communityUrl != null;
  const rewardWaits = useRewardWaits();
  const actions: HomeAction[] = [
    { id: 'dailyWord', label: t('home.dailyWord'), icon: <BookHeart {...ICON} />, run: () => askDailyWord() },
  ];
  if (rewardWaits)
    actions.unshift({
      id: 'reward',
      label: t('daily.title'),
      icon: <Gift {...ICON} />,
      waiting: { count: 1, words: t('daily.waiting') },
      run: openOffer,
    });
  // Beside the menu the bar itself has the way in.
  if (!installed && !isEmbedded() && !(guest && menu))
    actions.push(
      guest
        ? { id: 'login', label: t('home.login'), icon: <LogIn {...ICON} />, run: () => openAccount('signIn') }
        : { id: 'password', label: t('home.password'), icon: <LockKeyhole {...ICON} />, run: openPasswordWindow },
    );
  if (type === 0 && community)
    actions.push({
      id: 'discord',
      label: t('home.joinDiscord'),
      icon: <MessagesSquare {...ICON} />,
      run: () => showTab('discord'),
    });
  else if (type !== 0 && !NO_ROLES_BUTTON.includes(type))
    actions.push({ id: 'roles', label: t('home.roles'), icon: <ShieldHalf {...ICON} />, run: openGetRole });
  if (!guest)
    actions.push({
      id: 'friends',
      label: t('friends.title'),
      icon: <Users {...ICON} />,
      waiting: { count: requests, words: t('friends.waiting', { count: requests }) },
      run: () => toggleWindow(FRIENDS_WINDOW),
    });
  if (!menu)
    actions.push({ id: 'createRoom', label: t('lobby.createRoom'), icon: <Plus {...ICON} />, run: askCreateRoom });
  return actions;
}

const HomeActionMenu = lazyPart(async () => ({ default: (await import('./home-action-menu.tsx')).HomeActionMenu }));

/** The top bar of home. */
export function HomeBar() {
  const menu = useBarMenu();
  const actions = useHomeActions(menu);
  return (
    <TopBar>
      {menu ? (
        <Suspense fallback={<i className={s.menuSpace} />}>
          <HomeActionMenu actions={actions} />
        </Suspense>
      ) : (
        <div className={s.actions}>
          {actions.map(({ id, label, icon, waiting, run }) => (
            <Tip key={id} label={label}>
              <Btn
                size="sm"
                tone={id === 'createRoom' ? 'gold' : 'plain'}
                badge={waiting?.count}
                aria-label={waiting?.count ? `${label}: ${waiting.words}` : label}
                className={s[id]}
                onClick={run}
              >
                {icon}
                <span className={s.label}>{label}</span>
              </Btn>
            </Tip>
          ))}
          <RankedButton />
        </div>
      )}
    </TopBar>
  );
}
