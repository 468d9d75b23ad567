import type { ReactNode } from 'react';
import { useNarrow } from '../../../platform/media.ts';
import s from './home-page.module.css';

interface HomePageProps {
  readonly title: string;
  /** What it holds has edges of its own: where there is little height, the title is for readers only. */
  readonly fills?: boolean;
  readonly children: ReactNode;
}

/** A page of home that is one panel under its title. On a phone the tab says where one is. */
export function HomePage({ title, fills = false, children }: HomePageProps) {
  const narrow = useNarrow();
  return (
    <main className={s.page} data-fills={fills || undefined}>
      <h1 className={narrow ? 'sr' : s.title}>{title}</h1>
      <section className={s.booth} aria-label={title}>
        {children}
      </section>
    </main>
  );
}
