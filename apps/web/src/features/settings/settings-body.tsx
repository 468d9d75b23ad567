import { Gamepad2, LogOut, MonitorSmartphone, SlidersHorizontal, Volume2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../../ui/kit/buttons/btn.tsx';
import { Tabs } from '../../ui/kit/layout/tabs.tsx';
import { closeWindow } from '../../ui/windows/manager.ts';
import { AudioTab } from './audio-tab.tsx';
import { DisplayTab } from './display-tab.tsx';
import { GameplayTab } from './gameplay-tab.tsx';
import { GeneralTab } from './general-tab.tsx';
import { useLeaveAction } from './leave-action.ts';
import s from './settings.module.css';

const ICON = { size: 17, strokeWidth: 2.7 } as const;

/** Four tabs and, in a room, the Leave button. */
export function SettingsBody() {
  const { t } = useTranslation();
  const leave = useLeaveAction((state) => state.action);
  return (
    <>
      <Tabs
        label={t('common.settings')}
        tabs={[
          {
            id: 'general',
            label: (
              <>
                <SlidersHorizontal {...ICON} />
                {t('settings.general')}
              </>
            ),
            body: <GeneralTab />,
          },
          {
            id: 'audio',
            label: (
              <>
                <Volume2 {...ICON} />
                {t('settings.audio')}
              </>
            ),
            body: <AudioTab />,
          },
          {
            id: 'gameplay',
            label: (
              <>
                <Gamepad2 {...ICON} />
                {t('settings.gameplay')}
              </>
            ),
            body: <GameplayTab />,
          },
          {
            id: 'display',
            label: (
              <>
                <MonitorSmartphone {...ICON} />
                {t('settings.display')}
              </>
            ),
            body: <DisplayTab />,
          },
        ]}
      />
      {leave ? (
        <div className={s.leave}>
          <Btn
            tone="primary"
            wide
            onClick={() => {
              closeWindow('settings');
              leave.run();
            }}
          >
            <LogOut size={19} strokeWidth={2.8} />
            {leave.label}
          </Btn>
        </div>
      ) : null}
    </>
  );
}
