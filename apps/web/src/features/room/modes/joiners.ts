/** Signs within words and phrases that need not be typed alike. */
export const JOINERS = /[\s'·-]/g;
