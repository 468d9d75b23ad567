/** How the reference pages read what stands in the code: comments, shapes, members of interfaces. */
import { parseSync } from 'vite';
import { z } from 'zod';

/** A doc comment's words on one line; its `*` at the beginnings of lines are left out. */
const plain = (comment: string): string =>
  comment
    .replaceAll(/\n\s*\*/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The doc comment right above a property of a source, '' without one. */
export function commentAbove(source: string, property: string): string {
  const name = property.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const above = new RegExp(String.raw`/\*\*((?:(?!\*/)[\s\S])*)\*/\s*(?:readonly )?['"]?${name}['"]?\??:`);
  return plain(above.exec(source)?.[1] ?? '');
}

/** A property of an interface: its name, its type as it is written, the comment above it. */
export interface Member {
  readonly name: string;
  readonly type: string;
  readonly comment: string;
}

/** The properties that an exported interface of a source declares itself, in their order. */
export function membersOf(file: string, source: string, name: string): Member[] {
  for (const statement of parseSync(file, source).program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    const { declaration } = statement;
    if (declaration?.type !== 'TSInterfaceDeclaration' || declaration.id.name !== name) continue;
    const { start, end, body } = declaration.body;
    return body.flatMap((member) => {
      if (member.type !== 'TSPropertySignature' || !member.typeAnnotation) return [];
      const { key, typeAnnotation } = member;
      const property = key.type === 'Literal' ? String(key.value) : source.slice(key.start, key.end);
      const type = source.slice(typeAnnotation.typeAnnotation.start, typeAnnotation.typeAnnotation.end);
      const withoutComments = plain(type.replaceAll(/\/\*\*[\s\S]*?\*\//g, ''));
      return [{ name: property, type: withoutComments, comment: commentAbove(source.slice(start, end), property) }];
    });
  }
  throw new Error(`${file} exports no interface ${name}`);
}

const JsonShape = z.object({
  type: z.string().optional(),
  enum: z.array(z.union([z.string(), z.number()])).optional(),
  anyOf: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).default([]),
  items: z.unknown().optional(),
  additionalProperties: z.unknown().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  maxLength: z.number().optional(),
  maxItems: z.number().optional(),
});
type JsonShape = z.infer<typeof JsonShape>;

/** Lists that come again and again, by what they are called. */
export type NamedLists = Readonly<Record<string, readonly string[]>>;

function objectShape({ properties, required, additionalProperties }: JsonShape, lists: NamedLists): string {
  const entries = Object.entries(properties ?? {});
  if (entries.length > 0) {
    const parts = entries.map(([key, inner]) => `${key}${required.includes(key) ? '' : '?'}: ${shape(inner, lists)}`);
    return `{ ${parts.join('; ')} }`;
  }
  return typeof additionalProperties === 'object' ? `{ [name]: ${shape(additionalProperties, lists)} }` : '{}';
}

const isBounded = (bound: number | undefined): bound is number => bound !== undefined && Number.isSafeInteger(bound);

function numberShape({ type, minimum, maximum }: JsonShape): string {
  const [least, most] = [minimum, maximum].map((bound) =>
    isBounded(bound) && Math.abs(bound) !== Number.MAX_SAFE_INTEGER ? bound : undefined,
  );
  if (least !== undefined && most !== undefined) return `${least}–${most}`;
  return type === 'integer' ? 'int' : 'number';
}

function shape(json: unknown, lists: NamedLists): string {
  const one = JsonShape.parse(json);
  if (one.anyOf) return one.anyOf.map((inner) => shape(inner, lists)).join(' | ');
  if (one.enum) {
    const known = Object.entries(lists).find(([, list]) => list.join() === one.enum?.join());
    return known?.[0] ?? one.enum.map((value) => JSON.stringify(value)).join(' | ');
  }
  const most = one.maxLength ?? one.maxItems;
  const limit = most === undefined ? '' : ` (at most ${most})`;
  switch (one.type) {
    case 'object':
      return objectShape(one, lists);
    case 'array': {
      const item = shape(one.items, lists);
      return `${item.includes(' | ') ? `(${item})` : item}[]${limit}`;
    }
    case 'number':
    case 'integer':
      return numberShape(one);
    case 'string':
      return `string${limit}`;
    default:
      return one.type ?? 'anything';
  }
}

/** What a schema takes, as short as a type: `{ id: string (at most 40); ban?: boolean }`; '' for messages without payload. */
export function shortShape(schema: z.core.$ZodType, lists: NamedLists = {}): string {
  const text = shape(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }), lists);
  return text === '{} | null' ? '' : text;
}
