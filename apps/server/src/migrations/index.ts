import type { MigrationList } from '#platform/db/index.ts';
import { identity } from './0001_identity.ts';
import { player } from './0002_player.ts';
import { value } from './0003_value.ts';
import { play } from './0004_play.ts';
import { rooms } from './0005_rooms.ts';
import { signIn } from './0006_sign_in.ts';
import { purchases } from './0007_purchases.ts';
import { moderation } from './0008_moderation.ts';
import { profiles } from './0009_profiles.ts';
import { frames } from './0010_frames.ts';
import { indexes } from './0011_indexes.ts';
import { ranked } from './0012_ranked.ts';
import { boards } from './0013_boards.ts';
import { daily } from './0014_daily.ts';
import { nameSearch } from './0015_name_search.ts';
import { ownIndexes } from './0016_own_indexes.ts';
import { stoppedMatches } from './0017_stopped_matches.ts';
import { flaggedMatches } from './0018_flagged_matches.ts';
import { staffNames } from './0019_staff_names.ts';
import { recovery } from './0020_recovery.ts';
import { wordCountBoard } from './0021_word_count_board.ts';
import { wayIn } from './0022_way_in.ts';
import { shownMatches } from './0023_shown_matches.ts';
import { sessionClients } from './0024_session_clients.ts';

/** Every migration in order. Shipped ones never change; a new one is added at the end. */
export const MIGRATIONS: MigrationList = {
  '0001_identity': identity,
  '0002_player': player,
  '0003_value': value,
  '0004_play': play,
  '0005_rooms': rooms,
  '0006_sign_in': signIn,
  '0007_purchases': purchases,
  '0008_moderation': moderation,
  '0009_profiles': profiles,
  '0010_frames': frames,
  '0011_indexes': indexes,
  '0012_ranked': ranked,
  '0013_boards': boards,
  '0014_daily': daily,
  '0015_name_search': nameSearch,
  '0016_own_indexes': ownIndexes,
  '0017_stopped_matches': stoppedMatches,
  '0018_flagged_matches': flaggedMatches,
  '0019_staff_names': staffNames,
  '0020_recovery': recovery,
  '0021_word_count_board': wordCountBoard,
  '0022_way_in': wayIn,
  '0023_shown_matches': shownMatches,
  '0024_session_clients': sessionClients,
};
