export { cleanText } from './clean-text.ts';
export { maskChat } from './mask-chat.ts';
export { isNameAllowed } from './name-filter.ts';
