// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import {
  DataError,
  errorText,
  fromAuthError,
  fromNetworkFailure,
  fromResponse,
  isGone,
  isWorthRetrying,
  toDataError,
} from './errors.ts';

const answer = (status: number, body?: object) => new Response(body ? JSON.stringify(body) : '', { status });

describe('fromResponse', () => {
  it.each([
    [401, { code: 'PGRST303', message: 'JWT expired' }, 'unauthenticated'],
    [403, { code: '42501', message: 'permission denied for table articles' }, 'forbidden'],
    [404, {}, 'notFound'],
    [406, { code: 'PGRST116' }, 'notFound'],
    [416, { code: 'PGRST103' }, 'notFound'],
    [409, { code: '23503', message: 'violates foreign key constraint' }, 'conflict'],
    [409, { code: 'PT409', message: 'Cet article a été modifié entre-temps.' }, 'conflict'],
    [400, { code: '23514', message: 'violates check constraint' }, 'invalid'],
    [400, { code: '22P02', message: 'invalid input syntax for type uuid' }, 'invalid'],
    [413, {}, 'tooLarge'],
    [429, {}, 'rateLimited'],
    [504, {}, 'timeout'],
    [500, {}, 'server'],
    [503, {}, 'server'],
    [400, { statusCode: '403', message: 'new row violates row-level security policy' }, 'forbidden'],
    [400, { statusCode: '403', message: '"exp" claim timestamp check failed' }, 'unauthenticated'],
    [401, { code: 'PT401', message: 'Votre session est terminée. Reconnectez-vous.' }, 'unauthenticated'],
    [400, { statusCode: '409', error: 'Duplicate', message: 'The resource already exists' }, 'duplicate'],
    [400, { statusCode: '413', message: 'The object exceeded the maximum allowed size' }, 'tooLarge'],
    [400, { statusCode: '415', error: 'invalid_mime_type' }, 'invalid'],
    [400, { statusCode: '404', message: 'Object not found' }, 'notFound'],
  ] as const)('%i %o is %s', async (status, body, kind) => {
    expect((await fromResponse(answer(status, body))).kind).toBe(kind);
  });

  it('knows what isn’t there from what was refused', async () => {
    expect(isGone(await fromResponse(answer(404)))).toBe(true);
    expect(isGone(await fromResponse(answer(400, { code: '22P02' })))).toBe(true);
    expect(isGone(await fromResponse(answer(403)))).toBe(false);
  });

  it.each([
    ['articles_slug_key', 'slug'],
    ['categories_name_key', 'name'],
    ['media_library_file_path_key', 'file_path'],
    ['articles_pkey', 'id'],
    ['article_tags_pkey', 'id'],
  ])('names the column of %s', async (constraint, column) => {
    const message = `duplicate key value violates unique constraint "${constraint}"`;
    const error = await fromResponse(answer(409, { code: '23505', message }));
    expect(error).toMatchObject({ kind: 'duplicate', column, serverMessage: message });
  });

  it('keeps what is not JSON as the message of the server', async () => {
    const error = await fromResponse(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(error).toMatchObject({ kind: 'server', serverMessage: '<h1>Bad gateway</h1>', status: 502 });
  });

  it('keeps the database’s own words from people, and tells the console', async () => {
    const told = vi.spyOn(console, 'info').mockReturnValue();
    const message = 'permission denied for function list_calendar';
    expect(errorText(await fromResponse(answer(403, { code: '42501', message })))).toBe(
      'Vous n’avez pas le droit de faire cette opération.',
    );
    expect(told.mock.calls).toEqual([[`Failure: 403 42501 ${message}`]]);
  });

  it.each([
    [
      fromResponse(answer(400, { code: '23514', message: 'violates check constraint "x"' })),
      'Le serveur a refusé ces données. Sa réponse\u00A0: «\u00A0violates check constraint "x"\u00A0».',
    ],
    [
      fromResponse(answer(500, { code: '57014', message: 'canceling statement' })),
      'Le serveur a rencontré un problème. Sa réponse\u00A0: «\u00A0canceling statement\u00A0».',
    ],
    // The page of something in between.
    [
      fromResponse(new Response('<h1>Bad gateway</h1>', { status: 502 })),
      'Le serveur a rencontré un problème.',
    ],
    [
      fromAuthError({ message: 'Signups not allowed today', status: 422, code: 'new' }),
      'Le serveur a refusé ces données. Sa réponse\u00A0: «\u00A0Signups not allowed today\u00A0».',
    ],
    [
      fromAuthError({ message: 'User not allowed', status: 403, code: 'not_admin' }),
      'Le service de connexion a refusé cette demande. Sa réponse\u00A0: «\u00A0User not allowed\u00A0».',
    ],
  ])('says in the server’s words what ours don’t', async (error, text) => {
    vi.spyOn(console, 'info').mockReturnValue();
    expect(errorText(await error)).toBe(text);
  });

  it('lets the database’s own French sentences speak', async () => {
    const message = 'Trop de messages en peu de temps. Réessayez dans dix minutes, ou appelez-nous.';
    const error = await fromResponse(answer(429, { code: 'PT429', message }));
    expect(error.kind).toBe('rateLimited');
    expect(errorText(error)).toBe(message);
  });
});

describe('fromNetworkFailure', () => {
  it('tells our own time limit from an unreachable server', () => {
    expect(fromNetworkFailure(new DOMException('', 'TimeoutError')).kind).toBe('timeout');
    expect(fromNetworkFailure(new TypeError('Failed to fetch')).kind).toBe('offline');
  });
});

describe('fromAuthError', () => {
  it.each([
    [{ message: 'Invalid login credentials', status: 400, code: 'invalid_credentials' }, 'invalid'],
    [{ message: 'Invalid login credentials', status: 400 }, 'invalid'],
    [{ message: 'Auth session missing!', status: 400 }, 'unauthenticated'],
    [{ message: 'Request rate limit reached', status: 429, code: 'over_request_rate_limit' }, 'rateLimited'],
    [{ message: 'Le serveur est injoignable. Vérifiez votre connexion.', status: 0 }, 'offline'],
    [{ message: 'Unexpected token', status: 0 }, 'server'],
    [{ message: 'Le serveur met trop de temps à répondre.', status: 0 }, 'timeout'],
    [{ message: 'Unexpected failure', status: 500, code: 'unexpected_failure' }, 'server'],
    [{ message: 'Something new', status: 422, code: 'something_new' }, 'invalid'],
  ])('%o is %s', (error, kind) => {
    expect(fromAuthError(error).kind).toBe(kind);
  });

  it('says it in French, and keeps the service’s own words to itself', () => {
    const error = fromAuthError({
      message: 'Invalid login credentials',
      status: 400,
      code: 'invalid_credentials',
    });
    expect(errorText(error)).toBe('Courriel ou mot de passe incorrect.');
  });
});

describe('toDataError', () => {
  it('unwraps what the file store’s client wrapped', () => {
    const inner = new DataError('offline');
    expect(toDataError(Object.assign(new Error('wrapped'), { originalError: inner }))).toBe(inner);
  });

  it('says that nobody expected it, and tells the console what it was once', () => {
    const told = vi.spyOn(console, 'info').mockReturnValue();
    const error = new Error('boom');
    expect([errorText(error), errorText(error)]).toEqual([
      'Une erreur inattendue s’est produite.',
      'Une erreur inattendue s’est produite.',
    ]);
    expect(told.mock.calls).toEqual([['Failure: boom']]);
  });
});

it('asks again only when the failure may pass by itself', () => {
  const kinds = ['offline', 'timeout', 'server', 'forbidden', 'invalid', 'rateLimited', 'notFound'] as const;
  const again = kinds.filter((kind) => isWorthRetrying(new DataError(kind)));
  expect(again).toEqual(['offline', 'timeout', 'server']);
});
