import { MODES, MONSTER, MONSTER_PROMPTS, type MonsterPrompt } from '@syllaboom/engine';
import { useTranslation } from 'react-i18next';
import type { MonsterShown } from '../../store/room-types.ts';
import { useSnapshot } from '../../store/use-topic.ts';
import { monsterName } from '../../host/monsters/monster-words.ts';
import bar from '../mode-bar.module.css';
import s from './monsters.module.css';
import { useShownMonster } from './use-shown-monster.ts';

/** What a monster asks for, by the seed's own table of prompt kinds: these are no game modes. */
const KINDS = {
  [MONSTER_PROMPTS.word]: 'modes.monsterWord',
  [MONSTER_PROMPTS.typing]: 'modes.monsterTyping',
  [MONSTER_PROMPTS.starts_with]: 'modes.monsterStarts',
  [MONSTER_PROMPTS.ends_with]: 'modes.monsterEnds',
} as const satisfies Record<MonsterPrompt, string>;

/** Whose words hit hardest, with an example and what it means. A phrase to copy is of no kind. */
function MonsterTexts({ monster: { kind, oinfo, def } }: { readonly monster: MonsterShown }) {
  const { t } = useTranslation();
  const times = MONSTER.categoryFactor;
  const lead =
    kind === MONSTER_PROMPTS.typing
      ? oinfo && t('modes.monsterExample')
      : t(oinfo ? 'modes.monsterKindLike' : 'modes.monsterKind', { times });
  const meaning = oinfo ? def && `(${def})` : def;
  if (!lead && !meaning) return null;
  return (
    <p className={s.texts}>
      {lead} {oinfo ? <b>{oinfo}</b> : null} {meaning}
    </p>
  );
}

/** Name, health, level, extra text and definition of the monster. */
export function MonsterBar() {
  const { t } = useTranslation();
  const drawn = useShownMonster();
  const mode = useSnapshot('info')?.mode;
  if (mode !== MODES.monsters) return null;
  if (!drawn) return <section className={bar.bar} aria-label={t('modes.monster')} data-testid="monster-bar" />;
  const { monster, phase, coins } = drawn;
  const health = Math.max(0, Math.min(100, Math.round(monster.health)));
  const name = monsterName(t, monster.name);
  return (
    <section
      className={`${bar.bar} ${s.bar}`}
      aria-label={t('modes.monster')}
      data-boss={monster.boss || undefined}
      data-raging={monster.raging || undefined}
      data-testid="monster-bar"
    >
      <div className={s.names}>
        <b className={s.name}>{name}</b>
        <span className={s.level}>{t('modes.level', { level: monster.level })}</span>
        {monster.boss ? <span className={s.boss}>{t('modes.boss')}</span> : null}
        {monster.raging ? <span className={s.rage}>{t('modes.raging')}</span> : null}
        {coins > 0 ? (
          <b className={s.coins}>{t('modes.killCoins', { count: coins })}</b>
        ) : (
          <span className={s.kind}>{t(KINDS[monster.kind])}</span>
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: the browser's own meter can't be drawn like this */}
      <div
        className={s.health}
        role="meter"
        aria-label={t('modes.monsterHealth', { name })}
        aria-valuenow={health}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={`${health} %`}
      >
        <i style={{ width: `${health}%` }} />
        <b>{health} %</b>
      </div>
      <MonsterTexts monster={monster} />
      <p className="sr" role="status" aria-live="polite">
        {phase === 'alive'
          ? t('modes.sayMonster', { name, health: Math.ceil(health / 10) * 10 })
          : [t('modes.sayBeaten', { name }), coins > 0 ? t('modes.killCoins', { count: coins }) : ''].join(' ').trim()}
      </p>
    </section>
  );
}
