// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { TypedTextContext } from '#site/typedText.ts';
import { ContactMessage } from './ContactMessage/ContactMessage.tsx';

// What a test has drawn is in the way of the next file's.
afterEach(cleanup);

vi.mock('#features/requests/data/sendContactMessage.ts', () => ({
  contactDelivery: 'site',
  sendContactMessage: vi.fn<() => Promise<void>>(),
}));

const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value;
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));

test('what was typed is there after another page, until it is sent', async () => {
  render(
    <TypedTextContext value={new Map()}>
      <MemoryRouter initialEntries={['/contact']}>
        <Link to="/blog">Blogue</Link>
        <Link to="/contact">Contact</Link>
        <Link to="/contact?service=coaching&sujet=Leadership+vocal">Leadership</Link>
        <Routes>
          <Route path="/contact" element={<ContactMessage title="Écrivez-nous" lead="Trois phrases." />} />
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>
    </TypedTextContext>,
  );
  type('Message', 'Un balado');
  type('Courriel', 'zoe@exemple.ca');
  follow('Blogue');
  follow('Contact');
  expect(message()).toBe('Un balado');
  follow('Blogue');
  follow('Leadership');
  expect(message()).toBe('Un balado');
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'coaching');

  fireEvent.submit(screen.getByRole('form'));
  await waitFor(() => screen.getByRole('heading', { name: /Merci/ }));
  follow('Blogue');
  follow('Contact');
  expect(message()).toBe('');
});
