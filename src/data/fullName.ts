/** The first and the last name of somebody, as far as they are known; empty where neither is. As `private.full_name` has it. */
export const fullName = ({
  first_name,
  last_name,
}: {
  first_name?: string | null | undefined;
  last_name?: string | null | undefined;
}): string => [first_name, last_name].filter(Boolean).join(' ');

/** Their name, else their address. */
export const nameOrEmail = (person: Parameters<typeof fullName>[0] & { email: string }) =>
  fullName(person) || person.email;
