import { type Effect, HEART_EFFECTS, STREAKS } from '@syllaboom/engine';
import { useTranslation } from 'react-i18next';
import s from '../shop.module.css';
import { type SoldWare, WareBlock } from './ware-block.tsx';

const soldFor = (effects: readonly Effect[]): readonly SoldWare[] =>
  effects.map(({ id, keys }) => ({ id, prices: keys > 0 ? [{ amount: keys, currency: 'key' }] : [] }));
const SOLD = { streak: soldFor(STREAKS), heart: soldFor(HEART_EFFECTS) } as const;

function EffectsTab({ kind }: { kind: 'streak' | 'heart' }) {
  const { t } = useTranslation();
  return (
    <section className={s.block} aria-label={t(`shop.tab.${kind}`)}>
      <p className={s.lead}>{t(`shop.lead.${kind}`)}</p>
      <WareBlock kind={kind} label={t(`shop.tab.${kind}`)} sold={SOLD[kind]} />
    </section>
  );
}

/** Effects that burn while one's words follow each other. */
export const StreakTab = () => <EffectsTab kind="streak" />;
/** Effects of one's hearts. */
export const HeartTab = () => <EffectsTab kind="heart" />;
