import { BookPlus, CalendarX2, Download, LogOut, UserCog } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isEmbedded } from '../../platform/discord/launch.ts';
import { takeInstallOffer, useInstallOffer } from '../../platform/offline/install-offer.ts';
import { usePreferences } from '../../platform/preferences.ts';
import { PlayerFace } from '../../ui/cosmetics/player-face.tsx';
import { Btn } from '../../ui/kit/buttons/btn.tsx';
import { Switch } from '../../ui/kit/inputs/switch.tsx';
import { openProposals, openRemovals } from '../moderation/index.ts';
import { askSignOut, maySignOut, openAccount, openAccountSettings, useUser } from '../session/index.ts';
import { ActionRow } from './action-row.tsx';
import { AwaySection } from './away-section.tsx';
import { changePreference } from './preferences-sync.ts';
import s from './settings.module.css';

/** Where the browser offers it: the app as one of the device's own. */
function InstallRow() {
  const { t } = useTranslation();
  const offered = useInstallOffer(({ offer }) => offer !== null);
  if (!offered) return null;
  return (
    <ActionRow
      label={t('shell.install')}
      hint={t('shell.installHint')}
      icon={<Download size={18} strokeWidth={2.7} />}
      onClick={() => void takeInstallOffer()}
    />
  );
}

/** Who plays, how much of others is seen, and what else there is. */
export function GeneralTab() {
  const { t } = useTranslation();
  const user = useUser();
  const hideNames = usePreferences((state) => state.nck);
  const streamer = usePreferences((state) => state.str);
  const autoSwitch = usePreferences((state) => state.sw);
  return (
    <div className={s.rows}>
      <div className={s.account}>
        <PlayerFace seed={user?.avatar ?? 'guest'} frame={user?.frame ?? 0} size={52} />
        <p>
          <b>{user?.displayName ?? t('common.guest')}</b>
          <small>{t(user?.guest === false ? 'settings.signedIn' : 'settings.guestNote')}</small>
        </p>
        {user?.guest === false ? (
          <span className={s.accountButtons}>
            <Btn size="sm" tone="gold" onClick={openAccountSettings}>
              <UserCog size={17} strokeWidth={2.8} />
              {t('account.title')}
            </Btn>
            {maySignOut() ? (
              <Btn size="sm" onClick={() => void askSignOut()}>
                <LogOut size={17} strokeWidth={2.8} />
                {t('common.signOut')}
              </Btn>
            ) : null}
          </span>
        ) : isEmbedded() ? null : (
          <Btn size="sm" tone="gold" onClick={() => openAccount('signUp')}>
            {t('common.signUp')}
          </Btn>
        )}
      </div>
      <Switch
        label={t('settings.autoSwitch')}
        hint={t('settings.autoSwitchHint')}
        checked={autoSwitch}
        onChange={(on) => changePreference('sw', on)}
      />
      <Switch
        label={t('settings.hideNames')}
        hint={t('settings.hideNamesHint')}
        checked={hideNames}
        onChange={(on) => changePreference('nck', on)}
      />
      <Switch
        label={t('streamer.mode')}
        hint={t('streamer.modeHint')}
        checked={streamer}
        onChange={(on) => changePreference('str', on)}
      />
      <AwaySection />
      <ActionRow
        label={t('moderation.removals')}
        hint={t('shell.removalsHint')}
        icon={<CalendarX2 size={18} strokeWidth={2.7} />}
        onClick={openRemovals}
      />
      <ActionRow
        label={t('moderation.proposals.title')}
        hint={t('shell.proposalsHint')}
        icon={<BookPlus size={18} strokeWidth={2.7} />}
        onClick={openProposals}
      />
      <InstallRow />
    </div>
  );
}
