import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayerFace } from '../../ui/cosmetics/player-face.tsx';
import s from './person-row.module.css';

interface PersonRowProps {
  person: { readonly id: string; readonly displayName: string; readonly avatar: string; readonly frame: number };
  facts: string;
  onOpen: () => void;
  /** What can be done. */
  children: ReactNode;
}

/** Somebody who is no friend yet: a press on the face opens the profile. */
export function PersonRow({ person: { id, displayName, avatar, frame }, facts, onOpen, children }: PersonRowProps) {
  const { t } = useTranslation();
  return (
    <li className={s.row}>
      <button type="button" className={s.who} title={t('profile.view')} onClick={onOpen}>
        <PlayerFace seed={avatar || id} frame={frame} size={42} />
        <span>
          <b>{displayName}</b> <small>{facts}</small>
        </span>
      </button>
      <span className={s.actions}>{children}</span>
    </li>
  );
}
