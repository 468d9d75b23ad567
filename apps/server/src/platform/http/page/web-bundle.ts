import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import { AppError } from '#platform/errors/app-error.ts';
import type { InlineHashes } from './security-headers.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** The build puts files with a hash in their names here, and the pictures of cosmetics below a hash of all of them. */
const HASHED_PATH = /^\/(?:assets\/|cosmetics\/[0-9a-f]+\/)/;
/** The build puts such a copy beside every hashed file that gets smaller by it. */
const COMPRESSED_SUFFIX = '.br';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes of the inline scripts and styles of the bundle's page, for its policy. */
export function readInlineHashes(webDir: string): InlineHashes {
  const file = join(webDir, 'index.html');
  const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const collect = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => hashOf(text));
  return {
    scripts: collect(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g),
    styles: collect(/<style[^>]*>([\s\S]*?)<\/style>/g),
  };
}

/** The hash of one inline style, for a page of our own. */
export const inlineStyleHash = hashOf;

/** From an address to the root of the same page, with its query; relative, as a proxy may serve it below a path of its own. */
function rootOf(originalUrl: string): string {
  const [path = '', query] = originalUrl.split(/\?(.*)/s);
  const depth = path.split('/').length - 2;
  return (depth > 0 ? '../'.repeat(depth) : './') + (query ? `?${query}` : '');
}

/**
 * Serves the web client's files: hashed ones for ever. Unknown paths without an extension lead to the root, where the
 * page is: it finds its files beside itself.
 */
export function serveWebBundle(webDir: string, sendPage: RequestHandler): RequestHandler {
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const path = normalize(request.path);
    if (path === '/' || path === '/index.html') return sendPage(request, response, next);
    if (extname(path) === '') return response.redirect(rootOf(request.originalUrl));
    if (path.includes('\0') || !existsSync(join(webDir, path))) throw new AppError('http/not_found');
    const caching = HASHED_PATH.test(path) ? IMMUTABLE : 'no-cache';
    return sendFile(request, response, webDir, path, caching, next);
  };
}

/** Sends a file, or its compressed copy where there is one and the caller takes it. */
function sendFile(
  request: Request,
  response: Response,
  webDir: string,
  file: string,
  caching: string,
  next: (error?: unknown) => void,
): void {
  const compressed = request.acceptsEncodings().includes('br') && existsSync(join(webDir, file + COMPRESSED_SUFFIX));
  response.vary('Accept-Encoding');
  response.type(extname(file));
  if (compressed) response.set('Content-Encoding', 'br');
  const options = {
    root: webDir,
    cacheControl: false,
    dotfiles: 'deny' as const,
    headers: { 'Cache-Control': caching },
  };
  response.sendFile(file.slice(1) + (compressed ? COMPRESSED_SUFFIX : ''), options, (error) => {
    if (error) next((error as { status?: number }).status === 404 ? new AppError('http/not_found') : error);
  });
}
