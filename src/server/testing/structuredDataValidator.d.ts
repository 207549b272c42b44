declare module '@adobe/structured-data-validator' {
  /** What a validator says of one object: `schemaOrg` where the vocabulary itself doesn't know it. */
  export type Issue = {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    errorType?: 'schemaOrg';
  };

  /** Google's rules for rich results, and the names of schema.org. */
  export default class Validator {
    constructor(vocabulary: { '@graph': readonly object[] });
    validate(data: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}
