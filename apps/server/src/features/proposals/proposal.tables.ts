/** Tables that only the proposals feature reads and writes. */
export type ProposalTables = {
  word_proposal: {
    locale: string;
    word: string;
    /** Null: the account is gone. */
    proposed_by: string | null;
    proposed_at: Date;
    status: 'open' | 'accepted' | 'refused';
    votes: number;
    decided_by: string | null;
    decided_at: Date | null;
    /** The source of an accepted word, the reason why another was refused. */
    note: string;
  };
  word_vote: {
    locale: string;
    word: string;
    player_id: string;
    voted_at: Date;
  };
};
