declare module '@adobe/structured-data-validator' {
  /** What a validator says of one object: `schemaOrg` where the vocabulary itself doesn't know it. */
  export type Issue = {
    rootType: string;
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    path: readonly { type?: string; property?: string; index?: number }[];
    errorType?: 'schemaOrg';
  };

  /** Google's rules for rich results, and the names of schema.org. */
  export default class Validator {
    constructor(vocabulary: { '@graph': readonly object[] });
    validate(data: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}
