import { BookHeart, Library } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Tabs } from '../../../ui/kit/layout/tabs.tsx';
import { NoGuests, useUser } from '../../session/index.ts';
import { Browse } from './browse.tsx';
import s from './collections.module.css';
import { Mine } from './mine.tsx';
import { useShelf } from './shelf-state.ts';

const ICON = { size: 17, strokeWidth: 2.7, 'aria-hidden': true } as const;

function Shelves() {
  const { t } = useTranslation();
  const tab = useShelf((shelf) => shelf.tab);
  return (
    <Tabs
      label={t('collections.title')}
      value={tab}
      onChange={(next) => useShelf.setState({ tab: next })}
      panelClassName={s.panel}
      tabs={[
        {
          id: 'mine',
          label: (
            <>
              <BookHeart {...ICON} />
              {t('collections.mine')}
            </>
          ),
          body: <Mine />,
        },
        {
          id: 'browse',
          label: (
            <>
              <Library {...ICON} />
              {t('collections.browse')}
            </>
          ),
          body: <Browse />,
        },
      ]}
    />
  );
}

/** The player's own collections of words, and those that others have made public. */
export function Collections() {
  const { t } = useTranslation();
  const id = useUser()?.id;
  return (
    <NoGuests title={t('collections.guests')}>
      <div className={s.container}>
        <Shelves key={id} />
      </div>
    </NoGuests>
  );
}
