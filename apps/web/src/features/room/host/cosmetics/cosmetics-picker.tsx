import { BACKGROUNDS, modeTraits } from '@syllaboom/engine';
import clsx from 'clsx';
import { Check, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { openShop } from '../../../../navigation/windows.ts';
import type { ShopTab } from '../../../../navigation/shop-tab.ts';
import choice from '../../../../ui/kit/inputs/choice.module.css';
import { Btn } from '../../../../ui/kit/buttons/btn.tsx';
import { EmptyState } from '../../../../ui/kit/waiting/empty-state.tsx';
import { Tabs } from '../../../../ui/kit/layout/tabs.tsx';
import { useUser } from '../../../session/index.ts';
import { ownedOf, useWareName, useWornWish, WarePicture, wear } from '../../../wardrobe/index.ts';
import { useSettingsSender } from '../../settings/use-settings-sender.ts';
import { useSnapshot } from '../../store/use-topic.ts';
import backdrop from './backdrop.module.css';
import s from './cosmetics.module.css';
import { useHostChoice } from '../use-host-choice.ts';

function CosmeticChoice({
  name,
  chosen,
  picture,
  onChoose,
}: {
  name: string;
  chosen: boolean;
  picture: ReactNode;
  onChoose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <li>
      <button
        type="button"
        className={clsx(choice.choice, choice.press, chosen && choice.chosen, s.choice)}
        aria-pressed={chosen}
        onClick={onChoose}
      >
        {picture}
        <b>
          {name}
          {chosen ? <Check size={18} strokeWidth={3.4} aria-label={t('host.chosen')} /> : null}
        </b>
      </button>
    </li>
  );
}

/** The way to more of them. */
function MoreButton({ tab }: { tab: ShopTab }) {
  const { t } = useTranslation();
  return (
    <Btn size="sm" className={s.more} onClick={() => openShop(tab)}>
      <Store size={17} strokeWidth={2.7} />
      {t('shop.more')}
    </Btn>
  );
}

interface OwnedChoicesProps {
  kind: 'bomb' | 'streak' | 'heart';
  lead: string;
  shopTab: ShopTab;
  chosen: number;
  onChoose: (id: number) => void;
}
/** Those of a kind that the player owns, in the order of their ids. */
function OwnedChoices({ kind, lead, shopTab, chosen, onChoose }: OwnedChoicesProps) {
  const user = useUser();
  const nameOf = useWareName();
  return (
    <>
      <p className={s.lead}>{lead}</p>
      <ul className={s.choices}>
        {[...(user ? ownedOf(user, kind) : [0])]
          .sort((one, other) => one - other)
          .map((id) => (
            <CosmeticChoice
              key={id}
              name={nameOf({ kind, id })}
              chosen={id === chosen}
              picture={
                <span className={s.sample} data-kind={kind} aria-hidden="true">
                  <WarePicture kind={kind} id={id} />
                </span>
              }
              onChoose={() => onChoose(id)}
            />
          ))}
      </ul>
      {user?.guest !== false ? null : <MoreButton tab={shopTab} />}
    </>
  );
}

/** An effect of one's own: it is put on at once, whoever the host is. */
function EffectChoices({ kind }: { kind: 'streak' | 'heart' }) {
  const { t } = useTranslation();
  const worn = useWornWish(kind);
  return (
    <OwnedChoices
      kind={kind}
      lead={t('host.yours')}
      shopTab={kind}
      chosen={worn}
      onChoose={(id) => id !== worn && wear({ kind, id })}
    />
  );
}

/** What the room looks like: its background, where the mode leaves it to the host, and its bomb; and the player's own effects. */
export function CosmeticsPicker() {
  const { t } = useTranslation();
  const info = useSnapshot('info');
  const hostChoice = useHostChoice();
  const send = useSettingsSender();
  if (!info) return null;
  const backgrounds = modeTraits(info.mode).hasBackground ? (
    <ul className={s.choices}>
      {BACKGROUNDS.map((name, id) => (
        <CosmeticChoice
          key={name}
          name={t(`host.background.${name}`)}
          chosen={id === info.background}
          picture={
            <span className={s.sample}>
              <span className={clsx(s.reduced, backdrop.sample)} data-background={name} />
            </span>
          }
          onChoose={() => hostChoice(() => id !== info.background && send({ background: id }))}
        />
      ))}
    </ul>
  ) : (
    <EmptyState title={t('host.backgroundsOff')} seed="quokka" mood="calm" />
  );
  return (
    <div className={s.window}>
      <Tabs
        label={t('host.cosmetics')}
        tabs={[
          { id: 'backgrounds', label: t('host.backgrounds'), body: backgrounds },
          {
            id: 'bombs',
            label: t('host.bombs'),
            body: (
              <OwnedChoices
                kind="bomb"
                lead={t('host.roomBomb')}
                shopTab="bombs"
                chosen={info.bomb}
                onChoose={(id) => hostChoice(() => id !== info.bomb && send({ bomb: id }))}
              />
            ),
          },
          { id: 'streak', label: t('shop.tab.streak'), body: <EffectChoices kind="streak" /> },
          { id: 'heart', label: t('shop.tab.heart'), body: <EffectChoices kind="heart" /> },
        ]}
      />
    </div>
  );
}
