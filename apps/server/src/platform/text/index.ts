export { resemblanceOf, resemblesOneOf } from './reserved-names.ts';
export { LATIN_LOOKALIKES } from './lookalikes.ts';
export { checkPublicText, type PublicTextRefusal, showPublicText, tidyPublicText } from './public-text.ts';
