import { brotliDecompress } from 'node:zlib';
import { promisify } from 'node:util';
import type { Limiter } from '#platform/limits/limiter.ts';
import type { Download } from '../call.ts';
import type { ServedCall } from '../order/call-router.ts';
import { factsOf } from '../request-facts.ts';

const unpack = promisify(brotliDecompress);
const CACHING = 'public, max-age=3600';

/** Tells the unpacked length, which a reader of a packed answer needs for its progress bar. */
const LENGTH_HEADER = 'X-Pack-Bytes';

/** Calls that answer with brotli bytes; whoever takes no brotli gets them unpacked. */
export function serveDownloads(downloads: readonly Download[], limiter: Limiter): ServedCall[] {
  const lengths = new Map<string, number>();
  return downloads.map((download) => ({
    method: 'GET',
    path: download.path,
    serve: async (request, response) => {
      const facts = factsOf(response);
      facts.route = download.path;
      await limiter.consume(facts.address);
      const file = await download.read(request.params as Record<string, string>);
      response.vary('Accept-Encoding');
      response.set({ 'Cache-Control': CACHING, ETag: file.etag, 'Content-Type': file.type });
      if (request.headers['if-none-match'] === file.etag) {
        response.status(304).end();
        return;
      }
      const packed = request.acceptsEncodings('br') !== false;
      // Not the path: there are many ways to write the same one.
      const key = file.etag;
      const unpacked = packed && lengths.has(key) ? null : await unpack(file.bytes);
      if (unpacked !== null) lengths.set(key, unpacked.length);
      response.set(LENGTH_HEADER, String(lengths.get(key)));
      if (packed) response.set('Content-Encoding', 'br');
      response.send(unpacked !== null && !packed ? unpacked : file.bytes);
    },
  }));
}
