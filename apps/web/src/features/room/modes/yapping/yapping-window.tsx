import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../../../../ui/kit/buttons/btn.tsx';
import { EmptyState } from '../../../../ui/kit/waiting/empty-state.tsx';
import { Spinner } from '../../../../ui/kit/waiting/spinner.tsx';
import s from './yapping.module.css';

const loadGame = async (): Promise<ComponentType> => (await import('./yapping-game.tsx')).YappingGame;

/** The yapping game, fetched when it is wanted; a fetch that fails says so and can be tried again. */
export function YappingWindow({ load = loadGame }: { load?: () => Promise<ComponentType> }) {
  const { t } = useTranslation();
  const [tries, setTries] = useState(1);
  const [game, setGame] = useState<{ readonly Body: ComponentType } | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let gone = false;
    setGame('loading');
    load().then(
      (Body) => gone || setGame({ Body }),
      () => gone || setGame('failed'),
    );
    return () => {
      gone = true;
    };
  }, [load, tries]);
  if (game === 'loading')
    return (
      <div className={s.waiting}>
        <Spinner label={t('room.loading')} />
      </div>
    );
  if (game === 'failed')
    return (
      <div className={s.waiting} role="alert">
        <EmptyState title={t('modes.yappingFailed')} mood="panic">
          <Btn tone="primary" onClick={() => setTries(tries + 1)}>
            {t('common.retry')}
          </Btn>
        </EmptyState>
      </div>
    );
  return <game.Body />;
}
