import type { ReactNode } from 'react';
import { Btn } from '../../ui/kit/buttons/btn.tsx';
import s from './settings.module.css';

interface ActionRowProps {
  label: string;
  hint: string;
  icon: ReactNode;
  onClick: () => void;
}

export function ActionRow({ label, hint, icon, onClick }: ActionRowProps) {
  return (
    <div className={s.action}>
      <Btn size="sm" onClick={onClick}>
        {icon}
        {label}
      </Btn>
      <small>{hint}</small>
    </div>
  );
}
