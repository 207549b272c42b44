// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import { failing, offline, sessionExpired, sessionRevoked } from '#mocks/scenarios.ts';
import { startBackend } from '#mocks/server.ts';
import { signInAs } from '#mocks/session.ts';
import { createQueryClient } from '../queryClient.ts';
import { uploadObject } from '#features/media/data/uploadObject.ts';
import { supabase } from '../supabase.ts';
import { AuthProvider } from './AuthProvider.tsx';
import { onSignOut } from './onSignOut.ts';
import { fetchProfile } from './profile.queries.ts';
import { useAuth } from './useAuth.ts';

const server = startBackend();
const profileRequests: string[] = [];

beforeEach(() => {
  profileRequests.length = 0;
  server.use(
    http.get('*/rest/v1/profiles', ({ request }) => {
      profileRequests.push(request.url);
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={createQueryClient()}>
      <AuthProvider>{children}</AuthProvider>
    </QueryClientProvider>
  );
}

const toFake = ['setTimeout', 'clearTimeout', 'Date'] as const;

const passTime = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const renderAuth = () => renderHook(useAuth, { wrapper: Providers }).result;

async function renderSignedIn(role: keyof typeof accountByRole) {
  await signInAs(role);
  const auth = renderAuth();
  await waitFor(() => {
    expect(auth.current.profileStatus).toBe('loaded');
  });
  return auth;
}

it('throws outside of its provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(useAuth)).toThrow('useAuth must be used within an AuthProvider');
});

describe('the session', () => {
  it('is loading first, then nobody is signed in', async () => {
    const auth = renderAuth();
    expect(auth.current).toMatchObject({ isLoading: true, user: null, profileStatus: 'idle' });
    await waitFor(() => {
      expect(auth.current).toMatchObject({ isLoading: false, user: null, profileStatus: 'idle' });
    });
  });

  it('is read from the browser, and the profile after it', async () => {
    const auth = await renderSignedIn('editor');
    const { user_id: id, email } = accountByRole.editor;
    expect(auth.current).toMatchObject({ user: { id, email }, profile: { role: 'editor' } });
    expect(auth.current.hasRole('editor')).toBe(true);
    expect(auth.current.hasRole('admin')).toBe(false);
  });

  it('is none when what is stored can’t be read', async () => {
    await signInAs('editor');
    localStorage.setItem(Object.keys(localStorage)[0] ?? '', '{"access_token":');
    const auth = renderAuth();
    await waitFor(() => {
      expect(auth.current).toMatchObject({ isLoading: false, user: null });
    });
  });

  it('keeps the person when the stored session can’t be renewed for want of a network', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.useFakeTimers({ toFake: [...toFake] });
    await signInAs('editor');
    const key = Object.keys(localStorage)[0] ?? '';
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...stored, expires_at: 1 }));
    server.use(...offline({ where: 'auth' }));
    const auth = renderAuth();
    // The client tries again for half a minute before it gives up.
    await passTime(60_000);
    expect(auth.current).toMatchObject({ isLoading: false, user: { id: accountByRole.editor.user_id } });
    await expect(fetchProfile('x')).rejects.toMatchObject({ kind: 'offline' });
  });
});

describe('the profile', () => {
  it('is asked for 100 ms after the user is known, once', async () => {
    vi.useFakeTimers({ toFake: [...toFake] });
    await signInAs('editor');
    const auth = renderAuth();
    await passTime(0);
    expect(auth.current.profileStatus).toBe('loading');
    await passTime(99);
    expect(profileRequests).toHaveLength(0);
    await passTime(1);
    vi.useRealTimers();
    await waitFor(() => {
      expect(profileRequests).toHaveLength(1);
    });
  });

  it('is not asked for while a request is running', async () => {
    const auth = await renderSignedIn('editor');
    act(() => {
      auth.current.reloadProfile();
      auth.current.reloadProfile();
    });
    await waitFor(() => {
      expect(auth.current.profileStatus).toBe('loaded');
    });
    expect(profileRequests).toHaveLength(2);
  });

  it.each([
    ['the request fails', () => failing(403, { where: 'profiles' })],
    ['there is none', () => [http.get('*/rest/v1/profiles', () => HttpResponse.json([]))]],
  ])('is empty when %s, every role check fails, and it can be asked for again', async (_case, scenario) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    server.use(...scenario());
    await signInAs('admin');
    const auth = renderAuth();
    await waitFor(() => {
      expect(auth.current).toMatchObject({ profileStatus: 'error', profile: null });
    });
    expect(auth.current.hasRole('subscriber')).toBe(false);
    expect(log).toHaveBeenCalled();
    server.resetHandlers();
    act(() => {
      auth.current.reloadProfile();
    });
    await waitFor(() => {
      expect(auth.current.hasRole('admin')).toBe(true);
    });
  });
});

describe('a refresh of the profile', () => {
  it('leaves it as it was when the request fails', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const auth = await renderSignedIn('editor');
    server.use(...failing(403, { where: 'profiles' }));
    act(() => {
      auth.current.refreshProfile();
    });
    await waitFor(() => {
      expect(log).toHaveBeenCalled();
    });
    await act(() => Promise.resolve());
    expect(auth.current).toMatchObject({ profileStatus: 'loaded', profile: { role: 'editor' } });
  });

  it('during a request asks once more after it', async () => {
    const answering = new EventTarget();
    const names = ['Avant', 'Après'];
    server.use(
      http.get('*/rest/v1/profiles', async () => {
        const [first_name] = names.splice(0, 1);
        if (names.length > 0) await new Promise((resolve) => answering.addEventListener('start', resolve));
        return HttpResponse.json([{ ...accountByRole.editor, first_name }]);
      }),
    );
    await signInAs('editor');
    const auth = renderAuth();
    await waitFor(() => {
      expect(names).toHaveLength(1);
    });
    act(() => {
      auth.current.refreshProfile();
    });
    answering.dispatchEvent(new Event('start'));
    await waitFor(() => {
      expect(auth.current.profile?.first_name).toBe('Après');
    });
  });
});

