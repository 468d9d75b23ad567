import {
  type Endpoint,
  type EndpointAuth,
  ERRORS,
  ErrorBody,
  type ErrorCode,
  INTENT_KEY_HEADER,
  IntentKey,
  TextFile,
} from '@syllaboom/contracts';
import { z } from 'zod';
import type { Download, FileRoute, Hook, Redirect } from './call.ts';
import { type DeclaredCall, expectedErrors } from './expected-errors.ts';

type JsonObject = Record<string, unknown>;
interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: unknown;
}
/** One described call. */
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly security: readonly JsonObject[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: JsonObject;
  readonly responses: Record<string, JsonObject>;
}
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly license: { readonly name: string; readonly identifier: string };
    readonly description: string;
  };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: JsonObject;
}

const schemaOf = (schema: Endpoint['reply'], io: 'input' | 'output'): JsonObject => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
};
const asTemplate = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');
const jsonContent = (schema: unknown): JsonObject => ({ 'application/json': { schema } });

/** Everything that is served. */
export interface Served {
  readonly endpoints: Readonly<Record<string, Endpoint>>;
  readonly downloads: readonly Download[];
  readonly files: readonly FileRoute[];
  readonly redirects: readonly Redirect[];
  readonly hooks: readonly Hook[];
}

/** The OpenAPI 3.1 document, made from what is declared alone. */
export function createOpenApiDocument(served: Served): OpenApiDocument {
  const { endpoints, downloads, files, redirects, hooks } = served;
  const paths: OpenApiDocument['paths'] = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    paths[asTemplate(endpoint.path)] = {
      ...paths[asTemplate(endpoint.path)],
      [endpoint.method.toLowerCase()]: describeEndpoint(name, endpoint),
    };
  }
  for (const download of downloads) paths[asTemplate(download.path)] = { get: describeDownload(download) };
  for (const file of files) paths[asTemplate(file.path)] = { get: describeFile(file) };
  for (const redirect of redirects) paths[asTemplate(redirect.path)] = { get: describeRedirect(redirect) };
  for (const hook of hooks) paths[asTemplate(hook.path)] = { post: describeHook(hook) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Syllaboom',
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      description: 'The HTTP calls of the game. Rooms are played over a WebSocket.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Error: schemaOf(ErrorBody, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

const ACCESS_WORDS: Readonly<Record<EndpointAuth, string>> = {
  public: 'Open to everybody.',
  session: 'Needs any session, guests included.',
  player: 'Needs a signed-in player.',
  wayIn: 'Needs a signed-in player with a way in beside one device’s key.',
  verify: 'Needs a member of the staff who may verify players.',
  moderate: 'Needs a game moderator.',
  language: 'Needs a language moderator.',
  content: 'Needs a member of the staff who reviews content.',
  develop: 'Needs a developer.',
};

function describeEndpoint(name: string, endpoint: Endpoint): Operation {
  return {
    operationId: name,
    summary: endpoint.summary,
    description: `${ACCESS_WORDS[endpoint.auth]} Rate limit: ${endpoint.limit}.`,
    security: endpoint.auth === 'public' ? [] : [{ bearer: [] }],
    parameters: [
      ...describeParameters(endpoint.params, 'path'),
      ...describeParameters(endpoint.query, 'query'),
      ...describeHash(endpoint),
      ...describeKey(endpoint),
    ],
    ...describeBody(endpoint),
    responses: {
      200: describeSuccess(endpoint),
      ...(endpoint.conditional === undefined ? {} : { 304: { description: 'What the caller has still holds' } }),
      ...describeErrors(endpoint),
    },
  };
}

function describeSuccess({ reply, conditional }: Endpoint): JsonObject {
  if (reply === TextFile)
    return { description: 'The text as a file', content: { 'text/plain': { schema: { type: 'string' } } } };
  return {
    description: 'Success',
    ...(conditional === undefined ? {} : { headers: { [conditional]: { schema: { type: 'string' } } } }),
    content: jsonContent(schemaOf(reply, 'output')),
  };
}

/** The hash of what the caller has. */
const describeHash = ({ conditional }: Endpoint): Parameter[] =>
  conditional === undefined ? [] : [{ name: conditional, in: 'header', required: false, schema: { type: 'string' } }];

/** Asked again with the same key, the call happens once. */
const describeKey = ({ keyed = false }: Endpoint): Parameter[] =>
  keyed ? [{ name: INTENT_KEY_HEADER, in: 'header', required: false, schema: schemaOf(IntentKey, 'input') }] : [];

/** The same file as the part of a form. */
const FORM = {
  'multipart/form-data': {
    schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] },
  },
};

function describeBody({ body, upload }: Endpoint): Pick<Operation, 'requestBody'> {
  if (body) return { requestBody: { required: true, content: jsonContent(schemaOf(body, 'input')) } };
  if (!upload) return {};
  const content = { ...Object.fromEntries(upload.types.map((type) => [type, {}])), ...FORM };
  return { requestBody: { required: true, description: `At most ${upload.mostBytes} bytes`, content } };
}

function describeParameters(schema: Endpoint['params'], place: Parameter['in']): Parameter[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: JsonObject;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

/** Everything that the call can refuse, grouped by status. */
function describeErrors(call: DeclaredCall): Record<string, JsonObject> {
  const byStatus: Record<string, JsonObject> = {};
  const groups = Object.groupBy(expectedErrors(call), (code) => String(ERRORS[code].status));
  for (const [status, group] of Object.entries(groups)) {
    byStatus[status] = {
      description: (group ?? []).map((code) => `${code}: ${ERRORS[code].text}`).join('\n'),
      content: jsonContent({ $ref: '#/components/schemas/Error' }),
    };
  }
  return byStatus;
}

/** What is served beside the endpoints is open to everybody. */
const describeOpenErrors = (errors: readonly ErrorCode[], path: string): Record<string, JsonObject> =>
  describeErrors({ auth: 'public', errors, params: path.includes(':') });

const describeDownload = (download: Download): Operation => ({
  operationId: `download${download.path.replaceAll(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
  summary: download.summary,
  description: 'Open to everybody. Rate limit: download.',
  security: [],
  parameters: pathParameters(download.path),
  responses: {
    200: { description: 'The file', content: { 'application/octet-stream': {} } },
    304: { description: 'The caller has it already' },
    ...describeOpenErrors(download.errors, download.path),
  },
});

const describeFile = (file: FileRoute): Operation => ({
  operationId: `file${file.path.replaceAll(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
  summary: file.summary,
  description: 'Open to everybody, cached for good. Rate limit: picture.',
  security: [],
  parameters: pathParameters(file.path),
  responses: {
    200: { description: 'The file', content: { 'image/*': {} } },
    ...describeOpenErrors(['http/not_found', ...file.errors], file.path),
  },
});

const pathParameters = (path: string): Parameter[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

const describeHook = (hook: Hook): Operation => ({
  operationId: `hear${hook.path.replaceAll(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
  summary: hook.summary,
  description: 'For the other service alone, by signature.',
  security: [],
  parameters: [],
  responses: {
    204: { description: 'Understood, or known already' },
    ...describeOpenErrors(['http/bad_request', 'http/too_large', ...hook.errors], hook.path),
  },
});

const describeRedirect = (redirect: Redirect): Operation => ({
  operationId: `go${redirect.path.replaceAll(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
  summary: redirect.summary,
  description: 'Open to everybody, by navigation. Rate limit: login.',
  security: [],
  parameters: [],
  responses: {
    302: { description: 'Where to go; for browsers also when they cannot be sent there' },
    ...describeOpenErrors(redirect.errors, redirect.path),
  },
});
