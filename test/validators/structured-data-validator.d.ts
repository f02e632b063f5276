// The package has no types; these are the parts that we use.
declare module '@adobe/structured-data-validator' {
  export interface Issue {
    issueMessage: string;
    path: { type: string }[];
  }

  export default class Validator {
    validate(data: Record<'jsonld' | 'microdata' | 'rdfa', Record<string, readonly object[]>>): Promise<Issue[]>;
  }
}
