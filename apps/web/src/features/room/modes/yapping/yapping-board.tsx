import { MODES } from '@syllaboom/engine';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../platform/i18n/format.ts';
import { usePlayerName } from '../../players/use-player-name.ts';
import { useRoom, useSeat } from '../../store/use-topic.ts';
import { useModeView } from '../use-mode.ts';
import plank from '../../../../ui/kit/layout/plank.module.css';
import s from './yapping.module.css';

/** Lines that are shown; the own one always. */
const LINES = 8;

function Line({ id, place, score }: { id: string; place: number; score: number }) {
  const { t } = useTranslation();
  const { store } = useRoom();
  const seat = useSeat(id);
  const nameOf = usePlayerName();
  return (
    <li data-own={id === store.selfId || undefined}>
      <i>{place}</i>
      <span>{id === store.selfId ? t('room.you') : seat ? nameOf(seat) : ''}</span>
      <b>{formatNumber(score)}</b>
    </li>
  );
}

/** Letters of new words in the last minute, best first. */
export function YappingBoard() {
  const { t } = useTranslation();
  const { store } = useRoom();
  const view = useModeView(MODES.yapping);
  const board = view?.board ?? [];
  const own = board.findIndex(({ seat }) => seat === store.selfId);
  const shown = board
    .map((line, index) => ({ ...line, place: index + 1 }))
    .filter((_, index) => index < LINES || index === own);
  return (
    <section className={clsx(plank.plank, s.board)} aria-label={t('modes.yappingBoard')} data-testid="yapping-board">
      <h2>{t('modes.yappingBoard')}</h2>
      {shown.length === 0 ? <p>{t('modes.yappingQuiet')}</p> : null}
      <ol>
        {shown.map(({ seat, score, place }) => (
          <Line key={seat} id={seat} place={place} score={score} />
        ))}
      </ol>
    </section>
  );
}
