const at = (bytes: Buffer, offset: number, text: string): boolean =>
  bytes.subarray(offset, offset + text.length).equals(Buffer.from(text, 'latin1'));

/** Whether the bytes begin as a PNG, JPEG, WebP or GIF file does: what a caller says about them counts for nothing. */
export const isKnownPicture = (bytes: Buffer): boolean =>
  at(bytes, 0, '\x89PNG\r\n\x1a\n') ||
  at(bytes, 0, '\xff\xd8\xff') ||
  (at(bytes, 0, 'RIFF') && at(bytes, 8, 'WEBP')) ||
  at(bytes, 0, 'GIF87a') ||
  at(bytes, 0, 'GIF89a');
