/** GoTrue's shape of an error: what supabase-js turns into an `AuthApiError`. */
export function authError(status: number, errorCode: string, message: string): Response {
  return Response.json(
    { code: status, error_code: errorCode, msg: message },
    { status, headers: { 'x-sb-error-code': errorCode } },
  );
}
