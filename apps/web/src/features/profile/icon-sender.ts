let sendIcon: ((icon: number) => void) | null = null;
/** While the player is in a room, it takes the choice of a member icon: the others at the table see it at once. Null outside. */
export const setIconSender = (sender: typeof sendIcon): void => {
  sendIcon = sender;
};
export const iconSender = (): typeof sendIcon => sendIcon;
