import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { HttpResponse, http } from 'msw/http';
import { aPicture } from '#mocks/files.ts';
import preview from '#storybook/preview.tsx';
import {
  caretAfter,
  caretIn,
  copied,
  Owned,
  owner,
  paste,
  put,
  select,
  findSurface,
  type,
} from './testing/ownedText.tsx';

const meta = preview.meta({
  title: 'Administration/Documents/Coller et déposer · RichTextField',
  component: Owned,
  tags: ['no-visual'],
  globals: { role: 'editor' },
  parameters: {
    layout: 'padded',
    description:
      'Ce qu’on colle va où l’on était, tel que cela se lisait : des mots parmi des mots, des blocs entre des blocs. Un texte simple reste un texte, à moins d’être clairement du Markdown : Ctrl + Z rend alors le texte.',
  },
  args: { text: '', onMarkdown: fn(), onUnavailable: fn() },
});

const table = '| Nom | Prix |\n| - | - |\n| Balado | 30 $ |\n';

/** Shows another text, from nothing. */
async function show(surface: HTMLElement, text: string, words: string) {
  owner.change('');
  await waitFor(() => expect(surface.textContent).toBe(''));
  owner.change(text);
  await waitFor(() => expect(surface.textContent).toContain(words));
}

/** Pastes after some words of a text, and tells what the text is then. */
async function pasteAfter(
  surface: HTMLElement,
  text: string,
  words: string,
  flavours: Parameters<typeof paste>[1],
) {
  await show(surface, text, words);
  caretAfter(surface, words);
  paste(surface, flavours);
  await waitFor(() => expect(owner.text).not.toBe(text));
  return owner.text;
}

/** Un mot copié d’un titre, d’une liste, d’une citation ou d’un tableau reste un mot. */
export const WordsAmongWords = meta.story({
  name: 'Mots parmi des mots',
  tags: ['thorough'],
  args: { text: 'Avant après.\n' },
  play: async ({ canvas, userEvent, step }) => {
    const surface = await findSurface(canvas);
    await step('D’un autre logiciel, quel que soit son entourage', async () => {
      for (const html of [
        '<ol><li><p>mot</p></li></ol>',
        '<table><tr><td>mot</td></tr></table>',
        '<h3 data-pm-slice="0 0 []"><span>mot</span></h3>',
      ]) {
        const text = await pasteAfter(surface, 'Avant après.\n', 'Avant', {
          'text/html': html,
          'text/plain': ' mot',
        });
        await expect(text).toBe('Avant mot après.\n');
      }
    });
    await step('De la surface elle-même, avec sa mise en forme', async () => {
      const source = `## Un **titre** ici\n\n${table}\nAvant après.\n`;
      for (const [words, written] of [
        ['titre', '**titre**'],
        ['Balado', 'Balado'],
      ] as const) {
        await show(surface, source, words);
        select(surface, words);
        const flavours = copied(surface);
        await expect(flavours['text/plain']).toBe(written);
        await pasteAfter(surface, source, 'Avant', flavours);
        await waitFor(() => expect(owner.text).toBe(source.replace('Avant', `Avant${written}`)));
      }
    });
    await step('Un titre en reste un là où rien n’est écrit', async () => {
      owner.change('Avant.\n');
      caretAfter(surface, 'Avant.');
      await userEvent.keyboard('{Enter}');
      paste(surface, { 'text/html': '<h2>Un titre</h2>', 'text/plain': 'Un titre' });
      await waitFor(() => expect(owner.text).toBe('Avant.\n\n## Un titre\n'));
    });
    await step('Des éléments parmi d’autres éléments', async () => {
      const text = await pasteAfter(surface, '- un\n- trois\n', 'un', {
        'text/html': '<ul><li> et demi</li><li>deux</li></ul>',
        'text/plain': 'et demi\ndeux',
      });
      await expect(text).toBe('- unet demi\n- deux\n- trois\n');
    });
  },
});

