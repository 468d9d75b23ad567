import {
  DIFFICULTIES,
  type DifficultyId,
  GAME_LANGUAGES,
  type GameLanguage,
  OFFERED_DIFFICULTIES,
} from '@syllaboom/engine';
import { Bomb } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLanguage } from '../../../platform/i18n/format.ts';
import { Flag } from '../../../ui/flag/flag.tsx';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { Select } from '../../../ui/kit/inputs/select.tsx';
import { Slider } from '../../../ui/kit/inputs/slider.tsx';
import { Switch } from '../../../ui/kit/inputs/switch.tsx';
import { TextField } from '../../../ui/kit/inputs/text-field.tsx';
import form from '../../../ui/windows/window-form.module.css';
import s from './create-room.module.css';
import type { RoomFormValues } from './create-room-options.ts';

const FEWEST = 2;
const MOST = 32;
const DEFAULT_PLAYERS = 8;

interface CreateRoomFormProps {
  language: GameLanguage;
  hostName: string;
  /** What everybody reads takes an account with a way in. */
  mayName: boolean;
  onCreate: (values: RoomFormValues) => void;
}

/** What the new room shall be. Everything can be changed inside, too. */
export function CreateRoomForm({ language: initialLanguage, hostName, mayName, onCreate }: CreateRoomFormProps) {
  const { t } = useTranslation();
  const [title, setTitle] = useState('');
  const [language, setLanguage] = useState(initialLanguage);
  const [difficulty, setDifficulty] = useState<DifficultyId>(DIFFICULTIES.normal);
  const [players, setPlayers] = useState(DEFAULT_PLAYERS);
  const [isPublic, setPublic] = useState(true);
  return (
    <form
      className={form.form}
      onSubmit={(event) => {
        event.preventDefault();
        onCreate({ title, language, difficulty, players, isPublic });
      }}
    >
      <div className={form.fields}>
        <TextField
          label={t('lobby.roomName')}
          value={title}
          maxLength={60}
          placeholder={t('lobby.roomNameDefault', { name: hostName })}
          autoComplete="off"
          disabled={!mayName}
          hint={mayName ? undefined : t('lobby.roomNameKeyed')}
          onChange={(event) => setTitle(event.target.value)}
        />
        <Select
          label={t('lobby.language')}
          value={language}
          onChange={setLanguage}
          choices={GAME_LANGUAGES.map((value) => ({
            value,
            label: formatLanguage(value),
            icon: <Flag language={value} />,
          }))}
        />
        <fieldset>
          <legend className={s.legend}>{t('lobby.difficultyLabel')}</legend>
          <div className={s.levels}>
            {OFFERED_DIFFICULTIES.map((name) => (
              <button
                key={name}
                type="button"
                className={s.level}
                aria-pressed={DIFFICULTIES[name] === difficulty}
                onClick={() => setDifficulty(DIFFICULTIES[name])}
              >
                <b>{t(`lobby.difficulty.${name}`)}</b>
                <small>{t(`lobby.difficultyHint.${name}`)}</small>
              </button>
            ))}
          </div>
        </fieldset>
        {/* Beside the four difficulties on a phone on its side. */}
        <div className={s.guests}>
          <Slider label={t('lobby.maxPlayers')} value={players} min={FEWEST} max={MOST} onChange={setPlayers} />
          <Switch
            label={t('lobby.public')}
            hint={t(isPublic ? 'lobby.publicHint' : 'lobby.privateHint')}
            checked={isPublic}
            onChange={setPublic}
          />
        </div>
      </div>
      <div className={form.foot}>
        <Btn type="submit" tone="primary" wide>
          <Bomb size={20} strokeWidth={2.8} />
          {t('lobby.createRoom')}
        </Btn>
      </div>
    </form>
  );
}
