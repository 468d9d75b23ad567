import { modeTraits } from '@syllaboom/engine';
import { FastForward } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { isOut, useLife } from '../modes/use-may-type.ts';
import { useRoom, useSelf, useSnapshot, useTopic } from '../store/use-topic.ts';
import s from './strip.module.css';

/** Whether the own match goes on without a person: then it may be skipped. */
function useLeftToBots(): boolean {
  const info = useSnapshot('info');
  const life = useLife();
  const self = useSelf();
  const bots = useTopic('seats', ({ seats }) => {
    const playing = seats.filter((seat) => !isOut(seat, life));
    return playing.length > 0 && playing.every(({ bot }) => bot);
  });
  return bots && info?.started === true && !modeTraits(info.mode).isDropIn && self?.eliminated === true;
}

/** Pressed once: the room ends the match a moment later. */
function SkipButton() {
  const { t } = useTranslation();
  const { actions } = useRoom();
  const [pressed, setPressed] = useState(false);
  const skip = () => {
    setPressed(true);
    actions.send('skip');
  };
  return (
    <Btn size="sm" tone="primary" disabled={pressed} onClick={skip}>
      <FastForward size={18} strokeWidth={2.8} aria-hidden="true" />
      {t('table.skipResult')}
    </Btn>
  );
}

/** Once nobody but bots is left: on to the result. */
export function SkipNotice() {
  const { t } = useTranslation();
  if (!useLeftToBots()) return null;
  return (
    <div className={s.notice} data-testid="skip">
      <span role="status">{t('table.skipBots')}</span>
      <SkipButton />
    </div>
  );
}