/** Une case n’a qu’une ligne : ce qui y entre devient des mots, et le tableau reste entier. */
export const IntoCells = meta.story({
  name: 'Dans un tableau',
  args: { text: table },
  play: async ({ canvas, step }) => {
    const surface = await findSurface(canvas);
    const into = (html: string, plain: string) =>
      pasteAfter(surface, table, 'Balado', { 'text/html': html, 'text/plain': plain });
    await step('Une liste, du code', async () => {
      await expect(await into('<ul><li>un</li><li>deux</li></ul>', 'un\ndeux')).toBe(
        table.replace('Balado', 'Balado•\u00a0un •\u00a0deux'),
      );
      await expect(await into('<pre>npm ci\nnpm start</pre>', 'x')).toBe(
        table.replace('Balado', 'Balado`npm ci npm start`'),
      );
    });
    await step('Un tableau collé dans des cases vides les remplit', async () => {
      const empty = '| Nom | Prix |\n| - | - |\n| | |\n| | |\n';
      await show(surface, empty, 'Nom');
      await waitFor(() => expect(within(surface).getAllByRole('cell')).toHaveLength(4));
      const [cell] = within(surface).getAllByRole('cell');
      caretIn(surface, cell?.querySelector('p') ?? surface);
      paste(surface, {
        'text/html': '<table><tr><td>A</td><td>1</td></tr><tr><td>B</td><td>2</td></tr></table>',
        'text/plain': 'A\t1\nB\t2',
      });
      await waitFor(() => expect(owner.text).toBe('| Nom | Prix |\n| - | - |\n| A | 1 |\n| B | 2 |\n'));
    });
  },
});

/** Un texte simple reste ce qu’il a l’air d’être; clairement du Markdown, il se met en forme et Ctrl + Z le rend. */
export const PlainText = meta.story({
  name: 'Texte simple',
  play: async ({ canvas, userEvent, step }) => {
    const surface = await findSurface(canvas);
    await step('Les lignes restent des lignes, et les signes des signes', async () => {
      paste(surface, { 'text/plain': 'Merci\n--\nMarie' });
      await waitFor(() => expect(owner.text).toBe('Merci\\\n\\--\\\nMarie'));
    });
    await step('La mise en forme des mots autour se poursuit', async () => {
      await expect(await pasteAfter(surface, 'Un **gras**.\n', 'gra', { 'text/plain': 'ph_i*e_' })).toBe(
        'Un **graph_i\\*e_s**.\n',
      );
    });
    await step('Du Markdown, que défaire ramène au texte', async () => {
      owner.change('Avant.\n');
      caretAfter(surface, 'Avant.');
      await userEvent.keyboard('{Enter}');
      paste(surface, { 'text/plain': '## Titre\n\n- un\n- **deux**' });
      await waitFor(() => expect(owner.text).toBe('Avant.\n\n## Titre\n\n- un\n- **deux**\n'));
      await userEvent.keyboard('{Control>}z{/Control}');
      await waitFor(() =>
        expect(owner.text).toBe('Avant.\n\n\\## Titre\n\n\\- un\\\n\\- \\*\\*deux\\*\\*\n'),
      );
      await userEvent.keyboard('{Control>}z{/Control}');
      await waitFor(() => expect(owner.text).toBe('Avant.\n'));
    });
    await step('Un bloc de code prend le texte, signe pour signe', async () => {
      await expect(
        await pasteAfter(surface, '```\nnpm ci\n```\n', 'ci', {
          'text/html': '<pre><code>&amp;&amp; <b>x</b> * 2\n```</code></pre>',
          'text/plain': ' && x * 2\r\n```',
        }),
      ).toBe('````\nnpm ci && x * 2\n```\n````\n');
    });
  },
});

