import { STARTS_WHEN_TYPING } from '@syllaboom/engine';
import { useTranslation } from 'react-i18next';
import { Switch } from '../../../ui/kit/inputs/switch.tsx';
import { changePreference } from '../../settings/index.ts';
import { usePreference } from '../preferences.ts';
import { doorWords } from './door-words.ts';
import { modeScreen } from '../modes/screens.ts';
import { describeWpp } from '../settings/prompt-range.ts';
import { difficultyName } from '../settings/setting-words.ts';
import { modeName } from '../../../ui/mode/mode-name.ts';
import { useSnapshot, useTopic } from '../store/use-topic.ts';
import { formatLanguage, formatNumber } from '../../../platform/i18n/format.ts';
import s from './room-facts.module.css';

/** The room info panel; speed is named only when it is not 1×. */
export function RoomFacts() {
  const { t } = useTranslation();
  const streamer = usePreference('str');
  const info = useSnapshot('info');
  const round = useTopic('turn', (store) => store.get('turn')?.round ?? 0);
  if (!info) return null;
  const facts: readonly (readonly [string, string] | null)[] = [
    [t('room.privacy'), doorWords(t, info)],
    [t('room.mode'), t(modeName(info.mode))],
    [t('room.language'), info.mlang ? t('room.multiLanguage') : formatLanguage(info.locale)],
    [t('room.wordsPerPrompt'), describeWpp(info.wpp, info.wpp_s, info.wpp_l, t('room.automatic'))],
    [t('room.promptLength'), String(info.sl)],
    info.speed === 1
      ? null
      : [t('room.speed'), info.speed === STARTS_WHEN_TYPING ? t('room.speedTyping') : `${formatNumber(info.speed)}×`],
    [t('room.startHearts'), String(info.heart)],
    [t('room.difficulty'), t(difficultyName(info.diff))],
    ...modeScreen(info.mode).facts.map(({ label, value }) => [label(t), value(info, t)] as const),
    round > 0 ? [t('room.round'), String(round)] : null,
  ];
  return (
    <div className={s.info}>
      <dl className={s.facts}>
        {facts
          .filter((fact) => fact !== null)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <div className={s.switch}>
        <Switch
          label={t('streamer.mode')}
          hint={t('streamer.modeHint')}
          checked={streamer}
          onChange={(on) => changePreference('str', on)}
        />
      </div>
    </div>
  );
}
