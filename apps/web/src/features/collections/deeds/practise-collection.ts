import type { Collection } from '@syllaboom/contracts';
import { askToLeaveRoom, enterRoom } from '../../../navigation/navigation.ts';

/** Opens a table for the player alone that asks for the words of a collection. */
export async function practiseCollection({ id, locale }: Collection): Promise<void> {
  if (!(await askToLeaveRoom())) return;
  enterRoom({ kind: 'create', options: { locale, open: false, practice: true, collection: id } });
}
