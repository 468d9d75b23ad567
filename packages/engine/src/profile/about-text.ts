/** Forms of links and the chat platform's name, with its invite links. */
const LINK_FORMS = /www\.|discord|\bdsc\.gg/u;
/** `https://x`, `hxxp://x`, and `//x` where no word stands before. */
const WITH_SLASHES = /[\p{L}\p{N}]:\/\/|(?:^|[^\p{L}\p{N}:/])\/\/[\p{L}\p{N}]/u;
const MAIL = /[^\s@]@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u;

/**
 * Endings of hosts. The list is no longer than it must be: many people leave out the blank behind a full stop, and then
 * "love it.it is" would be a link. Endings that are words of our languages count with a path alone.
 */
const ENDINGS =
  'com|net|org|info|biz|io|gg|tv|xyz|ru|su|cn|uk|de|fr|eu|br|pt|pl|ph|tr|nl|jp|kr|ca|au|ch|mx|co|cc|ws|ly|gl|tk|cf|gq|app|dev|icu|vip|gift|рф';
const ENDINGS_BEFORE_PATH = `${ENDINGS}|me|it|es|in|is|to|so|no|us|my|be|am|la|se|at|al|id|ai|do|fi|im|li|st|site|online|shop|store|link|live|fun|club|top|pro|games|world|space|page|chat|bio|one`;
/**
 * A host's last label is enough, and of that the end: looked for from their beginnings on, long texts of labels take
 * time by the square of their length.
 */
const LABEL_END = '[\\p{L}\\p{N}]-*\\.';
const HOST = new RegExp(`${LABEL_END}(?:${ENDINGS})(?![\\p{L}\\p{N}-])`, 'u');
const HOST_WITH_PATH = new RegExp(`${LABEL_END}(?:${ENDINGS_BEFORE_PATH})(?::\\d+)?/[^\\s/]`, 'u');
/** Names of things that look like hosts. */
const NO_HOSTS = /\basp\.net\b/gu;

/** Whether a text holds a link, in whatever letters and widths it is written. */
export function hasLinkForms(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}|\p{Cc}/gu, '')
    .replace(/[。．｡]/gu, '.')
    .replace(NO_HOSTS, ' ');
  return [LINK_FORMS, WITH_SLASHES, MAIL, HOST, HOST_WITH_PATH].some((form) => form.test(plain));
}
