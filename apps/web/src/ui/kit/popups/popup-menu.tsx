import { Menu } from '@base-ui/react/menu';
import clsx from 'clsx';
import { Check } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import s from './popup.module.css';

type Trigger = ReactElement<Record<string, unknown>>;

/** A menu of actions below a trigger (usually a Btn). Fill it with MenuItem, MenuChoices, MenuSeparator. */
export function PopupMenu({
  trigger,
  align = 'end',
  children,
}: {
  trigger: Trigger;
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
}) {
  return (
    <Menu.Root>
      <Menu.Trigger render={trigger} />
      <Menu.Portal>
        <Menu.Positioner sideOffset={12} align={align} collisionPadding={8} className={s.positioner}>
          <Menu.Popup className={s.popup}>{children}</Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

interface MenuItemProps {
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  /** The menu stays open, to show what comes of it. */
  stays?: boolean;
  onClick: () => void;
  children: ReactNode;
}
export function MenuItem({ icon, danger, disabled = false, stays = false, onClick, children }: MenuItemProps) {
  return (
    <Menu.Item className={clsx(s.item, danger && s.danger)} disabled={disabled} closeOnClick={!stays} onClick={onClick}>
      {icon}
      {children}
    </Menu.Item>
  );
}

export const MenuSeparator = () => <Menu.Separator className={s.separator} />;

interface MenuChoicesProps<Value extends string> {
  value: Value;
  onChange: (value: Value) => void;
  /** `hint` says in small print what the choice means. */
  choices: readonly { value: Value; label: ReactNode; hint?: string }[];
}
/** One of several values, marked inside a menu. */
export function MenuChoices<Value extends string>({ value, onChange, choices }: MenuChoicesProps<Value>) {
  return (
    <Menu.RadioGroup value={value} onValueChange={(next: Value) => onChange(next)}>
      {choices.map((choice) => (
        <Menu.RadioItem key={choice.value} value={choice.value} className={s.item} closeOnClick>
          {choice.hint === undefined ? (
            choice.label
          ) : (
            <span>
              {choice.label}
              <small className={s.hint}>{choice.hint}</small>
            </span>
          )}
          <span className={s.mark}>
            <Menu.RadioItemIndicator>
              <Check size={18} strokeWidth={3.2} />
            </Menu.RadioItemIndicator>
          </span>
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}
