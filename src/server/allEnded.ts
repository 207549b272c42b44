/** What some work came to, once all of it has ended. Rejects with the first failure, when nothing goes on any more. */
export async function allEnded<Result>(work: readonly Promise<Result>[]): Promise<Result[]> {
  await Promise.allSettled(work);
  return Promise.all(work);
}
