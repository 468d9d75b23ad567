import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useElementWidth } from '../../ui/chart/use-element-width.ts';
import { Segments } from '../../ui/kit/inputs/segments.tsx';
import { BrowseClans } from './browse/browse-clans.tsx';
import { CreateForm } from './create/create-form.tsx';
import s from './clans.module.css';

/** From this width on the form and the clans stand beside each other. */
const WIDE_PX = 900;
type Way = 'ask' | 'found';

/** The two ways into a clan: to ask one, or to found one. Where there is room for one of them, clans come first. */
export function WithoutClan() {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const isWide = useElementWidth(box) >= WIDE_PX;
  const [way, setWay] = useState<Way>('ask');
  return (
    <div ref={box} className={s.ways} data-wide={isWide || undefined}>
      {isWide ? null : (
        <Segments
          label={t('clans.sections.label')}
          value={way}
          choices={[
            { value: 'ask', label: t('clans.tabs.browse') },
            { value: 'found', label: t('clans.create.title') },
          ]}
          onChange={setWay}
        />
      )}
      {isWide || way === 'found' ? <CreateForm /> : null}
      {isWide || way === 'ask' ? <BrowseClans /> : null}
    </div>
  );
}
