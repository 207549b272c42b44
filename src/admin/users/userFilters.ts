import { pageOf } from '#admin/lists/index.ts';
import { type Role, roles } from '#data/session/roles.ts';
import type { UserListRequest } from '#data/users/user.queries.ts';

const isRole = (value: string | null): value is Role => roles.some((role) => role === value);

/** Reads `?q=…&role=…&page=…`; what makes no sense counts as absent. */
export function requestOf(params: URLSearchParams): UserListRequest {
  const role = params.get('role');
  return { search: (params.get('q') ?? '').trim(), role: isRole(role) ? role : null, page: pageOf(params) };
}

/** The query of an address, with nothing in it that goes without saying; another search starts at its first page. */
export function paramsOf({ search, role }: Omit<UserListRequest, 'page'>) {
  const params = new URLSearchParams();
  if (search.trim()) params.set('q', search);
  if (role) params.set('role', role);
  return params;
}
