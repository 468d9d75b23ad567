import clsx from 'clsx';
import { Check, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWordCount } from '../../../../platform/i18n/format.ts';
import choice from '../../../../ui/kit/inputs/choice.module.css';
import { Critter } from '../../../../ui/critter/critter.tsx';
import { Btn } from '../../../../ui/kit/buttons/btn.tsx';
import { EmptyState } from '../../../../ui/kit/waiting/empty-state.tsx';
import { closeWindow } from '../../../../ui/windows/manager.ts';
import { ROOM_WINDOWS } from '../../room-ui.ts';
import { useSettingsSender } from '../../settings/use-settings-sender.ts';
import type { RoomInfo } from '../../store/room-types.ts';
import { useIsHost, useSnapshot } from '../../store/use-topic.ts';
import { useCategories, type WordCategory } from '../../word-search/use-categories.ts';
import { monsterName } from './monster-words.ts';
import s from './monsters.module.css';
import { useHostChoice } from '../use-host-choice.ts';

/** Which word categories the monsters of mode 7 are made of. */
export function MonsterPicker() {
  const { t } = useTranslation();
  const info = useSnapshot('info');
  const { data } = useCategories(info?.locale ?? 'en-US');
  if (!info) return null;
  if (data === null) return <EmptyState title={t('host.monstersNotLoaded')} seed="Lumi" mood="panic" />;
  if (data.categories.length === 0) return <EmptyState title={t('host.lock.categories')} seed="Lumi" mood="out" />;
  return <Choice key={info.locale} info={info} monsters={data.categories} />;
}

function Choice({ info, monsters }: { info: RoomInfo; monsters: readonly WordCategory[] }) {
  const { t } = useTranslation();
  const host = useIsHost();
  const hostChoice = useHostChoice();
  const send = useSettingsSender();
  const known = monsters.map(({ name }) => name);
  const [chosen, setChosen] = useState(() => known.filter((name) => info.monsters.includes(name)));
  const toggle = (name: string) =>
    hostChoice(() =>
      setChosen((before) => (before.includes(name) ? before.filter((one) => one !== name) : [...before, name])),
    );
  const save = () => {
    send({ key: 'monsters', value: known.filter((name) => chosen.includes(name)) });
    closeWindow(ROOM_WINDOWS.monsters);
  };
  return (
    <div className={s.window}>
      <p className={s.how}>{t('host.monstersHow')}</p>
      <ul className={s.monsters}>
        {monsters.map(({ name, total }) => (
          <li key={name}>
            <button
              type="button"
              className={clsx(choice.choice, choice.press, chosen.includes(name) && choice.chosen, s.monster)}
              data-monster={name}
              aria-pressed={chosen.includes(name)}
              aria-disabled={!host || undefined}
              onClick={() => toggle(name)}
            >
              <Critter seed={`monster-${name}`} mood={chosen.includes(name) ? 'happy' : 'out'} size={58} />
              <b>{monsterName(t, name)}</b>
              <span>
                <span aria-hidden="true">{formatWordCount(total)}</span>
                <span className="sr">{t('host.monsterWords', { count: total })}</span>
              </span>
              {chosen.includes(name) ? (
                <Check className={s.mark} size={20} strokeWidth={3.6} aria-hidden="true" />
              ) : null}
            </button>
          </li>
        ))}
      </ul>
      <div className={s.foot}>
        {chosen.length === 0 ? (
          <p className={s.warning} role="alert">
            <TriangleAlert size={19} strokeWidth={2.8} aria-hidden="true" />
            {t('host.monstersWarning')}
          </p>
        ) : (
          <p>{t('host.monstersChosen', { count: chosen.length, of: monsters.length })}</p>
        )}
        <Btn size="sm" onClick={() => hostChoice(() => setChosen(chosen.length === known.length ? [] : known))}>
          {t(chosen.length === known.length ? 'host.none' : 'host.all')}
        </Btn>
        <Btn size="sm" tone="gold" disabled={!host || chosen.length === 0} onClick={save}>
          {t('host.save')}
        </Btn>
      </div>
    </div>
  );
}
