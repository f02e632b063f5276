// Prints a JSON schema as a TypeScript type. Supports only the features that the contract uses.

export interface JsonSchema {
  id?: string;
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  /** Items of a tuple. */
  prefixItems?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  description?: string;
}

const PLAIN: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
};

export function pascal(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export function printed(schema: JsonSchema, indent = ''): string {
  const { $ref, const: value, enum: values, anyOf, type } = schema;
  if ($ref) return $ref.split('/').at(-1)!;
  // A flag in the query string.
  if (value === 'true') return 'true';
  if (value !== undefined) return literal(value);
  if (values) return union(values.map(literal));
  if (anyOf) return union(anyOf.map((one) => printed(one, indent)));
  if (Array.isArray(type)) return union(type.map((one) => printed({ ...schema, type: one }, indent)));
  if (schema.prefixItems) return `[${schema.prefixItems.map((one) => printed(one, indent)).join(', ')}]`;
  if (type === 'array') return arrayOf(printed(schema.items ?? {}, indent));
  if (type === 'object') return objectType(schema, indent);
  return PLAIN[type ?? ''] ?? 'unknown';
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", String.raw`\'`)}'` : JSON.stringify(value);
}

function union(types: string[]): string {
  return [...new Set(types)].join(' | ');
}

function arrayOf(type: string): string {
  return /^[\w.]+$/.test(type) ? `${type}[]` : `Array<${type}>`;
}

function objectType(schema: JsonSchema, indent: string): string {
  const { properties, additionalProperties } = schema;
  if (!properties && typeof additionalProperties === 'object') {
    return `Record<string, ${printed(additionalProperties, indent)}>`;
  }
  const fields = Object.values(printedFields(schema, indent));
  return fields.length === 0 ? 'Record<string, never>' : `{\n${fields.join('')}${indent}}`;
}

/** The source of each field with its description, including the line break. */
export function printedFields(schema: JsonSchema, indent = ''): Record<string, string> {
  const { properties = {}, required = [] } = schema;
  const inner = `${indent}  `;
  return Object.fromEntries(
    Object.entries(properties).map(([name, field]) => {
      const about = field.description ? `${inner}/** ${field.description.replaceAll('*/', '* /')} */\n` : '';
      const mark = required.includes(name) ? '' : '?';
      return [name, `${about}${inner}${name}${mark}: ${printed(field, inner)};\n`];
    }),
  );
}
