// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { ContactForm } from './ContactForm.tsx';

// What a test has drawn is in the way of the next file's.
afterEach(cleanup);

vi.mock('#features/requests/data/contactMessage.schema.ts', () => {
  throw new Error('The page was replaced by another version.');
});

test('a message whose check can no longer be loaded is sent as it was written', async () => {
  const onSubmit = vi.fn<(input: unknown) => Promise<void>>().mockResolvedValue();
  render(<ContactForm onSubmit={onSubmit} />, { wrapper: MemoryRouter });
  const email = screen.getByRole('textbox', { name: 'Courriel' });
  fireEvent.focus(email);
  fireEvent.change(email, { target: { value: 'zoe@exemple.ca' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Message' }), { target: { value: 'Bonjour' } });
  fireEvent.submit(screen.getByRole('form'));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ email: 'zoe@exemple.ca', message: 'Bonjour' });
});
