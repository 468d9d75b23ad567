import {
  BOT_STRENGTHS,
  type BotStrength,
  DIFFICULTIES,
  type DifficultyId,
  GAME_LANGUAGES,
  type GameLanguage,
} from '@syllaboom/engine';
import { ArrowLeft, Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLanguage } from '../../platform/i18n/format.ts';
import { currentLanguage } from '../../platform/i18n/i18n.ts';
import { STRENGTH_NAMES } from '../../ui/bots/strength-words.ts';
import { Critter } from '../../ui/critter/critter.tsx';
import { Btn } from '../../ui/kit/buttons/btn.tsx';
import { Panel } from '../../ui/kit/layout/panel.tsx';
import { Select } from '../../ui/kit/inputs/select.tsx';
import { Slider } from '../../ui/kit/inputs/slider.tsx';
import { Switch } from '../../ui/kit/inputs/switch.tsx';
import { makeBots, MOST_BOTS } from './practice-bots.ts';
import s from './practice.module.css';

export interface PracticeChoices {
  readonly language: GameLanguage;
  readonly bots: number;
  readonly strength: BotStrength;
  readonly difficulty: DifficultyId;
}

const ownLanguage = (): GameLanguage => {
  const language = currentLanguage();
  return GAME_LANGUAGES.find((offered) => offered === language) ?? 'en-US';
};

/** What a guest chooses before playing at once: language, number and strength of the bots. */
export function PracticeMenu({ onStart, onLeft }: { onStart: (choices: PracticeChoices) => void; onLeft: () => void }) {
  const { t } = useTranslation();
  const [language, setLanguage] = useState<GameLanguage>(ownLanguage);
  const [bots, setBots] = useState(3);
  const [strength, setStrength] = useState<BotStrength>('fair');
  const [calm, setCalm] = useState(false);
  const difficulty = calm ? DIFFICULTIES.practice : DIFFICULTIES.normal;
  return (
    <main className={s.menu}>
      <Panel className={s.card}>
        <div className={s.crowd} aria-hidden="true">
          {makeBots({ bots, strength }).map((bot) => (
            <Critter key={bot.name} seed={bot.name} size={62} mood={strength === 'sharp' ? 'panic' : 'happy'} />
          ))}
        </div>
        <h1>{t('practice.title')}</h1>
        <p>{t('practice.intro')}</p>
        <Select
          label={t('practice.language')}
          value={language}
          choices={GAME_LANGUAGES.map((value) => ({ value, label: formatLanguage(value) }))}
          onChange={setLanguage}
        />
        <Slider label={t('practice.bots')} value={bots} min={1} max={MOST_BOTS} onChange={setBots} />
        <Select
          label={t('practice.strength')}
          value={strength}
          choices={BOT_STRENGTHS.map((value) => ({ value, label: t(STRENGTH_NAMES[value]) }))}
          onChange={setStrength}
        />
        <Switch label={t('practice.calm')} hint={t('practice.calmHint')} checked={calm} onChange={setCalm} />
        <div className={s.actions}>
          <Btn onClick={onLeft}>
            <ArrowLeft size={20} strokeWidth={3} />
            {t('practice.back')}
          </Btn>
          <Btn tone="primary" size="lg" onClick={() => onStart({ language, bots, strength, difficulty })}>
            <Play size={22} strokeWidth={3} />
            {t('practice.start')}
          </Btn>
        </div>
      </Panel>
    </main>
  );
}
