import { type CardView, MODES } from '@syllaboom/engine';
import { useTranslation } from 'react-i18next';
import { usePlayerName } from '../../players/use-player-name.ts';
import { useSeat } from '../../store/use-topic.ts';
import bar from '../mode-bar.module.css';
import { useModeView } from '../use-mode.ts';
import { CardFace } from './card-face.tsx';
import { CARD_NAMES } from './card-picker.tsx';
import s from './cards.module.css';

/** How the turn before ended: who, with which card, and what it brought or cost. */
function LastTurn({ last }: { last: NonNullable<CardView['last']> }) {
  const { t } = useTranslation();
  const seat = useSeat(last.seat);
  const nameOf = usePlayerName();
  const played =
    last.card === 'random' ? `${t(CARD_NAMES.random)} (${t(CARD_NAMES[last.class])})` : t(CARD_NAMES[last.card]);
  return (
    <span data-testid="last-card">
      {seat ? `${nameOf(seat)}: ` : ''}
      {played} <b>{last.chips > 0 ? `+${last.chips}` : `−${Math.abs(last.chips)}`}</b>
    </span>
  );
}

/** The card of the running turn, what is at stake, and the ante that each round costs. */
export function CardBar() {
  const { t } = useTranslation();
  const view = useModeView(MODES.cardBet);
  if (!view) return null;
  const { card, stake, ante, last } = view;
  return (
    <section className={`${bar.bar} ${bar.line}`} aria-label={t('modes.bet')} data-testid="card-bar">
      {card ? (
        <span className={s.played} data-testid="played-card" data-card={card}>
          <CardFace card={card} />
          <b>{t(CARD_NAMES[card])}</b>
        </span>
      ) : (
        <span className={bar.label}>{t('modes.noCard')}</span>
      )}
      {!card && last ? <LastTurn last={last} /> : null}
      {card ? (
        <span>
          {t('modes.stake')} <b>{stake}</b>
        </span>
      ) : null}
      {ante > 0 ? (
        <span>
          {t('modes.ante')} <b>{ante}</b>
        </span>
      ) : null}
    </section>
  );
}
