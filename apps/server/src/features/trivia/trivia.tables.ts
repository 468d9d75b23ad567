/** Tables that only the trivia feature reads and writes. */
export type TriviaTables = {
  trivia_question: {
    id: string;
    locale: string;
    author_id: string;
    question: string;
    /** The first one is right. */
    answers: string[];
    difficulty: number;
    status: 'pending' | 'approved' | 'refused';
    proposed_at: Date;
    reviewed_at: Date | null;
    reviewer_id: string | null;
  };
};
