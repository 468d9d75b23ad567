import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { Tabs } from '../../../ui/kit/layout/tabs.tsx';
import { useRoom, useSnapshot } from '../store/use-topic.ts';
import s from './developer.module.css';
import { useFrameRate, useRoundTrip } from './use-performance.ts';
import { useMessageLog } from './use-message-log.ts';

function Performance() {
  const { t } = useTranslation();
  const { store } = useRoom();
  const trip = useRoundTrip();
  const rows = [
    [t('developer.frames'), String(useFrameRate())],
    [t('developer.roundTrip'), trip === null ? '–' : `${trip} ms`],
    [t('developer.seats'), String(store.seats.length)],
  ] as const;
  return (
    <dl className={s.stats}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const time = (at: number): string => new Date(at).toISOString().slice(11, 23);

function Messages() {
  const { t } = useTranslation();
  const [paused, setPaused] = useState(false);
  const log = useMessageLog(paused);
  return (
    <div className={s.messages}>
      <Btn size="sm" aria-pressed={paused} onClick={() => setPaused((before) => !before)}>
        {paused ? <Play size={17} strokeWidth={3} /> : <Pause size={17} strokeWidth={3} />}
        {t(paused ? 'developer.goOn' : 'developer.pause')}
      </Btn>
      {log.length === 0 ? <p>{t('developer.nothing')}</p> : null}
      <ol data-selectable="">
        {log.map(({ n, at, name, payload }) => (
          <li key={n}>
            <details>
              <summary>
                <time>{time(at)}</time> <b>{name}</b> <small>{payload.length}</small>
              </summary>
              <pre>{payload}</pre>
            </details>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The room as this client holds it. */
function State() {
  const { store } = useRoom();
  const state = { info: useSnapshot('info'), turn: useSnapshot('turn'), mode: useSnapshot('mode'), seats: store.seats };
  return (
    <pre className={s.state} data-selectable="">
      {JSON.stringify(state, null, 2)}
    </pre>
  );
}

/** Frames, round trip, the room's state and what it says. */
export function DeveloperTools() {
  const { t } = useTranslation();
  return (
    <div className={s.tools}>
      <Performance />
      <Tabs
        label={t('developer.title')}
        tabs={[
          { id: 'messages', label: t('developer.messages'), body: <Messages /> },
          { id: 'state', label: t('developer.state'), body: <State /> },
        ]}
      />
    </div>
  );
}
