import type { PlayerHit } from '@syllaboom/contracts';
import { Dices, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { wordsForError } from '../../../platform/i18n/error-words.ts';
import { useShown } from '../../../platform/streamer/hide-people.ts';
import { PlayerFace } from '../../../ui/cosmetics/player-face.tsx';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { Spinner } from '../../../ui/kit/waiting/spinner.tsx';
import { TextField } from '../../../ui/kit/inputs/text-field.tsx';
import { showError } from '../../../ui/toasts/toasts.tsx';
import { IMITATED_LEVEL } from '../room-timings.ts';
import s from './bots.module.css';
import { usePlayerSearch } from './use-player-search.ts';

const REFUSALS = {
  failed: 'chat.playerSearchFailed',
  none: 'chat.playerSearchNone',
  unsuitable: 'chat.playerSearchUnsuitable',
} as const;

interface ImitatedPlayerProps {
  chosen: PlayerHit | null;
  onChoose: (player: PlayerHit | null) => void;
}

/** Whom the new bot imitates: a search among strong players, or the one that was chosen. */
export function ImitatedPlayer({ chosen, onChoose }: ImitatedPlayerProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [drawing, setDrawing] = useState(false);
  const search = usePlayerSearch(chosen ? '' : text);
  const shown = useShown(chosen);
  if (shown)
    return (
      <div className={s.chosen}>
        <PlayerFace seed={shown.avatar || shown.id} frame={shown.frame} mood="happy" size={40} />
        <b>{t('chat.imitates', { name: shown.displayName })}</b>
        <Btn size="sm" icon aria-label={t('chat.imitateNobody')} onClick={() => onChoose(null)}>
          <X size={17} strokeWidth={3.2} />
        </Btn>
      </div>
    );
  const choose = (player: PlayerHit) => {
    setText('');
    onChoose(player);
  };
  const drawPlayer = () => {
    setDrawing(true);
    api
      .call('randomPlayer', {})
      .then(({ player }) => choose(player))
      .catch((cause: unknown) => showError(wordsForError(cause)))
      .finally(() => setDrawing(false));
  };
  const refusal = search.kind in REFUSALS ? t(REFUSALS[search.kind as keyof typeof REFUSALS]) : null;
  return (
    <div className={s.imitate}>
      <TextField
        label={t('chat.imitate')}
        hint={t('chat.imitateHint', { level: IMITATED_LEVEL })}
        error={refusal}
        value={text}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
      />
      <Btn size="sm" disabled={drawing} onClick={drawPlayer}>
        <Dices size={18} strokeWidth={2.7} />
        {t('profile.random')}
      </Btn>
      {search.kind === 'searching' ? <Spinner label={t('common.loading')} /> : null}
      {search.kind === 'found' ? (
        <ul className={s.hits} aria-label={t('chat.imitateHits')}>
          {search.players.map((player) => (
            <li key={player.id}>
              <button type="button" onClick={() => choose(player)}>
                <PlayerFace seed={player.avatar || player.id} frame={player.frame} size={34} />
                <b>{player.displayName}</b>
                <span>{t('common.level', { level: player.level })}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
