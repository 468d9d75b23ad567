import { BACKGROUNDS, modeTraits } from '@syllaboom/engine';
import clsx from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import choice from '../../../../ui/kit/inputs/choice.module.css';

import { Bomb } from '../../../../ui/bomb/bomb.tsx';
import { EmptyState } from '../../../../ui/kit/waiting/empty-state.tsx';
import { Tabs } from '../../../../ui/kit/layout/tabs.tsx';
import { useSettingsSender } from '../../settings/use-settings-sender.ts';
import { useSnapshot } from '../../store/use-topic.ts';
import backdrop from './backdrop.module.css';
import { BOMBS } from './bombs.ts';
import s from './cosmetics.module.css';
import { useHostChoice } from '../use-host-choice.ts';

function CosmeticChoice({
  name,
  chosen,
  picture,
  onChoose,
}: {
  name: string;
  chosen: boolean;
  picture: ReactNode;
  onChoose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <li>
      <button
        type="button"
        className={clsx(choice.choice, choice.press, chosen && choice.chosen, s.choice)}
        aria-pressed={chosen}
        onClick={onChoose}
      >
        {picture}
        <b>
          {name}
          {chosen ? <Check size={18} strokeWidth={3.4} aria-label={t('host.chosen')} /> : null}
        </b>
      </button>
    </li>
  );
}

/** What the room looks like: backgrounds, where the mode leaves them to the host, and bombs. */
export function CosmeticsPicker() {
  const { t } = useTranslation();
  const info = useSnapshot('info');
  const hostChoice = useHostChoice();
  const send = useSettingsSender();
  if (!info) return null;
  const backgrounds = modeTraits(info.mode).hasBackground ? (
    <ul className={s.choices}>
      {BACKGROUNDS.map((name, id) => (
        <CosmeticChoice
          key={name}
          name={t(`host.background.${name}`)}
          chosen={id === info.background}
          picture={
            <span className={s.sample}>
              <span className={clsx(s.reduced, backdrop.sample)} data-background={name} />
            </span>
          }
          onChoose={() => hostChoice(() => id !== info.background && send({ background: id }))}
        />
      ))}
    </ul>
  ) : (
    <EmptyState title={t('host.backgroundsOff')} seed="quokka" mood="calm" />
  );
  const bombs = (
    <ul className={s.choices}>
      {BOMBS.map((name, id) => (
        <CosmeticChoice
          key={name}
          name={t(`host.bomb.${name}`)}
          chosen={id === info.bomb}
          picture={
            <span className={s.sample} data-bomb={name} aria-hidden="true">
              <Bomb prompt="" />
            </span>
          }
          onChoose={() => hostChoice(() => id !== info.bomb && send({ bomb: id }))}
        />
      ))}
    </ul>
  );
  return (
    <div className={s.window}>
      <Tabs
        label={t('host.cosmetics')}
        tabs={[
          { id: 'backgrounds', label: t('host.backgrounds'), body: backgrounds },
          { id: 'bombs', label: t('host.bombs'), body: bombs },
        ]}
      />
    </div>
  );
}
