/** Kinds of monsters are named after word categories. */
export { categoryName as monsterName } from '../../../../platform/i18n/category-name.ts';
