import { fallApart } from '@syllaboom/engine';
import { Hammer, PackageCheck } from 'lucide-react';
import { type CSSProperties, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { Tile } from '../../../ui/kit/tile.tsx';
import { closeWindow } from '../../../ui/windows/manager.ts';
import s from './destroy-body.module.css';
import { DESTROY_WINDOW, type NamedWord } from './destroy-store.ts';
import { type Destruction, useDestruction } from './use-destruction.ts';

const SPARKS = Array.from({ length: 14 }, (_, at) => at);

/** The word as tiles, shaking, and after the explosion the pieces that it fell into. */
function Stage({ word, locale, destruction }: NamedWord & { destruction: Destruction }) {
  const isApart = destruction.stage === 'apart';
  const pieces = isApart ? destruction.syllables : [word];
  return (
    <div className={s.stage} data-stage={destruction.stage} data-testid="destruction" aria-hidden="true">
      {isApart ? <i className={s.flash} /> : null}
      {isApart ? SPARKS.map((at) => <i key={at} className={s.spark} style={{ '--at': at } as CSSProperties} />) : null}
      <div
        key={isApart ? 'apart' : 'whole'}
        className={s.pieces}
        lang={locale}
        style={{ '--n': [...word].length } as CSSProperties}
      >
        {pieces.map((piece, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
          <span key={at} className={s.piece} style={{ '--at': at } as CSSProperties}>
            {[...piece].map((letter, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place
              <Tile key={place} letter={letter} className={s.letter ?? ''} hit={isApart} />
            ))}
          </span>
        ))}
      </div>
    </div>
  );
}

/** What is lost and what comes for it; then the tiles, to be collected. */
export function DestroyBody({ wish }: { wish: NamedWord }) {
  const { t } = useTranslation();
  const { word } = wish;
  const { destruction, start, collect } = useDestruction(wish);
  const collectButton = useRef<HTMLButtonElement>(null);
  const isApart = destruction.stage === 'apart';
  // The button that was pressed is gone.
  useEffect(() => {
    if (isApart) collectButton.current?.focus();
  }, [isApart]);
  return (
    <div className={s.body}>
      <Stage {...wish} destruction={destruction} />
      <div className={s.side}>
        <div role="status">
          <h3 className={s.title}>
            {isApart
              ? t('tiles.collectTitle')
              : destruction.stage === 'shaking'
                ? t('tiles.destroying', { word })
                : t('tiles.destroyAsk', { word })}
          </h3>
          {isApart ? (
            <p className={s.lead}>
              {t('tiles.destroyed', { word })}: {destruction.syllables.join(', ')}
            </p>
          ) : null}
        </div>
        {isApart ? null : <p className={s.lead}>{t('tiles.destroyText', { tiles: fallApart(word).join(', ') })}</p>}
        <div className={s.foot}>
          {isApart ? (
            <Btn ref={collectButton} tone="gold" className={s.wide} onClick={collect}>
              <PackageCheck size={19} strokeWidth={2.7} aria-hidden="true" />
              {t('tiles.collect')}
            </Btn>
          ) : (
            <>
              <Btn onClick={() => closeWindow(DESTROY_WINDOW)}>{t('common.cancel')}</Btn>
              <Btn
                tone="primary"
                className={s.wide}
                aria-label={t('tiles.destroyNamed', { word })}
                aria-disabled={destruction.stage === 'shaking' || undefined}
                onClick={start}
              >
                <Hammer size={19} strokeWidth={2.7} aria-hidden="true" />
                {t('tiles.destroy')}
              </Btn>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
