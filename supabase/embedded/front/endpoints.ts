import { z } from 'zod';
import { accountEndpoints } from './accountEndpoints.ts';
import { type Endpoint, endpoint, text } from './endpoint.ts';
import { storageEndpoints } from './storageEndpoints.ts';

const name = '[a-z_][a-z0-9_]*';

/** Functions of the database that queue e-mails, as its tests see to. */
export const emailing: readonly string[] = [
  'register_for_course_session',
  'register_by_staff',
  'confirm_registration',
  'return_seats',
  'free_together',
  'cancel_registration',
  'change_registration',
  'save_course_session',
  'cancel_course_session',
  'write_to_registered',
  'book_studio',
  'confirm_booking',
  'cancel_booking',
  'answer_booking',
  'enter_lead',
  'reply_to_lead',
  'retry_email',
];

/**
 * Every endpoint of the API. What isn't here doesn't exist (404), whatever @supabase/lite offers: one-time passwords,
 * magic links, changes of an e-mail address, signed addresses, bucket administration, an OpenAPI description.
 */
const endpoints: readonly Endpoint[] = [
  ...accountEndpoints,
  endpoint('POST', '/functions/v1/manage-users', {
    for: 'person',
    answeredBy: 'manageUsers',
    // The function has its own word on each of them.
    body: z.object({
      action: text,
      email: text.optional(),
      role: text.optional(),
      account_id: text.optional(),
      transfer_to: text.nullish(),
    }),
  }),
  // A hosted project lets anybody call it. Here the server calls, and what follows a write.
  endpoint('POST', '/functions/v1/send-emails', { for: 'service', answeredBy: 'sendEmails' }),
  endpoint('GET HEAD', String.raw`/functions/v1/calendrier/[\w-]{22,100}\.ics`, {
    for: 'anyone',
    answeredBy: 'calendar',
  }),
  endpoint('GET HEAD', `/rest/v1/${name}`, { for: 'key', query: 'rows' }),
  endpoint('POST', '/rest/v1/leads', { for: 'key', query: 'rows', body: 'rows', followedBy: 'sendEmails' }),
  endpoint('POST PATCH DELETE', `/rest/v1/${name}`, { for: 'key', query: 'rows', body: 'rows' }),
  // What pages are made from, asked for like a table: by GET, and with no words that could be taken for filters.
  endpoint('GET HEAD', '/rest/v1/rpc/list_course_sessions', { for: 'key' }),
  // Functions that only read: @supabase/lite would take words that people search for, asked for by GET, for filters.
  endpoint('POST', `/rest/v1/rpc/(?:list_${name}|read_preview|read_calendar)`, {
    isRead: true,
    for: 'key',
    query: 'rows',
    body: 'arguments',
  }),
  // Each time other words, which nothing keeps an answer of.
  endpoint('POST', '/rest/v1/rpc/(?:search|search_desk)', {
    isRead: true,
    for: 'key',
    query: 'rows',
    body: 'arguments',
    isWork: true,
  }),
  endpoint('POST', '/rest/v1/rpc/erase_personal_data', {
    for: 'key',
    query: 'none',
    body: 'arguments',
    followedBy: 'forgetPerson',
  }),
  // What people get an e-mail about at once. All else that is queued leaves within ten seconds.
  endpoint('POST', `/rest/v1/rpc/(?:${emailing.join('|')})`, {
    for: 'key',
    query: 'none',
    body: 'arguments',
    followedBy: 'sendEmails',
  }),
  endpoint('POST', `/rest/v1/rpc/${name}`, { for: 'key', query: 'none', body: 'arguments' }),
  ...storageEndpoints,
];

/** Addresses are compared as they stand: one that could be spelled otherwise (`%74oken`, `//`, `..`) is nobody's. */
export function findEndpoint(method: string, pathname: string): Endpoint | undefined {
  return endpoints.find((known) => known.methods.includes(method) && known.path.test(pathname));
}

/** Whether a path is where a file is sent at once. */
export const isUploadPath = (pathname: string): boolean => findEndpoint('POST', pathname)?.body === 'file';
