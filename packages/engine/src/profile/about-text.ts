import { plainText } from '../room/plain-text.ts';

/** Forms of links and the chat platform's name, with its invite links [R0305 R0306]. */
const LINK_FORMS = /https?:\/\/|www\.|discord|\bdsc\.gg/u;

/** "About me" as it is kept: one line without invisible and control characters [R0304]. */
export const cleanAbout = (text: string): string => plainText(text).replace(/\s+/gu, ' ').trim();

/** Whether a text holds a link, in whatever letters and widths it is written [R0305]. */
export const hasLinkForms = (text: string): boolean =>
  LINK_FORMS.test(
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/\p{Cf}|\p{Cc}/gu, ''),
  );