/** Le HTML d’un autre éditeur n’est pas le nôtre, même s’il en porte la marque. */
export const OtherEditors = meta.story({
  name: 'Autres éditeurs',
  play: async ({ canvas }) => {
    const surface = await findSurface(canvas);
    surface.focus();
    paste(surface, {
      'text/html':
        '<h2 data-pm-slice="0 0 []">Titre</h2><p>Un <strong>mot</strong> et <a href="https://a.ca/">un lien</a>.</p>',
      'text/plain': 'Titre\n\nUn mot et un lien.',
    });
    await waitFor(() => expect(owner.text).toBe('## Titre\n\nUn **mot** et [un lien](https://a.ca/).'));
    // A page that pretends to be this surface, with what it could never store.
    owner.change('');
    const forged = encodeURIComponent(
      JSON.stringify([{ type: 'paragraph', content: [{ type: 'image', attrs: { src: { a: 1 } } }] }]),
    );
    paste(surface, {
      'text/html': `<div data-porte-voix="${forged}" data-pm-slice="9 9 []"><p>Des mots</p></div>`,
      'text/plain': 'Des mots',
    });
    await waitFor(() => expect(owner.text).toBe('Des mots'));
  },
});

/** Place et ordre sont ceux des gestes, si longtemps que le code se fasse attendre. */
export const OrderOfGestures = meta.story({
  name: 'Ordre des gestes',
  args: { text: 'Un choix ici.\n' },
  play: async ({ canvas, step }) => {
    const surface = await findSurface(canvas);
    await step('Ce qui est tapé après vient après', async () => {
      select(surface, 'choix');
      paste(surface, { 'text/html': '<b>premier</b>', 'text/plain': 'premier' });
      paste(surface, { 'text/html': '<i>deuxième</i>', 'text/plain': ' deuxième' });
      await put(' troisième');
      paste(surface, { 'text/plain': ' quatrième' });
      await waitFor(() => expect(owner.text).toBe('Un **premier** _deuxième_ troisième quatrième ici.\n'));
    });
    await step('Le curseur reste là où la personne est allée', async () => {
      owner.change('Un choix.\n\nAilleurs.\n');
      await waitFor(() => expect(surface.textContent).toContain('Ailleurs'));
      caretAfter(surface, 'choix');
      paste(surface, { 'text/html': '<p>A</p><p>B</p>', 'text/plain': 'A\n\nB' });
      caretAfter(surface, 'Ailleurs');
      await put(' ici');
      await waitFor(() => expect(owner.text).toBe('Un choixA\n\nB.\n\nAilleurs ici.\n'));
      await put(' et là');
      await waitFor(() => expect(owner.text).toBe('Un choixA\n\nB.\n\nAilleurs ici et là.\n'));
    });
    await step('Un texte qui a changé ailleurs entre-temps est gardé', async () => {
      await show(surface, 'Un choix.\n', 'choix');
      caretAfter(surface, 'choix');
      paste(surface, { 'text/html': '<b>gras</b>', 'text/plain': ' gras' });
      // As the view « Markdown » does, which a hidden surface doesn't follow.
      owner.text = 'Un choix.\n\nÉcrit ailleurs.\n';
      await waitFor(() => expect(owner.text).toBe('Un choix **gras**.\n\nÉcrit ailleurs.\n'));
    });
    await step('Une image arrive là où elle a été collée', async () => {
      owner.change('Un micro.\n\nAilleurs.\n');
      await waitFor(() => expect(surface.textContent).toContain('Un micro'));
      caretAfter(surface, 'Un micro');
      paste(surface, {}, [aPicture('collée.png')]);
      caretAfter(surface, 'Ailleurs');
      await put(' aussi');
      const dialog = within(await screen.findByRole('dialog', { name: 'Placer une image' }));
      dialog.getByRole('checkbox', { name: 'Image décorative' }).click();
      dialog.getByRole('button', { name: 'Placer l’image' }).click();
      await waitFor(() => expect(owner.text).toMatch(/^Un micro!\[\]\(\S+\.png\)\.\n\nAilleurs aussi\.\n$/));
      // The toast is a dialog too.
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Placer une image' })).toBeNull());
    });
  },
});

