/** The theme is painted before the server answers, so it is also kept on the device. */
export const THEME_AT = 'syllaboom.theme';

/** So is the size of the text, in percent. */
export const TEXT_SIZE_AT = 'syllaboom.text-size';

/** Set while a player is signed in on this device: nobody of them is shown the landing page first. It opens nothing. */
export const PLAYER_AT = 'syllaboom.player';

/** Set while streamer mode is on: nothing may be shown before the preferences are known. */
export const STREAMER_AT = 'syllaboom.streamer';
