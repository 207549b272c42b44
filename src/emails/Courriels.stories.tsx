import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { Email } from './email.ts';
import { examples, writeLeadNotice } from './testing/examples.ts';

interface MailboxProps {
  /** Les courriels, tels qu’ils partent. */
  emails: readonly Email[];
  /** La version que la messagerie montre. */
  format?: 'html' | 'text';
  /** Les couleurs que la personne préfère. */
  scheme?: 'light' | 'dark';
  /** La largeur de l’écran, en pixels; toute la place sans elle. */
  width?: number;
  /** Ne montre que les objets, dont chacun s’ouvre. */
  isFolded?: boolean;
}

/** A mailbox: each e-mail under its subject. */
function Mailbox({ emails, ...shown }: MailboxProps) {
  return emails.map((email) => <Letter key={`${email.subject} ${email.text}`} email={email} {...shown} />);
}

type LetterProps = Omit<MailboxProps, 'emails'> & { email: Email };

/** An e-mail is a document of its own, where nothing runs. */
function Letter({ email, format = 'html', scheme = 'light', width, isFolded = false }: LetterProps) {
  const [isOpen, setIsOpen] = useState(!isFolded);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary style={{ padding: 16, fontWeight: 'bold', overflowWrap: 'anywhere' }}>{email.subject}</summary>
      {!isOpen ? null : format === 'text' ? (
        <pre style={{ margin: 0, padding: 16, whiteSpace: 'pre-wrap' }}>{email.text}</pre>
      ) : (
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
      )}
    </details>
  );
}

const meta = preview.meta({
  title: 'Courriels',
  component: Mailbox,
  // Shown once each stands at its full height.
  play: async ({ canvasElement }) => {
    for (const frame of canvasElement.querySelectorAll('iframe'))
      await waitFor(() => expect(frame).toHaveAttribute('data-loaded'));
  },
  parameters: {
    description: `Ce que le produit envoie : \`src/emails\`. Chaque courriel est une fonction de ses données, qui donne l’objet, le HTML et le texte.
Le backend embarqué les envoie; \`npm run emails:install\` les remet au projet hébergé.`,
  },
});

/** Every e-mail of the product. */
const all = Object.values(examples).map(({ email }) => email);

/** The document of the e-mail, once it stands at its full height. */
async function opened(canvasElement: HTMLElement): Promise<Document> {
  const frame = canvasElement.querySelector('iframe');
  await waitFor(() => expect(frame).toHaveAttribute('data-loaded'));
  if (!frame?.contentDocument) throw new Error('The e-mail has no document.');
  return frame.contentDocument;
}

export const List = meta.story({ name: 'Liste', tags: ['no-visual'], args: { emails: all, isFolded: true } });

export const All = meta.story({ name: 'Tous', tags: ['!autodocs'], args: { emails: all } });

export const Dark = meta.story({ name: 'Sombre', args: { emails: all.slice(0, 1), scheme: 'dark' } });

/** Sur l’écran le plus étroit, rien ne déborde, même tapé sans une espace. */
export const LongestWords = meta.story({
  name: 'Mots les plus longs',
  args: {
    width: 320,
    emails: [
      writeLeadNotice({
        first_name: 'Marie-Ève-Gwendoline'.padEnd(100, 'é'),
        last_name: 'Tremblay-Desrosiers'.padEnd(100, 'è'),
        email: `${'marie.eve.'.repeat(20)}@exemple.ca`,
        company: 'Fromages'.padEnd(200, 'o'),
        message: 'Bonjour'.padEnd(500, 'r'),
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const { documentElement } = await opened(canvasElement);
    await expect(documentElement.scrollWidth).toBe(320);
  },
});
