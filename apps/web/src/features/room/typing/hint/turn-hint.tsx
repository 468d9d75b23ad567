import { useTranslation } from 'react-i18next';
import { useIsOut, useIsPicking, useLapDone } from '../../modes/use-may-type.ts';
import { useModeTraits } from '../../modes/use-mode.ts';
import { usePlayerName } from '../../players/use-player-name.ts';
import { useRoom, useSeat, useSelf, useTopic } from '../../store/use-topic.ts';
import { Requirement, Task } from './requirement.tsx';
import s from './turn-hint.module.css';
import { type Refusal, useRefusal } from './use-refusal.ts';

/** Its notice is read out already. */
const HAS_NOTICE: Refusal = 'room.wrongWord.repeated';

/** Whose turn it is, in words; in its place for a moment why the last word was not taken. */
export function TurnHint({ mine }: { mine: boolean }) {
  const { t } = useTranslation();
  const { store } = useRoom();
  const picking = useIsPicking();
  const holder = useTopic('turn', () => store.get('turn')?.holder ?? '');
  const seat = useSeat(holder);
  const self = useSelf();
  const nameOf = usePlayerName();
  const out = useIsOut();
  const lapDone = useLapDone();
  const { typing } = useModeTraits();
  const refusal = useRefusal();
  // What others choose from or type all at once is no task for who is out; of one turn it says what is waited for.
  const hasNoTask = out ? typing !== 'turn' : lapDone;
  return (
    <div className={s.hint} data-out={(!mine && out) || undefined} data-testid="turn-hint">
      {mine && !refusal ? <b>{typing === 'all' ? t('modes.allType') : t('room.yourTurn')}</b> : null}
      <span className={s.refusal} role="status">
        {mine && refusal ? <span aria-hidden={refusal === HAS_NOTICE || undefined}>{t(refusal)}</span> : null}
      </span>
      {!mine && out ? (
        <i className={s.watching}>{self?.eliminated ? t('room.eliminated') : t('room.spectating')}</i>
      ) : null}
      {!mine && seat && holder !== store.selfId ? <span>{t('room.waitFor', { name: nameOf(seat) })}</span> : null}
      {!mine && !out && !picking && holder !== '' && holder === store.selfId ? <span>{t('room.getReady')}</span> : null}
      {picking ? <Task>{t('modes.askCard')}</Task> : hasNoTask ? null : <Requirement />}
    </div>
  );
}
