import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountEmails } from '#features/people/emails/accountEmails.ts';
import { hostedEmails, installEmails } from '../scripts/hostedEmails.ts';

const supabase = join(import.meta.dirname, '..');
const config = readFileSync(join(supabase, 'config.toml'), 'utf8');

describe.each(Object.entries(accountEmails))('%s', (name, { page, type }) => {
  const { subject = '', html = '' } = hostedEmails[name] ?? {};

  it('is where Supabase’s tools read it', () => {
    expect(
      readFileSync(join(supabase, `templates/${name}.html`), 'utf8'),
      'npm run emails:install -- --files',
    ).toBe(html);
    expect(config).toContain(
      `[auth.email.template.${name}]\nsubject = "${subject}"\ncontent_path = "./supabase/templates/${name}.html"\n`,
    );
  });

  it('leaves the service’s variables as they are, and names no others', () => {
    const used = [...new Set(html.match(/\{\{[^}]*\}\}/g))].toSorted();
    expect(used).toEqual(['{{ .Email }}', '{{ .SiteURL }}', '{{ .TokenHash }}']);
    const link = `{{ .SiteURL }}${page}#type=${type}&amp;token_hash={{ .TokenHash }}`;
    expect(html.split(`href="${link}"`)).toHaveLength(3);
  });
});

describe('installing', () => {
  let server: Server;
  let api: string;
  let received: { request: IncomingMessage; body: unknown }[];
  let answer: { status: number; body: string };

  beforeAll(async () => {
    server = createServer((request, response) => {
      void text(request).then((body) => {
        received.push({ request, body: JSON.parse(body) });
        response.writeHead(answer.status).end(answer.body);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    received = [];
    answer = { status: 200, body: '{}' };
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const project = { SUPABASE_ACCESS_TOKEN: 'sbp_jeton', SUPABASE_PROJECT_REF: 'abcdefghijklmnopqrst' };

  it('sends the e-mails to the project, and nothing else', async () => {
    expect(await installEmails(project, { api })).toContain('« Confirmez votre compte »');
    expect(received).toHaveLength(1);
    const { request, body } = received[0] ?? {};
    expect([request?.method, request?.url]).toEqual([
      'PATCH',
      '/v1/projects/abcdefghijklmnopqrst/config/auth',
    ]);
    expect(request?.headers.authorization).toBe('Bearer sbp_jeton');
    expect(body).toMatchObject({
      mailer_subjects_invite: hostedEmails['invite']?.subject,
      mailer_templates_invite_content: hostedEmails['invite']?.html,
    });
    expect(Object.keys(Object(body))).toHaveLength(2 * Object.keys(accountEmails).length);
  });

  it('shows what it would send, without sending it', async () => {
    expect(await installEmails({}, { api, isDryRun: true })).toContain('"mailer_subjects_invite": "');
    expect(received).toEqual([]);
  });

  it.each([
    [{ status: 401, body: '{}' }, 'Le jeton a été refusé'],
    [{ status: 403, body: '{}' }, 'n’a pas le droit'],
    [{ status: 404, body: '{}' }, 'Ce projet n’existe pas'],
    [{ status: 429, body: '{}' }, 'trop de demandes'],
    [
      { status: 400, body: '{"message":"Template is too long"}' },
      'a refusé les courriels (400) : Template is too long',
    ],
    [{ status: 500, body: '<html>' }, 'a refusé les courriels (500).'],
  ])('says what is wrong at %o', async (given, sentence) => {
    answer = given;
    await expect(installEmails(project, { api })).rejects.toThrow(sentence);
  });

  it('says so when nobody answers', async () => {
    await expect(installEmails(project, { api: 'http://127.0.0.1:1' })).rejects.toThrow(
      'Supabase ne répond pas',
    );
  });

  it.each([
    [{}, 'Donnez SUPABASE_ACCESS_TOKEN'],
    [{ ...project, SUPABASE_PROJECT_REF: '../autre' }, 'n’est pas un identifiant'],
  ])('needs a token and a project: %o', async (environment, sentence) => {
    await expect(installEmails(environment, { api })).rejects.toThrow(sentence);
    expect(received).toEqual([]);
  });
});
