import type { ShopMessages } from '@syllaboom/contracts';

/** The shop answers in a room. Whoever asked it has the rest already. */
export const receiveShop = (answer: ShopMessages['shop']): void =>
  void import('./deals/receive-answer.ts').then(({ receiveAnswer }) => receiveAnswer(answer));
