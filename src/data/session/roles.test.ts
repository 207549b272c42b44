import { describe, expect, it } from 'vitest';
import { hasRole, roleRank, roles } from './roles.ts';

describe('hasRole', () => {
  it.each(roles.flatMap((role) => roles.map((required) => [role, required] as const)))(
    '%s asked for %s',
    (role, required) => {
      expect(hasRole({ role }, required)).toBe(roleRank[role] >= roleRank[required]);
    },
  );

  it.each(roles)('fails without a profile, asked for %s', (required) => {
    expect(hasRole(null, required)).toBe(false);
  });
});

it('ranks the roles from 1 to 4', () => {
  expect(roles.map((role) => roleRank[role])).toEqual([1, 2, 3, 4]);
});