describe('signing in and out', () => {
  it('returns a refusal in French rather than throw it', async () => {
    const auth = renderAuth();
    const { email } = accountByRole.editor;
    const { error } = await act(() => auth.current.signIn({ email, password: 'mauvais' }));
    expect(error).toMatchObject({ kind: 'invalid', serverMessage: 'Invalid login credentials' });
    expect(auth.current.user).toBeNull();
  });

  it('signs in', async () => {
    const auth = renderAuth();
    const { email, password } = accountByRole.editor;
    const { error } = await act(() => auth.current.signIn({ email, password }));
    expect(error).toBeNull();
    expect(auth.current.user?.email).toBe(email);
  });

  it('signs up with the names, and a link that leads to the root of the site', async () => {
    const sent: { url: URL; body: unknown }[] = [];
    server.use(
      http.post('*/auth/v1/signup', async ({ request }) => {
        sent.push({ url: new URL(request.url), body: await request.clone().json() });
      }),
    );
    const auth = renderAuth();
    const account = {
      email: 'zoe@exemple.ca',
      password: 'un mot de passe',
      firstName: 'Zoé',
      lastName: 'Roy',
    };
    const { error } = await act(() => auth.current.signUp(account));
    expect(error).toBeNull();
    expect(auth.current.user).toBeNull();
    expect(sent[0]?.url.searchParams.get('redirect_to')).toBe(`${location.origin}/`);
    expect(sent[0]?.body).toMatchObject({ data: { first_name: 'Zoé', last_name: 'Roy' } });
  });

  it('signs out of this device even without a network, and tells whoever registered', async () => {
    const auth = await renderSignedIn('editor');
    server.use(...offline({ where: 'auth' }));
    const listener = vi.fn(() => Promise.resolve());
    const stop = onSignOut(listener);
    await act(() => auth.current.signOut());
    stop();
    expect(listener).toHaveBeenCalledExactlyOnceWith(accountByRole.editor.user_id);
    expect(auth.current).toMatchObject({
      user: null,
      profile: null,
      profileStatus: 'idle',
      hasSessionEnded: false,
    });
    expect(localStorage).toHaveLength(0);
  });
});

describe('a session that ends by itself', () => {
  it('is told from a sign-out of this tab', async () => {
    const auth = await renderSignedIn('editor');
    await act(() => supabase().auth.signOut({ scope: 'local' }));
    expect(auth.current).toMatchObject({ user: null, hasSessionEnded: true });
  });

  it('is noticed by a refused request, and over once signed in again', async () => {
    const auth = await renderSignedIn('editor');
    server.use(...sessionExpired());
    await act(async () => {
      await expect(fetchProfile('x')).rejects.toMatchObject({ kind: 'unauthenticated' });
    });
    expect(auth.current.hasSessionEnded).toBe(true);
    const { email, password } = accountByRole.editor;
    await act(() => auth.current.signIn({ email, password }));
    expect(auth.current.hasSessionEnded).toBe(false);
  });

  it.each([
    ['a read', () => fetchProfile('x')],
    ['an upload', () => uploadObject('uploads/1.pdf', new Blob(['%PDF-']), 'application/pdf')],
  ])('is told from a lack of right, in %s', async (_request, ask) => {
    const auth = await renderSignedIn('editor');
    server.use(...sessionRevoked());
    await act(async () => {
      await expect(ask()).rejects.toMatchObject({
        kind: 'unauthenticated',
        message: 'Votre session est terminée. Reconnectez-vous.',
        serverMessage: null,
      });
    });
    expect(auth.current.hasSessionEnded).toBe(true);
  });

  it('is noticed by the authentication service, too', async () => {
    const auth = await renderSignedIn('editor');
    server.use(...sessionRevoked());
    await act(() => auth.current.updatePassword('un autre mot de passe'));
    expect(auth.current.hasSessionEnded).toBe(true);
  });

  it('isn’t over because a right is missing', async () => {
    const auth = await renderSignedIn('editor');
    server.use(...failing(403, { where: 'profiles' }));
    await act(async () => {
      await expect(fetchProfile('x')).rejects.toMatchObject({ kind: 'forbidden' });
    });
    expect(auth.current.hasSessionEnded).toBe(false);
  });

  it('isn’t over because of an answer to the session before', async () => {
    const auth = await renderSignedIn('editor');
    const answering = new EventTarget();
    server.use(
      http.get('*/rest/v1/profiles', async () => {
        await new Promise((resolve) => answering.addEventListener('start', resolve));
        return HttpResponse.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 });
      }),
    );
    const late = fetchProfile('x').catch((error: unknown) => error);
    const { email, password } = accountByRole.editor;
    await act(() => auth.current.signIn({ email, password }));
    answering.dispatchEvent(new Event('start'));
    await act(async () => {
      await expect(late).resolves.toMatchObject({ kind: 'unauthenticated' });
    });
    expect(auth.current.hasSessionEnded).toBe(false);
  });
});

it('never asks as a visitor what the back-office asks', async () => {
  await expect(fetchProfile('x')).rejects.toMatchObject({ kind: 'unauthenticated' });
  expect(profileRequests).toHaveLength(0);
});
