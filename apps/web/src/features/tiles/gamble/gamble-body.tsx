import type { TileOdds } from '@syllaboom/contracts';
import { bonusAlphabet, GAMBLE, GAME_LANGUAGES } from '@syllaboom/engine';
import { Dices } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLanguage } from '../../../platform/i18n/format.ts';
import { useApiQuery } from '../../../platform/query/use-api-query.ts';
import { LocaleFlag } from '../../../ui/flag/flag.tsx';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { Price } from '../../../ui/kit/goods/price.tsx';
import { LoadView } from '../../../ui/kit/waiting/load-view.tsx';
import { useUser } from '../../session/index.ts';
import s from './gamble-body.module.css';
import type { NamedTile } from './gamble-store.ts';
import { Odds } from './odds.tsx';
import { Reels } from './reels.tsx';
import { type Turn, useTurn } from './use-turn.ts';

/** Letters to be shuffled: those that the language's words are made of. */
const lettersOf = (locale: string): readonly string[] =>
  bonusAlphabet(GAME_LANGUAGES.find((known) => known === locale) ?? GAME_LANGUAGES[0]);
const hasOther = ({ classes }: TileOdds): boolean => classes.some(({ percent }) => percent > 0);

/** What stands below the tile: its words, or what it has turned into. */
function Caption({ tile, turn, odds }: { tile: NamedTile; turn: Turn; odds: TileOdds | null }) {
  const { t } = useTranslation();
  const words = turn.stage === 'done' ? turn.gambled.words : (odds?.words ?? null);
  return (
    <p className={s.caption} role="status">
      <b lang={turn.stage === 'shuffling' ? undefined : tile.locale}>
        {turn.stage === 'shuffling'
          ? t('tiles.turning')
          : turn.stage === 'done'
            ? t('tiles.became', { from: tile.syllable, to: turn.gambled.newSyllable })
            : tile.syllable}
      </b>
      <small>
        <LocaleFlag locale={tile.locale} />
        <span aria-hidden="true">{formatLanguage(tile.locale)}</span>
        {words === null || turn.stage === 'shuffling' ? null : (
          <span>{t('words.syllableWords', { count: words })}</span>
        )}
      </small>
    </p>
  );
}

/** The tile, its odds, and the button that turns it. */
export function GambleBody({ tile }: { tile: NamedTile }) {
  const { t } = useTranslation();
  const user = useUser();
  const { turn, start } = useTurn(tile);
  const odds = useApiQuery('tileOdds', { params: tile }, { staleTime: 'static' });
  const letters = useMemo(() => lettersOf(tile.locale), [tile.locale]);
  const isDone = turn.stage === 'done';
  const isStuck = odds.data !== null && !hasOther(odds.data);
  return (
    <div className={s.body}>
      <div className={s.stage} data-stage={turn.stage}>
        <i className={s.rays} />
        <Reels
          text={isDone ? turn.gambled.newSyllable : tile.syllable}
          letters={letters}
          shuffling={turn.stage === 'shuffling'}
          fresh={isDone}
        />
      </div>
      <div className={s.side}>
        <Caption tile={tile} turn={turn} odds={odds.data} />
        <p className={s.lead}>{t('tiles.lead')}</p>
        <LoadView of={odds} failed={t('tiles.oddsFailed')} small>
          {(known) =>
            hasOther(known) ? (
              <Odds odds={known} came={isDone ? turn.gambled.words : null} />
            ) : (
              <p role="alert">{t('errors.gamble/no_other')}</p>
            )
          }
        </LoadView>
        <div className={s.foot}>
          <span className={s.purse}>
            <Price amount={user?.diamond ?? 0} currency="diamond" />
          </span>
          <Btn
            tone="gold"
            className={s.turn}
            disabled={isStuck}
            aria-disabled={turn.stage !== 'ready' || undefined}
            onClick={start}
          >
            <Dices size={19} strokeWidth={2.8} aria-hidden="true" />
            {t('tiles.turn')}
            <Price amount={GAMBLE.diamonds} currency="diamond" />
          </Btn>
        </div>
      </div>
    </div>
  );
}
