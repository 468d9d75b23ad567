import { MODES, type RaceView } from '@syllaboom/engine';
import { type CSSProperties, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../../ui/kit/chip.tsx';
import { useRoom, useTopic } from '../../store/use-topic.ts';
import board from '../board/board.module.css';
import { BoardStage } from '../board/board-stage.tsx';
import { FuseBar } from '../board/fuse-bar.tsx';
import { isOut, useIsOut, useLife } from '../use-may-type.ts';
import { useModeView } from '../use-mode.ts';
import { RaceLane } from './race-lane.tsx';
import text from './race-text.module.css';
import s from './race.module.css';
import { useRacePace } from './use-race-pace.ts';

/** The lap's words; the current one takes a mark for each typed letter, written in place. */
function RaceText({ words, done }: { words: readonly string[]; done: number }) {
  const { t } = useTranslation();
  const { store } = useRoom();
  const current = useRef<HTMLElement>(null);
  const word = words[done] ?? '';
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' });
    const paint = () => {
      const element = current.current;
      if (!element) return;
      const typed = [...store.draft(store.selfId)];
      const letters = [...word];
      let wrong = typed.length > letters.length;
      element.querySelectorAll<HTMLElement>('[data-letter]').forEach((letter, at) => {
        const key = typed[at];
        const as = key === undefined ? '' : key === letters[at] ? 'right' : 'wrong';
        if (as === 'wrong') wrong = true;
        letter.dataset.letter = as;
      });
      element.toggleAttribute('data-wrong', wrong);
    };
    paint();
    return store.on(`draft:${store.selfId}`, paint);
  }, [store, word]);
  return (
    <p className={text.text} data-testid="race-text">
      <span className="sr">{t('modes.raceText')}: </span>
      {words.map((one, at) =>
        at === done ? (
          // Words may repeat; their place does not.
          // biome-ignore lint/suspicious/noArrayIndexKey: position is the identity
          <mark key={at} className={text.current} ref={current} aria-current="true">
            {[...one].map((letter, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: position is the identity
              <span key={place} data-letter="">
                {letter}
              </span>
            ))}
          </mark>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: position is the identity
          <span key={at} data-done={at < done || undefined}>
            {one}
          </span>
        ),
      )}
    </p>
  );
}

const inLanes = (view: RaceView, selfId: string): RaceView['racers'] => {
  const own = view.racers.filter(({ seat }) => seat === selfId);
  return [...own, ...view.racers.filter(({ seat }) => seat !== selfId)];
};

/** Lanes from here on are thinner, then thinner still. */
const CROWD = { some: 7, many: 17 } as const;
const crowdOf = (racers: number): string | undefined =>
  racers >= CROWD.many ? 'many' : racers >= CROWD.some ? 'some' : undefined;

/** Speeds have so many digits, at the most: the column of speeds has room for them, in whichever language. */
const SPEED_SHOWN = 100;

/** Mode 5: the words to type, and a lane for each racer with place, speed, accuracy and hearts. */
export function RaceBoard() {
  const { t } = useTranslation();
  const { store } = useRoom();
  const view = useModeView(MODES.typeRacer);
  const { lanes, ownWord } = useRacePace();
  const out = useIsOut();
  const life = useLife();
  // Whoever watches, or is out, reads along with the one in front; laps of who is out are over.
  const ahead = useTopic('seats', ({ seats }) => {
    const racing = new Set(seats.filter((seat) => !isOut(seat, life)).map(({ id }) => id));
    return Math.max(0, ...(view?.racers ?? []).filter(({ seat }) => racing.has(seat)).map(({ done }) => done));
  });
  if (!view) return <BoardStage seats={false}>{null}</BoardStage>;
  const racers = inLanes(view, store.selfId);
  const own = !out && racers[0]?.seat === store.selfId ? racers[0] : undefined;
  const of = Math.max(1, view.words.length);
  return (
    <BoardStage seats={false} className={s.stage}>
      <div className={`${board.head} ${s.head}`}>
        <div className={board.facts}>
          <Chip>
            {t('modes.lap')} <b data-testid="lap">{view.lap}</b>
          </Chip>
          {own ? (
            <Chip>
              <b>{`${own.done} / ${of}`}</b> {t('modes.wordsTyped')}
            </Chip>
          ) : null}
        </div>
        <FuseBar />
      </div>
      <section className={`${board.card} ${text.paper} ${s.paper}`}>
        {own?.finishedAt != null ? (
          <p className={text.finished} role="status">
            {t('modes.lapDone')}
          </p>
        ) : (
          <RaceText words={view.words} done={own ? Math.max(own.done, ownWord) : ahead} />
        )}
      </section>
      <ul
        className={s.lanes}
        ref={lanes}
        data-crowd={crowdOf(racers.length)}
        style={{ '--speed-letters': t('room.wpm', { count: SPEED_SHOWN }).length } as CSSProperties}
      >
        {racers.map((racer) => (
          <RaceLane
            key={racer.seat}
            id={racer.seat}
            done={racer.done}
            of={of}
            finished={racer.finishedAt !== null}
            laps={racer.laps}
            accuracy={racer.accuracy}
          />
        ))}
      </ul>
    </BoardStage>
  );
}
