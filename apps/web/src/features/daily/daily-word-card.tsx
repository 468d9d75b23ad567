import type { DailyWord } from '@syllaboom/contracts';
import { Dialog } from '@base-ui/react/dialog';
import { CircleCheckBig, Coins } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLanguage, formatNumber } from '../../platform/i18n/format.ts';
import { useNarrow } from '../../platform/media.ts';
import { LocaleFlag } from '../../ui/flag/flag.tsx';
import { openWord } from '../../navigation/windows.ts';
import { Btn } from '../../ui/kit/buttons/btn.tsx';
import { WordLink } from '../../ui/kit/buttons/word-link.tsx';
import dialog from '../../ui/kit/popups/dialog.module.css';
import { Tile } from '../../ui/kit/tile.tsx';
import { useUser } from '../session/index.ts';
import { closeWord, useDaily } from './daily-store.ts';
import popup from './daily-popup.module.css';
import s from './daily-word-card.module.css';

/** What a line of tiles may be wide in px, gaps included, in the card of a phone and in that of a wide screen. */
const LINE = { narrow: 302, wide: 540 };
const GAP = 7;
const LARGEST = 54;
const SMALLEST = 22;

/** Tiles get smaller for long words, so that these stay on one line. */
const tileSize = (length: number, narrow: boolean): number =>
  Math.max(SMALLEST, Math.min(LARGEST, Math.floor(LINE[narrow ? 'narrow' : 'wide'] / length) - GAP));

function WordBody({ word, locale, meanings, played, coins }: DailyWord) {
  const { t } = useTranslation();
  const guest = useUser()?.guest !== false;
  const narrow = useNarrow();
  const amount = formatNumber(coins);
  const letters = [...word];
  // The card lies over everything: it makes way.
  const look = () => {
    closeWord();
    openWord(locale, word);
  };
  return (
    <>
      <header className={popup.head}>
        <Dialog.Title className={popup.title}>{t('daily.word')}</Dialog.Title>
        <p className={s.language}>
          <LocaleFlag locale={locale} />
          <span aria-hidden="true">{formatLanguage(locale)}</span>
        </p>
      </header>
      <WordLink word={word} locale={locale} className={s.word} onOpen={look}>
        <span className="sr">{word}</span>
        {letters.map((letter, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place
          <Tile key={at} letter={letter} size={tileSize(letters.length, narrow)} />
        ))}
      </WordLink>
      <section className={s.meaning} aria-label={t('daily.meanings')} data-selectable="">
        {meanings.length === 0 ? (
          <p className={s.none}>{t('daily.noMeaning')}</p>
        ) : (
          <ol lang={locale}>
            {meanings.map((meaning) => (
              <li key={meaning}>{meaning}</li>
            ))}
          </ol>
        )}
      </section>
      <p className={s.coins} data-played={played || undefined}>
        {played ? (
          <CircleCheckBig size={22} strokeWidth={2.8} aria-hidden="true" />
        ) : (
          <Coins size={22} strokeWidth={2.6} aria-hidden="true" />
        )}
        {t(guest ? 'daily.playGuest' : played ? 'daily.played' : 'daily.play', { amount })}
      </p>
      <Btn tone="gold" onClick={closeWord}>
        {t('common.ok')}
      </Btn>
    </>
  );
}

/** The word of the day: in letters, with its language, its meaning and what playing it brings. */
export function DailyWordCard() {
  const word = useDaily((state) => state.word);
  // What fades out is what was there.
  const last = useRef(word);
  if (word) last.current = word;
  return (
    <Dialog.Root open={word !== null} onOpenChange={(open) => !open && closeWord()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={`${dialog.backdrop} ${popup.backdrop}`} />
        <Dialog.Popup className={`${dialog.dialog} ${popup.popup} ${s.card}`}>
          {last.current ? <WordBody {...last.current} /> : null}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
