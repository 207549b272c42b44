import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { confirmationEmail, invitationEmail, recoveryEmail } from './accountEmails.ts';
import type { Email } from './email.ts';
import { messageEmail, type ReceivedMessage } from './messageEmail.ts';

interface MailboxProps {
  /** Le courriel, tel qu’il part. */
  email: Email;
  /** La version que la messagerie montre. */
  format?: 'html' | 'text';
  /** Les couleurs que la personne préfère. */
  scheme?: 'light' | 'dark';
  /** La largeur de l’écran, en pixels; toute la place sans elle. */
  width?: number;
}

/** A mailbox: a document of its own, where nothing runs. */
function Mailbox({ email, format = 'html', scheme = 'light', width }: MailboxProps) {
  if (format === 'text')
    return <pre style={{ margin: 0, padding: 16, whiteSpace: 'pre-wrap' }}>{email.text}</pre>;
  return (
    <iframe
      key={`${scheme} ${width}`}
      title={email.subject}
      // A page can't choose what the reader prefers.
      srcDoc={email.html.replace('(prefers-color-scheme: dark)', scheme === 'dark' ? 'all' : 'not all')}
      sandbox="allow-same-origin"
      style={{ display: 'block', width: width ?? '100%', border: 0 }}
      onLoad={({ currentTarget: frame }) => {
        frame.style.height = `${frame.contentDocument?.documentElement.scrollHeight ?? 0}px`;
        frame.dataset['loaded'] = '';
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Courriels/Courriels',
  component: Mailbox,
  parameters: {
    docs: {
      description: {
        component: `
Ce que le produit envoie : \`src/emails\`. Chaque courriel est une fonction de ses données, qui donne l’objet, le HTML et le texte.
Le backend embarqué les envoie; \`npm run emails:install\` les remet au projet hébergé.`,
      },
    },
  },
});

const confirmation = confirmationEmail({
  email: 'marie-eve.tremblay@exemple.ca',
  url: 'https://porte-voix.example/#type=signup&token_hash=6f1d0b5c9e',
});

const recovery = recoveryEmail({
  email: 'marie-eve.tremblay@exemple.ca',
  url: 'https://porte-voix.example/auth/reset#type=recovery&token_hash=6f1d0b5c9e',
});

const invitation = invitationEmail({
  email: 'marie-eve.tremblay@exemple.ca',
  url: 'https://porte-voix.example/auth/reset#type=invite&token_hash=6f1d0b5c9e',
});

const fromMarie: ReceivedMessage = {
  id: '90000000-0000-4000-8000-000000000001',
  first_name: 'Marie-Ève',
  last_name: 'Tremblay',
  email: 'marie-eve.tremblay@exemple.ca',
  company: 'Les Fromages du Fleuve',
  service: 'podcast',
  message:
    'Bonjour,\n\nnous préparons un balado de six épisodes sur les fromagers du Québec. Pouvez-vous nous proposer un studio et une date\u00A0?\n\nMerci!',
  created_at: '2026-11-20T14:05:00Z',
};

const received = (changes: Partial<ReceivedMessage> = {}) =>
  messageEmail({ ...fromMarie, ...changes }, 'https://porte-voix.example');

/** The document of the e-mail, once it stands at its full height. */
async function opened(canvasElement: HTMLElement): Promise<Document> {
  const frame = canvasElement.querySelector('iframe');
  await waitFor(() => expect(frame).toHaveAttribute('data-loaded'));
  if (!frame?.contentDocument) throw new Error('The e-mail has no document.');
  return frame.contentDocument;
}

/** Holds the button and the address that is spelled out against where both should lead. */
const leadsTo =
  (label: string, url: string) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const links = [...(await opened(canvasElement)).links];
    await expect(links.map(({ textContent }) => textContent)).toEqual([label, url]);
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([url, url]);
  };

export const Confirmation = meta.story({
  args: { email: confirmation },
  play: leadsTo('Confirmer mon courriel', 'https://porte-voix.example/#type=signup&token_hash=6f1d0b5c9e'),
});

export const ConfirmationDark = meta.story({ args: { email: confirmation, scheme: 'dark' } });

export const ConfirmationText = meta.story({ args: { email: confirmation, format: 'text' } });

export const Recovery = meta.story({
  args: { email: recovery },
  play: leadsTo(
    'Choisir un mot de passe',
    'https://porte-voix.example/auth/reset#type=recovery&token_hash=6f1d0b5c9e',
  ),
});

export const RecoveryDark = meta.story({ args: { email: recovery, scheme: 'dark' } });

export const RecoveryText = meta.story({ args: { email: recovery, format: 'text' } });

export const Invitation = meta.story({
  args: { email: invitation },
  play: leadsTo(
    'Choisir mon mot de passe',
    'https://porte-voix.example/auth/reset#type=invite&token_hash=6f1d0b5c9e',
  ),
});

export const InvitationDark = meta.story({ args: { email: invitation, scheme: 'dark' } });

export const InvitationText = meta.story({ args: { email: invitation, format: 'text' } });

export const MessageReceived = meta.story({
  args: { email: received() },
  play: leadsTo('Ouvrir les messages', 'https://porte-voix.example/admin/messages'),
});

export const MessageReceivedDark = meta.story({ args: { email: received(), scheme: 'dark' } });

export const MessageReceivedText = meta.story({ args: { email: received(), format: 'text' } });

/** All that isn't required was left empty. */
export const MessageFromNobody = meta.story({
  args: {
    email: received({ first_name: null, last_name: null, company: null, service: null, message: 'Allô' }),
  },
});

/** On the narrowest screen nothing runs out of it, whatever was typed without a space. */
export const LongestWords = meta.story({
  args: {
    width: 320,
    email: received({
      first_name: 'Marie-Ève-Gwendoline'.padEnd(100, 'é'),
      last_name: 'Tremblay-Desrosiers'.padEnd(100, 'è'),
      email: `${'marie.eve.'.repeat(20)}@exemple.ca`,
      company: 'Fromages'.padEnd(200, 'o'),
      message: 'Bonjour'.padEnd(500, 'r'),
    }),
  },
  play: async ({ canvasElement }) => {
    const { documentElement } = await opened(canvasElement);
    await expect(documentElement.scrollWidth).toBe(320);
  },
});

/** What looks like markup is text, and so is what looks like another script. */
export const OddCharacters = meta.story({
  args: {
    email: received({
      first_name: '<b>Ève</b>',
      last_name: 'O’Connor & "fils"',
      company: '株式会社 声 🎙️',
      message:
        '</blockquote><script>alert(1)</script>\n<img src="https://ailleurs.example/pixel.gif">\nمرحبا',
    }),
  },
  play: async ({ canvasElement }) => {
    const mail = await opened(canvasElement);
    await expect(mail.querySelector('script, img')).toBeNull();
    await expect(mail.querySelector('blockquote')).toHaveTextContent('<script>alert(1)</script>');
  },
});
