import { DIFFICULTIES, OFFERED_DIFFICULTIES } from '@syllaboom/engine';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuChoices, PopupMenu } from '../../../ui/kit/popups/popup-menu.tsx';
import { difficultyName } from '../settings/setting-words.ts';
import { useSettingsSender } from '../settings/use-settings-sender.ts';
import { useSnapshot } from '../store/use-topic.ts';

/** The difficulties to choose from, behind the entry that opens them. */
export function DifficultyChoices({ entry }: { entry: ReactElement<Record<string, unknown>> }) {
  const { t } = useTranslation();
  const diff = useSnapshot('info')?.diff ?? 0;
  const send = useSettingsSender();
  return (
    <PopupMenu trigger={entry} align="center">
      <MenuChoices
        value={String(diff)}
        onChange={(next) => send({ difficulty: Number(next) })}
        choices={OFFERED_DIFFICULTIES.map((name) => ({
          value: String(DIFFICULTIES[name]),
          label: t(difficultyName(DIFFICULTIES[name])),
          hint: t(`lobby.difficultyHint.${name}`),
        }))}
      />
    </PopupMenu>
  );
}
