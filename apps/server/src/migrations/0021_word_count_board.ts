import { sqlMigration } from '#platform/db/index.ts';

/** The board of typed words is kept under the name that it is asked for by; its marks are made anew. */
export const wordCountBoard = sqlMigration(`
delete from board_mark where board = 'words';
update board_score set board = 'wordcount' where board = 'words';
`);
