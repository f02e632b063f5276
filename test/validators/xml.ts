// XML by libxml2: whether it is well formed, and Atom against the grammar of its standard.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { RelaxNGValidator, XmlDocument, XmlValidateError } from 'libxml2-wasm';

const atom = readFileSync(path.join(import.meta.dirname, 'atom.rng'), 'utf8');

/** The name of the root element and of its namespace. Throws what the parser says. */
export function parsedXml(text: string): { root: string; namespace: string } {
  using document = XmlDocument.fromString(text);
  return { root: document.root.name, namespace: document.root.namespaceUri };
}

/** What is wrong, one line each. Throws what the parser says of a text that is no XML. */
export function atomMistakes(text: string): string[] {
  using grammar = XmlDocument.fromString(atom);
  using validator = RelaxNGValidator.fromDoc(grammar);
  using document = XmlDocument.fromString(text);
  try {
    validator.validate(document);
    return [];
  } catch (error) {
    if (error instanceof XmlValidateError)
      return error.details.map(({ line, message }) => `${line}: ${message.trim()}`);
    throw error;
  }
}
