// Validates XML with libxml2: well-formedness, and Atom by the grammar of its standard.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { RelaxNGValidator, XmlDocument, XmlValidateError } from 'libxml2-wasm';

const atom = readFileSync(path.join(import.meta.dirname, 'atom.rng'), 'utf8');

/** The root element's name and namespace. Throws the parser's error. */
export function parsedXml(text: string): { root: string; namespace: string } {
  using document = XmlDocument.fromString(text);
  return { root: document.root.name, namespace: document.root.namespaceUri };
}

/** Errors, one line each. Throws the parser's error if the text is not XML. */
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
