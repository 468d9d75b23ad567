import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';

/** Text, its structure, and pictures: nothing that acts, loads or asks for input. */
const TAGS = `
  h1 h2 h3 h4 h5 h6 p blockquote pre hr br div span section article header footer aside nav main figure figcaption
  ul ol li dl dt dd details summary table caption thead tbody tfoot tr th td
  a strong b em i u s small mark del ins sub sup abbr code kbd time img`;
/** What stands in these is no text of the page either. */
const DROPPED_WHOLE = `
  script style head title template noscript textarea option select button
  iframe object embed applet noembed noframes svg math xmp plaintext audio video`;
const namesIn = (text: string): string[] => text.trim().split(/\s+/);
const MOST_NESTED = 50;
/** The page's policy loads no picture from elsewhere: they come within the page. */
const PICTURE = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[A-Za-z0-9+/]+=*$/;

/** Jumps within the page stay; everything else opens a window of its own that knows nothing of ours. */
const mendLink = (tagName: string, { href = '', target: _target, rel: _rel, ...rest }: Attributes): Tag => {
  if (href === '') return { tagName, attribs: rest };
  if (href.startsWith('#')) return { tagName, attribs: { href, ...rest } };
  return { tagName, attribs: { href, ...rest, target: '_blank', rel: 'noopener noreferrer nofollow' } };
};

const OPTIONS: IOptions = {
  allowedTags: namesIn(TAGS),
  nonTextTags: namesIn(DROPPED_WHOLE),
  allowedAttributes: {
    '*': ['class', 'id', 'title', 'lang', 'dir', 'role', 'aria-label', 'aria-hidden'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start', 'reversed'],
    time: ['datetime'],
    details: ['open'],
  },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowedSchemesByTag: { img: ['data'] },
  allowProtocolRelative: false,
  transformTags: { a: mendLink },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !PICTURE.test(attribs['src'] ?? ''),
  nestingLimit: MOST_NESTED,
};

/** The operator's markup without anything that could act: an allow-list of elements, attributes and addresses. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, OPTIONS).trim();
