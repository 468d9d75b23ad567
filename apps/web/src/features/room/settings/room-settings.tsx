import { hasRight } from '@syllaboom/engine';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../../../ui/kit/waiting/spinner.tsx';
import { Tabs } from '../../../ui/kit/layout/tabs.tsx';
import { useUser } from '../../session/index.ts';
import { useIsHost, useSnapshot } from '../store/use-topic.ts';
import { SettingLineView } from './setting-line.tsx';
import { type SettingLine, settingLines } from './setting-list.ts';
import s from './settings.module.css';

/** The room's settings: Basic and Advanced, with a loader while a change is on its way. */
export function RoomSettings() {
  const { t } = useTranslation();
  const info = useSnapshot('info');
  const waiting = useSnapshot('settings');
  const mayAdmitGuests = hasRight(useUser()?.roles ?? [], 'develop');
  const host = useIsHost();
  const [open, setOpen] = useState<string | null>(null);
  if (!info) return null;
  const { basic, advanced } = settingLines(info, mayAdmitGuests, t);
  const list = (lines: readonly SettingLine[]) => (
    <ul className={s.list}>
      {lines.map((line) => (
        <SettingLineView
          key={line.id}
          line={line}
          host={host}
          open={open === line.id}
          onToggle={() => setOpen((before) => (before === line.id ? null : line.id))}
        />
      ))}
    </ul>
  );
  return (
    <div className={s.panel} aria-busy={waiting}>
      <Tabs
        label={t('room.roomSettings')}
        tabs={[
          { id: 'basic', label: t('room.basic'), body: list(basic) },
          { id: 'advanced', label: t('room.advanced'), body: list(advanced) },
        ]}
      />
      {waiting ? (
        <div className={s.waiting} data-testid="settings-loader">
          <Spinner label={t('room.saving')} />
        </div>
      ) : null}
    </div>
  );
}
