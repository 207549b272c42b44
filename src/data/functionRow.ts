import type { Database } from '#generated/database.types.ts';

type Functions = Database['public']['Functions'];

type Returned<Name extends keyof Functions> = Functions[Name]['Returns'] extends (infer Row)[] ? Row : never;

/** A row that a function of the database gives. Which of its columns may be null isn't in the generated types. */
export type FunctionRow<Name extends keyof Functions, Nullable extends keyof Returned<Name> = never> = Omit<
  Returned<Name>,
  Nullable
> & { [Column in Nullable]: Returned<Name>[Column] | null };
