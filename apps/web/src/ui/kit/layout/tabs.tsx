import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import s from './tabs.module.css';

export interface TabDeclaration<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  readonly body: ReactNode;
}
interface TabsProps<Id extends string> {
  tabs: readonly TabDeclaration<Id>[];
  /** Controlled tab; without it the first one is open at the start. */
  value?: Id;
  onChange?: (id: Id) => void;
  label?: string;
  panelClassName?: string | undefined;
}

/** Tabs with a gold slab that slides to the open one. */
export function Tabs<Id extends string>({ tabs, value, onChange, label, panelClassName }: TabsProps<Id>) {
  const controlled = value === undefined ? { defaultValue: tabs[0]?.id } : { value };
  return (
    <BaseTabs.Root {...controlled} onValueChange={(next: Id) => onChange?.(next)} className={s.tabs}>
      <BaseTabs.List className={s.list} aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <BaseTabs.Tab key={tab.id} value={tab.id} className={s.tab}>
            {tab.label}
          </BaseTabs.Tab>
        ))}
        <BaseTabs.Indicator className={s.slab} />
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.id} value={tab.id} className={clsx(s.panel, panelClassName)}>
          {tab.body}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