/** Seule une adresse qui en est clairement une devient un lien. */
export const Links = meta.story({
  name: 'Liens',
  play: async ({ canvas, step }) => {
    const surface = await findSurface(canvas);
    await step('Pendant la frappe', async () => {
      surface.focus();
      for (const words of ['C’est fini.La', ' ', 'www.a.ca', ' ']) await put(words);
      const links = within(surface).getAllByRole('link');
      await expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://www.a.ca']);
    });
    const over = async (text: string, words: string, brought: string, html = '') => {
      await show(surface, text, words);
      select(surface, words);
      paste(surface, { 'text/plain': brought, ...(html && { 'text/html': html }) });
      await waitFor(() => expect(owner.text).not.toBe(text));
      return owner.text;
    };
    await step('Des noms collés sur des mots les remplacent', async () => {
      await expect(await over('Avec Vue.js ici.\n', 'Vue.js', 'Node.js')).toBe('Avec Node.js ici.\n');
    });
    await step('Une adresse collée sur des mots en fait un lien', async () => {
      await expect(await over('Avec Vue ici.\n', 'Vue', 'www.vuejs.org')).toBe(
        'Avec [Vue](https://www.vuejs.org) ici.\n',
      );
      const html = '<a href="https://vuejs.org/">Vue, le site</a>';
      await expect(await over('Avec Vue ici.\n', 'Vue', 'https://vuejs.org/', html)).toBe(
        'Avec [Vue](https://vuejs.org/) ici.\n',
      );
    });
    await step('Une adresse collée sur une autre prend sa place', async () => {
      await expect(await over('Voir <https://a.ca/x> ici.\n', 'https://a.ca/x', 'https://b.ca/')).toBe(
        'Voir <https://b.ca/> ici.\n',
      );
      await expect(
        await over('Voir [exemple.ca](https://exemple.ca/) ici.\n', 'exemple.ca', 'www.b.ca'),
      ).toBe('Voir [www.b.ca](https://www.b.ca) ici.\n');
    });
  },
});

/** « 1986. » commence une phrase; « 1. », une liste. */
export const NumbersAtTheStart = meta.story({
  name: 'Nombres en tête',
  play: async ({ canvas, userEvent }) => {
    const surface = await findSurface(canvas);
    surface.focus();
    await type('1986. ');
    await put('Une année');
    await waitFor(() => expect(owner.text).toBe('1986\\. Une année'));
    owner.change('');
    surface.focus();
    await type('1. ');
    await put('un');
    await userEvent.keyboard('{Enter}{Enter}');
    await type('2. ');
    await put('deux');
    await waitFor(() => expect(owner.text).toBe('1. un\n2. deux'));
  },
});

const remote = 'https://images.exemple.ca/micro.jpg';

/** Une image restée ailleurs peut entrer dans la médiathèque, si son site le permet. */
export const RemotePictures = meta.story({
  name: 'Images d’ailleurs',
  args: { text: `![Un micro](${remote})\n\nDu texte.\n\n![Encore](${remote} "Titre")\n` },
  beforeEach({ msw }) {
    const picture = Uint8Array.from(atob(pixel), (character) => character.charCodeAt(0));
    msw.use(
      http.get(remote, () =>
        HttpResponse.arrayBuffer(picture.buffer, { headers: { 'Content-Type': 'image/png' } }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const surface = await findSurface(canvas);
    await expect(canvas.getByText(/^Une image est sur un autre site \(images\.exemple\.ca\)/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter à la médiathèque' }));
    await waitFor(() =>
      expect(owner.text).toMatch(
        /^!\[Un micro\]\(\S+\/media\/uploads\/\d+\.jpg\)\n\nDu texte\.\n\n!\[Encore\]\(\S+\/media\/uploads\/\d+\.jpg "Titre"\)\n$/,
      ),
    );
    await waitFor(() => expect(canvas.queryByText(/autre site/)).toBeNull());
    await expect(surface).toBeVisible();
  },
});

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** Ce qui ne peut pas être copié reste en place, et la raison est dite. */
export const RemotePictureRefused = meta.story({
  name: 'Image d’ailleurs refusée',
  args: { text: `![Un micro](${remote})\n` },
  beforeEach({ msw }) {
    msw.use(http.get(remote, () => HttpResponse.error()));
  },
  play: async ({ canvas, userEvent }) => {
    await findSurface(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter à la médiathèque' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Une image n’a pas pu être copiée/);
    await expect(owner.text).toBe(`![Un micro](${remote})\n`);
    await expect(canvas.queryByRole('button', { name: 'Ajouter à la médiathèque' })).toBeNull();
  },
});
