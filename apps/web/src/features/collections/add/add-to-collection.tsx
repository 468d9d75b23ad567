import { BookPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { PopupMenu } from '../../../ui/kit/popups/popup-menu.tsx';
import { useUser } from '../../session/index.ts';
import { AddItems } from './add-items.tsx';

/** A word of the game, to be put into a collection. */
interface AddToCollectionProps {
  readonly locale: string;
  readonly word: string;
}

/** A button with the menu of the player's collections: a press on one puts the word into it. Nothing for guests. */
export function AddToCollection({ locale, word }: AddToCollectionProps) {
  const { t } = useTranslation();
  if (useUser()?.guest !== false) return null;
  return (
    <PopupMenu
      align="center"
      trigger={
        <Btn size="sm">
          <BookPlus size={17} strokeWidth={2.7} aria-hidden="true" />
          {t('collections.collect')}
        </Btn>
      }
    >
      <AddItems locale={locale} word={word} />
    </PopupMenu>
  );
}
