import { type CssNode, find, generate, type List, type ListItem, parse, walk } from 'css-tree';

/** Rules that only choose when others hold, or describe a movement. The rest loads something, or names what is elsewhere. */
const AT_RULES: ReadonlySet<string> = new Set([
  'media',
  'supports',
  'container',
  'layer',
  'keyframes',
  '-webkit-keyframes',
]);
/** They take an address, also as a plain text, or run something. */
const LOADING =
  /^(?:url|src|image|image-set|-webkit-image-set|cross-fade|-webkit-cross-fade|element|-moz-element|paint|expression|attr)$/i;
const ACTING = /^(?:behavior|-moz-binding|-ms-behavior)$/i;
const PICTURE = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[A-Za-z0-9+/]+=*$/;

/** What the parser could not read, or what would load or run something. */
const isSuspect = (node: CssNode): boolean =>
  node.type === 'Raw' ||
  (node.type === 'Url' && !PICTURE.test(node.value)) ||
  (node.type === 'Function' && LOADING.test(node.name));

const holdsSuspect = (node: CssNode | null): boolean => node !== null && find(node, isSuspect) !== null;

function mayStay(node: CssNode): boolean {
  switch (node.type) {
    case 'Declaration':
      return !ACTING.test(node.property) && !holdsSuspect(node.value);
    case 'Rule':
      return !holdsSuspect(node.prelude);
    case 'Atrule':
      return AT_RULES.has(node.name.toLowerCase()) && !holdsSuspect(node.prelude);
    case 'Raw':
      return false;
    default:
      return true;
  }
}

/**
 * The operator's style without anything that loads, runs or was not understood. It is read into a tree and written anew, so
 * that no trick of notation passes, and it cannot end the element or the script that it may be put into.
 */
export function cleanCss(css: string): string {
  const sheet = parse(css, { parseCustomProperty: true, onParseError: () => undefined });
  walk(sheet, {
    enter(node: CssNode, item: ListItem<CssNode> | null, list: List<CssNode> | null) {
      if (item && list && ['Declaration', 'Rule', 'Atrule', 'Raw'].includes(node.type) && !mayStay(node))
        list.remove(item);
    },
  });
  return generate(sheet).replaceAll(/<(?=[/!])/g, '\\3c ');
}
