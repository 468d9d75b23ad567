import type { CreateRoomOptions } from '@syllaboom/contracts';
import {
  applySetting,
  DIFFICULTIES,
  defaultRoomSettings,
  GAME_LANGUAGES,
  type RoomSettings,
  restoreSettings,
  type SettingChange,
  WORD_LIST_MODE,
} from '@syllaboom/engine';
import { randomRoomCode } from '#platform/ids/random-id.ts';
import { refuseSeat, refuseSeatWith } from '#platform/rooms/room-refusal.ts';
import { showPublicText } from '#platform/text/index.ts';
import type { RoomPorts } from '../ports.ts';
import { verifyTicket } from '../tables/table-ticket.ts';
import { HOSTED, type Opening, practising } from './room-kind.ts';

/** The settings that a new room begins with; wishes that the rules refuse are left out. */
export function initialSettings(options: CreateRoomOptions): RoomSettings {
  const fresh = defaultRoomSettings(options.locale ?? GAME_LANGUAGES[0]);
  const requested: Record<string, unknown> = {
    ...options.settings,
    ...(options.mode === undefined ? {} : { mode: options.mode }),
  };
  let settings = fresh;
  for (const [name, value] of Object.entries(requested)) {
    // Whether the maker owns it is not known here; hosts choose it at the table.
    if (name === 'bomb') continue;
    const change = { [name]: value } as SettingChange;
    const changed = applySetting(settings, change, {
      isHost: true,
      isRunning: false,
      isRanked: false,
      mayAdmitGuests: false,
    });
    if (changed.ok) settings = changed.value;
  }
  if (options.open === false) settings = { ...settings, locked: true };
  // Practice is difficulty 2 for one person alone.
  return options.practice ? { ...settings, diff: DIFFICULTIES.practice, maxp: 1, locked: true } : settings;
}

type OpeningPorts = Pick<RoomPorts, 'notes'> & { readonly content: Pick<RoomPorts['content'], 'practise'> };

/**
 * What the room of a seat request begins with: a new one, the table of a ticket as it was, or the table where its maker
 * practises a collection that they may see now.
 */
export async function openingOf(
  ports: OpeningPorts,
  options: CreateRoomOptions,
  maker: string | null,
): Promise<Opening> {
  const roomId = options.roomId ?? randomRoomCode();
  if (options.ticket !== undefined) {
    const returned = verifyTicket(ports, options.ticket);
    if (returned === null) throw refuseSeat('notFound');
    const kept = await openPractice(ports, maker, returned.collection);
    const settings = restoreSettings(returned.settings, returned.locale);
    return { roomId, settings, title: returned.title, kind: kept?.kind ?? HOSTED, returned, quick: returned.quick };
  }
  const practice = await openPractice(ports, maker, options.collection ?? '');
  if (practice !== null) return { roomId, ...practice, returned: null, quick: false };
  const settings = initialSettings(options);
  // Over HTTP nobody makes one: such a wish is led to a table that the lobby finds.
  const quick = options.quick === true;
  const title = showPublicText('roomTitle', options.title ?? '', [settings.locale]);
  return { roomId, settings, title, kind: HOSTED, returned: null, quick };
}

/** Null where no collection is asked for. */
async function openPractice(
  { content }: OpeningPorts,
  maker: string | null,
  id: string,
): Promise<Pick<Opening, 'settings' | 'title' | 'kind'> | null> {
  if (id === '') return null;
  const practised = maker === null ? null : await content.practise(maker, id);
  if (practised === null) throw refuseSeatWith('collection/not_found');
  if (practised.words.length === 0) throw refuseSeatWith('collection/empty');
  const { locale } = practised;
  return {
    settings: initialSettings({ locale, mode: WORD_LIST_MODE, practice: true }),
    title: showPublicText('roomTitle', practised.name, [locale]),
    kind: practising(practised),
  };
}
