import type { FriendSettings } from '@syllaboom/contracts';

/** Tables that only the feature of friends reads and writes. Days are UTC. */
export type FriendTables = {
  /** A pair of friends, the smaller id first. */
  friendship: { low_id: string; high_id: string; since: Date };
  friend_request: { from_id: string; to_id: string; sent_at: Date };
  friend_decline: { from_id: string; to_id: string; times: number; last_at: Date };
  friend_requests_sent: { player_id: string; day: string; sent: number };
  friend_settings: {
    player_id: string;
    status: FriendSettings['status'];
    status_since: Date;
    friends_allowed_to_join: boolean;
    requests: FriendSettings['requests'];
    messages: FriendSettings['messages'];
  };
};
