import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { RegistrationForm } from '#features/courses/site/RegisterPage/RegistrationForm.tsx';
import { BookingForm } from '#features/studios/site/BookStudioPage/BookingForm.tsx';
import { ContactForm } from './ContactMessage/ContactForm.tsx';

const onSubmit = async () => {};

it.each([
  ['contact', <ContactForm key="contact" onSubmit={onSubmit} />],
  ['a registration', <RegistrationForm key="registration" maxSeats={5} free={2} onSubmit={onSubmit} />],
  ['a booking', <BookingForm key="booking" times={[]} onSubmit={onSubmit} />],
])('the form of %s says without scripts how to reach the company', (_form, form) => {
  const html = renderToStaticMarkup(<MemoryRouter>{form}</MemoryRouter>);
  const [, words] = /<noscript>(.*?)<\/noscript>/.exec(html) ?? [];
  expect(words).toContain('a besoin de JavaScript');
  expect(words).toContain('href="tel:');
  expect(words).toContain('href="mailto:');
});
