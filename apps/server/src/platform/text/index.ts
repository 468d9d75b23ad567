export { cleanText } from './clean-text.ts';
export { LATIN_LOOKALIKES } from './lookalikes.ts';
export { maskChat } from './mask-chat.ts';
export { isNameAllowed } from './name-filter.ts';
