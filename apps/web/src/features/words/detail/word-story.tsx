import type { WordDetail } from '@syllaboom/contracts';
import { CircleCheckBig, CircleDashed, Clock, Coins, Copy, type LucideIcon, Sparkles } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { openProfile } from '../../../navigation/windows.ts';
import { copyText } from '../../../platform/clipboard.ts';
import { wordsForCode } from '../../../platform/i18n/error-words.ts';
import { formatDate } from '../../../platform/i18n/format.ts';
import { PlayerFace } from '../../../ui/cosmetics/player-face.tsx';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { Tip } from '../../../ui/kit/popups/tip.tsx';
import { Tile } from '../../../ui/kit/tile.tsx';
import { LoadView } from '../../../ui/kit/waiting/load-view.tsx';
import { showMessage, showNotice } from '../../../ui/toasts/toasts.tsx';
import { AddToCollection } from '../../collections/index.ts';
import { SellWord } from '../../market/index.ts';
import { HeldWord } from '../../tiles/index.ts';
import { useWordDetail } from './use-word-detail.ts';
import s from './word-story.module.css';

const STATUS_ICON = {
  discovered: Sparkles,
  claimed: CircleCheckBig,
  unclaimed: CircleDashed,
} as const satisfies Record<WordDetail['status'], LucideIcon>;

function CopyButton({ word }: { word: string }) {
  const { t } = useTranslation();
  const copy = async () => {
    if (await copyText(word)) showNotice(t('words.copied'));
    else await showMessage(t('common.copyByHand'), word);
  };
  return (
    <Tip label={t('words.copy')}>
      <Btn size="sm" icon aria-label={t('words.copy')} onClick={() => void copy()}>
        <Copy size={17} strokeWidth={2.7} />
      </Btn>
    </Tip>
  );
}

/** The word as large tiles on the felt, its story as labels that hang from the rim. */
function Head({ word, locale, status, held, value, days }: WordDetail) {
  const { t } = useTranslation();
  const letters = [...word];
  const Status = STATUS_ICON[status];
  const coins = Math.round(value);
  return (
    <header>
      <h2 className={s.felt} lang={locale} style={{ '--n': letters.length } as CSSProperties}>
        <span className="sr">{word}</span>
        {letters.map((letter, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place
          <Tile key={at} letter={letter} className={s.letter ?? ''} hit={status === 'discovered'} />
        ))}
      </h2>
      <div className={s.hanging}>
        <ul className={s.labels} aria-label={t('words.about')}>
          <li data-status={status}>
            <Status size={18} strokeWidth={2.7} aria-hidden="true" />
            {t(`words.status.${status}`)}
          </li>
          <li>
            <Coins size={18} strokeWidth={2.7} aria-hidden="true" />
            {t('words.value', { count: coins, value: coins })}
          </li>
          <li>
            <Clock size={18} strokeWidth={2.7} aria-hidden="true" />
            {t('words.days', { count: days })}
          </li>
        </ul>
        <CopyButton word={word} />
        <AddToCollection locale={locale} word={word} />
        <SellWord locale={locale} word={word} held={held} />
      </div>
    </header>
  );
}

function Section({ title, note, children }: { title: string; note?: string | undefined; children: ReactNode }) {
  return (
    <section className={s.section} aria-label={title}>
      <h3>
        {title}
        {note === undefined ? null : <small>{note}</small>}
      </h3>
      {children}
    </section>
  );
}

interface PersonProps {
  readonly id: string;
  readonly name: string;
  readonly avatar: string;
  readonly frame: number;
  readonly at: string;
}

function Person({ id, name, avatar, frame, at }: PersonProps) {
  return (
    <button type="button" className={s.person} onClick={() => openProfile(id, name)}>
      <PlayerFace seed={avatar || id} frame={frame} size={34} />
      <span>
        <b>{name}</b>
        <small>{formatDate(Date.parse(at))}</small>
      </span>
    </button>
  );
}

function Meanings({ meanings, meaningSource, locale }: WordDetail) {
  const { t } = useTranslation();
  if (meanings.length === 0) return <p className={s.none}>{t('daily.noMeaning')}</p>;
  return (
    <div className={s.meanings}>
      <ol lang={locale} data-selectable="">
        {meanings.map((meaning) => (
          <li key={meaning}>{meaning}</li>
        ))}
      </ol>
      {meaningSource === null ? null : <small>{t('chat.source', { source: meaningSource })}</small>}
    </div>
  );
}

function Syllables({ syllables, locale }: WordDetail) {
  const { t } = useTranslation();
  if (syllables.length === 0) return <p className={s.none}>{t('words.noSyllables')}</p>;
  return (
    <ul className={s.syllables}>
      {syllables.map(({ s: syllable, c }) => (
        <li key={syllable}>
          <b lang={locale}>{syllable}</b>
          <small>{t('words.syllableWords', { count: c })}</small>
        </li>
      ))}
    </ul>
  );
}

function Discoverer({ discoverer }: WordDetail) {
  const { t } = useTranslation();
  if (discoverer === null) return <p className={s.none}>{t('words.noDiscoverer')}</p>;
  const { userId, displayName, avatar, frame, discoveredAt } = discoverer;
  return <Person id={userId} name={displayName} avatar={avatar} frame={frame} at={discoveredAt} />;
}

function Claimers({ claimHistory }: WordDetail) {
  const { t } = useTranslation();
  if (claimHistory.length === 0) return <p className={s.none}>{t('words.noClaims')}</p>;
  return (
    <ul className={s.people}>
      {claimHistory.map(({ id, displayName, avatar, frame, claimedAt }) => (
        <li key={id}>
          <Person id={id} name={displayName} avatar={avatar} frame={frame} at={claimedAt} />
        </li>
      ))}
    </ul>
  );
}

/** Of how many the list shows the latest; undefined where it shows all. */
function useLatest({ claimHistory, discoverer }: WordDetail): string | undefined {
  const { t } = useTranslation();
  const [shown, total] = [claimHistory.length, discoverer?.totalClaims ?? 0];
  return shown > 0 && total > shown ? t('words.latest', { count: shown, shown, total }) : undefined;
}

function Story({ detail }: { detail: WordDetail }) {
  const { t } = useTranslation();
  const latest = useLatest(detail);
  return (
    <article className={s.story}>
      <Head {...detail} />
      <HeldWord {...detail} />
      <Section title={t('daily.meanings')}>
        <Meanings {...detail} />
      </Section>
      <Section title={t('words.discoverer')}>
        <Discoverer {...detail} />
      </Section>
      <Section title={t('words.claimers')} note={latest}>
        <Claimers {...detail} />
      </Section>
      <Section title={t('words.syllables')}>
        <Syllables {...detail} />
      </Section>
    </article>
  );
}

/** What is known of a word of one language. */
export function WordStory({ locale, word }: { locale: string; word: string }) {
  const { t } = useTranslation();
  const detail = useWordDetail(locale, word);
  return (
    <LoadView of={detail} failed={t('words.detailFailed')} missing={wordsForCode('words/unknown_word')}>
      {(known) => <Story detail={known} />}
    </LoadView>
  );
}
