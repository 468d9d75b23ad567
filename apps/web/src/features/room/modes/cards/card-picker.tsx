import { CARD_BET, CARD_CLASSES, CARDS, type CardName, MODES } from '@syllaboom/engine';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlayerName } from '../../players/use-player-name.ts';
import { useRoom, useSeat } from '../../store/use-topic.ts';
import { useChoiceKeys } from '../use-choice-keys.ts';
import { useModeView } from '../use-mode.ts';
import { CardFace } from './card-face.tsx';
import s from './cards.module.css';

export const CARD_NAMES = {
  low: 'modes.cardLow',
  mid: 'modes.cardMid',
  high: 'modes.cardHigh',
  random: 'modes.cardRandom',
} as const satisfies Record<CardName, string>;
const CARD_HINTS = {
  low: 'modes.cardLowHow',
  mid: 'modes.cardMidHow',
  high: 'modes.cardHighHow',
  random: 'modes.cardRandomHow',
} as const satisfies Record<CardName, string>;

const SECOND_MS = 1000;

/** Seconds that are left to pick; written in place. */
function PickClock({ endsAt }: { endsAt: number }) {
  const { store } = useRoom();
  const text = useRef<HTMLElement>(null);
  useEffect(() => {
    const paint = () => {
      if (text.current) text.current.textContent = String(Math.max(0, Math.ceil((endsAt - store.now()) / SECOND_MS)));
    };
    paint();
    const timer = setInterval(paint, 100);
    return () => clearInterval(timer);
  }, [store, endsAt]);
  return <b className={s.clock} ref={text} data-testid="pick-clock" />;
}

/** What a card brings and what it costs, in chips; the random one anything that the others do. */
function Odds({ card }: { card: CardName }) {
  const { t } = useTranslation();
  const stakes = card === 'random' ? Object.values(CARD_CLASSES).map(({ chips }) => chips) : [CARD_CLASSES[card].chips];
  const [least, most] = [Math.min(...stakes), Math.max(...stakes)];
  const range = (factor: number) => (least === most ? `${least * factor}` : `${least * factor}–${most * factor}`);
  const odds = { gain: `+${range(1)}`, loss: `−${range(CARD_BET.failFactor)}` };
  return (
    <span className={s.odds} data-testid={`odds-${card}`}>
      <b aria-hidden="true">{odds.gain}</b>
      <i aria-hidden="true">{odds.loss}</i>
      <span className="sr">{t('modes.cardOdds', odds)}</span>
    </span>
  );
}

/** Before a turn of mode 9: four cards to pick from, low, mid, high, random. Others see whose pick it is. */
export function CardPicker() {
  const { t } = useTranslation();
  const { store, actions } = useRoom();
  const view = useModeView(MODES.cardBet);
  const nameOf = usePlayerName();
  const picking = view?.picking ?? null;
  const seat = useSeat(picking?.seat ?? '');
  const mine = picking?.seat === store.selfId;
  const [picked, setPicked] = useState<{ index: number; endsAt: number } | null>(null);
  const taken = picked !== null && picked.endsAt === picking?.endsAt ? picked.index : null;
  const pick = (index: number) => {
    if (!mine || !picking || taken !== null) return;
    setPicked({ index, endsAt: picking.endsAt });
    actions.send('submit', { word: index });
  };
  useChoiceKeys(mine && taken === null, CARDS.length, pick);
  useEffect(() => store.onEvent('submit-res', ({ a }) => a || setPicked(null)), [store]);
  if (!picking) return null;
  return (
    <div className={s.place}>
      <section
        className={s.picker}
        aria-label={mine ? t('modes.pickCard') : t('modes.othersPick', { name: seat ? nameOf(seat) : '' })}
        data-mine={mine || undefined}
        data-testid="card-picker"
      >
        <h2 className={s.title}>
          <span aria-live="assertive">
            {mine ? t('modes.pickCard') : t('modes.othersPick', { name: seat ? nameOf(seat) : '' })}
          </span>
          <PickClock endsAt={picking.endsAt} />
        </h2>
        <div className={s.hand}>
          {CARDS.map((card, index) => (
            <button
              key={card}
              type="button"
              className={s.card}
              disabled={!mine || (taken !== null && taken !== index)}
              aria-pressed={taken === index}
              aria-keyshortcuts={String(index + 1)}
              data-card={card}
              onClick={() => pick(index)}
            >
              <CardFace card={card} />
              <span className={s.name}>{t(CARD_NAMES[card])}</span>
              <Odds card={card} />
              <span className={s.how}>{t(CARD_HINTS[card])}</span>
            </button>
          ))}
        </div>
      </section>
    </div>
  );
}
