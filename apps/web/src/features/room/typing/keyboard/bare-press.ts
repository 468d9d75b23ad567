import type { MouseEvent } from 'react';

/** A press without a pointer: Enter or space on the button, or a reader's own. The pointer's were heard as they went down. */
export const isBarePress = (event: MouseEvent): boolean => event.detail === 0;
