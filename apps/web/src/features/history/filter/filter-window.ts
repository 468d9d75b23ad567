export const FILTER_WINDOW = 'history-filter';
