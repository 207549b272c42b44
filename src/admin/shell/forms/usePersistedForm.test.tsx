// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deviceDrafts } from '#documents/data/draftStore.ts';
import { type Auth, AuthContext } from '#data/session/AuthContext.ts';
import { unsavedForms } from '../leaving/useUnsavedChanges.ts';
import { usePersistedForm } from './usePersistedForm.ts';

const saved = { subject: '', body: 'Bonjour' };

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** Opens the form; unmounting it is what a reload, a crash or a closed tab do to it. */
function open({ person = 'ana', values = saved } = {}) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AuthContext value={{ user: { id: person, email: '' } } as Auth}>{children}</AuthContext>
  );
  const hook = renderHook((shown: typeof saved) => usePersistedForm('note/1', null, { values: shown }), {
    wrapper,
    initialProps: values,
  });
  const type = (field: keyof typeof saved, text: string) =>
    act(() => hook.result.current.setValue(field, text, { shouldDirty: true }));
  return { ...hook, form: () => hook.result.current, type };
}

const isRestored = ({ form }: ReturnType<typeof open>) =>
  waitFor(() => expect(form().restored).not.toBeNull());
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

it('puts back what was typed before a reload, for its person alone', async () => {
  const before = open();
  before.type('subject', 'Salle');
  before.unmount();

  const stranger = open({ person: 'luc' });
  await settled();
  expect(stranger.form().getValues()).toEqual(saved);
  stranger.unmount();

  const after = open();
  await isRestored(after);
  expect(after.form().getValues()).toEqual({ ...saved, subject: 'Salle' });
  expect(after.form().restored).toEqual({ isStale: false });
  expect(unsavedForms.size).toBe(1);
  expect(deviceDrafts.of('ana')).toHaveLength(1);
});

it('leaves alone what is typed before it is put back, and keeps both', async () => {
  const before = open();
  before.type('subject', 'Salle');
  before.type('body', 'Ancien');
  before.unmount();
  const after = open();
  after.type('body', 'Nouveau');
  await isRestored(after);
  expect(after.form().getValues()).toEqual({ subject: 'Salle', body: 'Nouveau' });
  expect(deviceDrafts.of('ana')[0]?.changes).toEqual({ subject: 'Salle', body: 'Nouveau' });
});

it('says when a colleague has saved something else meanwhile', async () => {
  const before = open();
  before.type('body', 'Bonsoir');
  before.unmount();
  const after = open({ values: { ...saved, body: 'Salut' } });
  await waitFor(() => expect(after.form().restored).toEqual({ isStale: true }));
});

it('keeps nothing of what is saved or given up, until that is taken back', async () => {
  const form = open();
  form.type('subject', 'Salle');
  act(() => form.form().reset({ ...saved, subject: 'Salle' }));
  expect(deviceDrafts.of('ana')).toEqual([]);
  expect(form.form().isTyped).toBe(false);

  form.type('subject', 'Salle B');
  act(() => form.form().markSaved());
  expect(deviceDrafts.of('ana')).toEqual([]);
  expect(form.form().isTyped).toBe(false);

  form.type('subject', 'Salle C');
  let undo = () => undefined as void;
  act(() => {
    undo = form.form().discard();
  });
  expect(form.form().getValues('subject')).toBe('Salle B');
  expect(deviceDrafts.of('ana')).toEqual([]);
  act(undo);
  expect(form.form().getValues('subject')).toBe('Salle C');
  expect(deviceDrafts.of('ana')).toHaveLength(1);
});

it('offers nothing that the server has by now', async () => {
  const before = open();
  before.type('body', 'Bonsoir');
  before.unmount();
  const after = open({ values: { ...saved, body: 'Bonsoir' } });
  await settled();
  expect(after.form().restored).toBeNull();
  expect(deviceDrafts.of('ana')).toEqual([]);
});
