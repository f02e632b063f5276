// The package brings no types: what we use of it.
declare module '@adobe/structured-data-validator' {
  export interface Issue {
    issueMessage: string;
    path: { type: string }[];
  }

  export default class Validator {
    validate(data: Record<'jsonld' | 'microdata' | 'rdfa', Record<string, readonly object[]>>): Promise<Issue[]>;
  }
}
