import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { privacyPolicyContent } from './privacyPolicy.content.ts';

/** What stores something in browsers, and the words that the policy has for it. */
const stored: Record<string, RegExp> = {
  'src/app/RootLayout.tsx': /jusqu’où vous avez fait défiler chaque page/,
  'src/admin/shell/Palette/openedScreens.ts': /nom et l’adresse des cinq derniers écrans ouverts/,
  'src/admin/shell/AdminLayout/sidebarCookie.ts': /témoin qui retient pendant sept jours si le menu latéral/,
  'src/admin/shell/refusedAccess.ts': /raison d’un refus d’accès/,
  'src/data/session/deskHint.ts': /marque, dans le stockage local jusqu’à la déconnexion/,
  'src/data/supabase.ts': /session de connexion.*clé à usage unique/s,
  'src/documents/admin/DocumentForm/RichTextPart.tsx': /façon d’écrire choisie/,
  'src/documents/data/draftKeys.ts': /textes d’articles qui ne sont pas encore enregistrés/,
  'src/documents/data/draftStore.ts': /contenus du site qui ne sont pas encore enregistrés/,
  'src/features/media/data/unfinishedUploads.ts': /envoi d’un son ou d’un film qui n’est pas terminé/,
};

/** The ways to store something, and the piece of the router that does. */
const storing =
  /\b(?:localStorage|sessionStorage|indexedDB|caches)\b[.;)[,\s]|document\.cookie|cookieStore|<ScrollRestoration/;

test('the policy names all that pages store in browsers, and nothing else', () => {
  const files = globSync('src/**/*.{ts,tsx}', {
    exclude: ['**/*.test.*', '**/*.stories.*', '**/testing/**', 'src/server/**'],
  });
  const found = files.filter((file) => storing.test(withoutComments(readFileSync(file, 'utf8'))));
  expect(found.toSorted()).toEqual(Object.keys(stored).toSorted());
  const said = JSON.stringify(privacyPolicyContent.chapters.find(({ id }) => id === 'temoins'));
  for (const words of Object.values(stored)) expect(said).toMatch(words);
});

const withoutComments = (code: string) => code.replaceAll(/\/\*.*?\*\/|^\s*\/\/[^\n]*$/gms, '');
