// @vitest-environment node
import { expect, it } from 'vitest';
import { articleSchema, emptyArticle } from '../features/articles/data/article.schema.ts';
import { mediaDetailsSchema } from '../features/media/data/mediaDetails.schema.ts';
import { contactMessageSchema } from '../features/requests/data/contactMessage.schema.ts';
import { signUpSchema } from './session/auth.schema.ts';
import {
  categorySchema,
  emptyCategory,
  emptyTag,
  tagSchema,
} from '../features/taxonomy/data/taxonomy.schema.ts';
import { cleanLine, cleanText } from './text.ts';

/** As pasted from Word, with what a broken program leaves. */
const pasted = 'Un\u000Bdeux\u2028trois\u0001\u0000\uFFFF\uD800 é😀';

it('keeps what people see, and lines where there may be some', () => {
  expect(cleanText(pasted)).toBe('Un\ndeux\ntrois é😀');
  expect(cleanLine(pasted)).toBe('Un deux trois é😀');
  expect(cleanText('a\tb\r\nc\nd\u00A0!\u202F')).toBe('a\tb\r\nc\nd\u00A0!\u202F');
});

it('leaves nothing of what shows nothing, and no direction that goes on behind it', () => {
  for (const text of ['\u200B', ' \u00A0', '\uFEFF\n\u2060', '\u3164', '\u2800', '\u{E0020}'])
    expect([cleanText(text), cleanLine(text)]).toEqual(['', '']);
  expect(cleanLine('\u202Eecila\u2066 Roy')).toBe('ecila Roy');
  expect(cleanLine('👩🏽‍🚀\u200B')).toBe('👩🏽‍🚀\u200B');
});

const line = 'Un deux trois é😀';
const lines = 'Un\ndeux\ntrois é😀';

it.each([
  [
    articleSchema,
    emptyArticle,
    {
      title: line,
      excerpt: lines,
      content: lines,
      featured_image_url: line,
      featured_image_alt: line,
      meta_title: line,
      meta_description: lines,
      og_image_url: line,
    },
  ],
  [categorySchema, emptyCategory, { name: line, description: lines }],
  [tagSchema, emptyTag, { name: line }],
  [
    mediaDetailsSchema,
    { focal_x: null, focal_y: null },
    { title: line, alt_text: lines, description: lines },
  ],
  [
    contactMessageSchema,
    { firstName: '', lastName: '', email: 'a@b.ca', company: '', service: '', message: '', website: '' },
    { firstName: line, lastName: line, company: line, message: lines },
  ],
  [signUpSchema, { email: 'a@b.ca', password: 'bien assez long' }, { firstName: line, lastName: line }],
])('refuses nobody for invisible characters, form %#', async (schema, empty, expected) => {
  const typed = Object.fromEntries(Object.keys(expected).map((field) => [field, pasted]));
  expect(await schema.parseAsync({ ...empty, ...typed })).toMatchObject(expected);
});
