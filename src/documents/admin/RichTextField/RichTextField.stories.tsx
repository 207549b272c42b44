import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { find } from '#mocks/database.ts';
import { aPicture } from '#mocks/files.ts';
import { mediaLibrary } from '#mocks/fixtures/media.ts';
import { PreservedText } from '#richText/preservedText.ts';
import { siteAddresses } from '#documents/contents/addresses.ts';
import { endsHere, inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { caretAfter, findSurface, Owned, owner, paste, put, type } from './testing/ownedText.tsx';

const [studio] = mediaLibrary;
if (!studio) throw new Error('The fixtures have lost their media.');

const meta = preview.meta({
  title: 'Administration/Documents/Surface d’écriture · RichTextField',
  component: Owned,
  parameters: {
    guide: {
      use: ['Pour un texte long, avec titres, listes, images et liens.'],
      instead: [
        { when: 'Le texte n’a pas de mise en forme', take: 'design-system/forms/TextArea' },
        { when: 'On le montre seulement', take: 'design-system/components/Markdown' },
      ],
    },
    layout: 'padded',
    description: `Un texte en Markdown, montré et écrit comme ce qu’il sera. Le texte gardé reste du Markdown : ce qui n’est pas touché garde ses octets, et seul le bloc modifié est réécrit. Ce qui ne se montre pas sans perte (HTML, notes) reste verrouillé, avec sa source.

Tab quitte le texte, listes et tableaux compris; Alt + F10 mène à la barre d’outils, Échap en revient.`,
  },
  args: { text: '', onMarkdown: fn(), onUnavailable: fn() },
});

const whole = `Une fenêtre, un carton blanc et **un peu de patience**.

## Placer l’invité

À un mètre de la fenêtre, de *trois quarts*. Voyez [nos formations](/formations) et \`F10\`.

1. Choisir l’heure
2. Fermer les stores
   - tous
   - sauf un

> Le silence aussi se monte.

\`\`\`
npm ci
\`\`\`
`;

const table = `Avant.

| Heure | Lumière | Note |
| :---- | :-----: | ---: |
| 10 h  | douce   |    9 |
| 14 h  | dure    |    4 |

Après.
`;

const locked = `Un texte[^1] avec du <kbd>HTML</kbd>.

<div class="encadré">Une boîte</div>

[^1]: La source.

La fin.
`;

export const Default = meta.story({
  args: { text: whole },
  play: inTests(async ({ canvas, userEvent, step }) => {
    const surface = await findSurface(canvas);
    await step('Elle a un nom, une aide, et plus d’une ligne', async () => {
      await expect(surface).toHaveAttribute('aria-multiline', 'true');
      await expect(surface).toHaveAccessibleDescription(/Tab passe au champ suivant/);
      await expect(within(surface).getByRole('heading', { name: 'Placer l’invité' })).toBeVisible();
      await expect(within(surface).getByRole('link', { name: 'nos formations' })).toBeVisible();
    });
    await step('Seul le bloc modifié est réécrit', async () => {
      caretAfter(surface, 'trois quarts');
      await put(' dos');
      await waitFor(() => expect(owner.text).toBe(whole.replace('*trois quarts*', '_trois quarts dos_')));
      await userEvent.keyboard('{Control>}z{/Control}');
      await waitFor(() => expect(owner.text).toBe(whole));
    });
    await step('Ce qui vient d’ailleurs laisse le curseur en place, et ne se défait pas', async () => {
      caretAfter(surface, 'de patience');
      await put(' encore');
      await waitFor(() => expect(owner.text).toContain('patience encore**'));
      owner.change(owner.text.replace('Le silence', 'Tout silence'));
      await expect(within(surface).getByText('Tout silence aussi se monte.')).toBeVisible();
      await put(' et encore');
      await waitFor(() => expect(owner.text).toContain('patience encore et encore**'));
      await userEvent.keyboard('{Control>}zz{/Control}');
      await waitFor(() => expect(owner.text).toBe(whole.replace('Le silence', 'Tout silence')));
    });
  }),
});

export const Empty = meta.story({
  play: inTests(async ({ canvas, userEvent, step }) => {
    const surface = await findSurface(canvas);
    surface.focus();
    await step('Le Markdown tapé devient ce qu’il veut dire', async () => {
      await type('## ');
      await put('Respirer');
      await userEvent.keyboard('{Enter}');
      await type('- ');
      await put('un');
      await userEvent.keyboard('{Enter}');
      await put('deux');
      await waitFor(() => expect(owner.text).toBe('## Respirer\n\n- un\n- deux'));
      await expect(within(surface).getByRole('heading', { level: 2, name: 'Respirer' })).toBeVisible();
    });
    await step('Un outil est enfoncé là où il s’applique, et se défait', async () => {
      await expect(canvas.getByRole('button', { name: 'Liste à puces', pressed: true })).toBeVisible();
      const choose = async (role: 'menuitem' | 'menuitemcheckbox', name: RegExp) => {
        await userEvent.click(canvas.getByRole('button', { name: 'Autres outils' }));
        await userEvent.click(await screen.findByRole(role, { name }));
        await waitFor(() => expect(surface).toHaveFocus());
      };
      await choose('menuitem', /^Augmenter le retrait/);
      await waitFor(() => expect(owner.text).toBe('## Respirer\n\n- un\n  - deux'));
      await choose('menuitem', /^Défaire/);
      await waitFor(() => expect(owner.text).toBe('## Respirer\n\n- un\n- deux'));
      await choose('menuitemcheckbox', /^Liste numérotée/);
      await waitFor(() => expect(owner.text).toBe('## Respirer\n\n1. un\n2. deux'));
      await userEvent.click(canvas.getByRole('button', { name: 'Liste à puces' }));
      await waitFor(() => expect(owner.text).toBe('## Respirer\n\n- un\n- deux'));
    });
    await step('Tab en sort, même d’une liste', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Après' })).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(surface).toHaveFocus();
    });
    await step('La barre est un seul arrêt, et les flèches la parcourent', async () => {
      await userEvent.keyboard('{Alt>}{F10}{/Alt}');
      const bar = within(canvas.getByRole('toolbar', { name: 'Mise en forme' }));
      await waitFor(() => expect(bar.getByRole('button', { name: 'Autres outils' })).toHaveFocus());
      await userEvent.keyboard('{ArrowLeft}');
      await expect(bar.getByRole('button', { name: 'Image' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(surface).toHaveFocus());
    });
  }),
});

/** Un lien demande où il mène. */
export const Link = meta.story({
  name: 'Lien',
  args: { text: 'Écrivez-nous.\n' },
  play: async ({ canvas, userEvent, step }) => {
    const surface = await findSurface(canvas);
    caretAfter(surface, 'Écrivez-nous.');
    await userEvent.keyboard('{Control>}k{/Control}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Insérer un lien' }));
    const address = dialog.getByRole<HTMLInputElement>('combobox', { name: 'Adresse' });
    await step('Les adresses du site sont offertes', async () => {
      const offered = Array.from(address.list?.options ?? [], ({ value, label }) => ({ value, label }));
      await expect(offered).toEqual(siteAddresses);
    });
    if (await endsHere()) return;
    await step('Une adresse qui s’exécuterait est refusée', async () => {
      await userEvent.click(address);
      await userEvent.paste('javascript:alert(1)');
      await userEvent.click(dialog.getByRole('button', { name: 'Insérer' }));
      await expect(address).toBeInvalid();
    });
    await step('Le curseur revient après le lien', async () => {
      await userEvent.clear(address);
      await userEvent.paste('/contact');
      await userEvent.click(dialog.getByRole('textbox', { name: 'Mots du lien' }));
      await userEvent.paste('Ici');
      let caret: Node | null | undefined;
      const readCaret = () => queueMicrotask(() => (caret = getSelection()?.anchorNode));
      surface.addEventListener('focus', readCaret, { once: true });
      await userEvent.click(dialog.getByRole('button', { name: 'Insérer' }));
      await waitFor(() => expect(owner.text).toBe('Écrivez-nous.[Ici](/contact)\n'));
      await waitFor(() => expect(surface).toHaveFocus());
      // From the first moment, or a key that is pressed then writes where the text begins.
      await expect(caret?.textContent).toContain('Ici');
    });
  },
});

const pasted = `<p class=MsoNormal>Trois gestes&nbsp;:</p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·&nbsp;</span><![endif]>respirer</p>
<p class=MsoNormal><b>Puis</b> parler.<a href="#_ftn1" name="_ftnref1">[1]</a> <img src="file:///C:/scene.png"></p>
<div id=ftn1><p class=MsoFootnoteText><a href="#_ftnref1" name="_ftn1">[1]</a> De Word.</p></div>`;

/** Ce qu’on colle devient du Markdown; les images collées sont envoyées à la médiathèque, puis placées. */
export const Pasting = meta.story({
  name: 'Coller',
  args: { text: 'Avant.\n\nUne note.[^1]\n\n[^1]: Du texte.\n' },
  tags: ['no-visual'],
  globals: { role: 'editor' },
  play: async ({ canvas, userEvent, step }) => {
    const surface = await findSurface(canvas);
    await step('Un texte de Word', async () => {
      caretAfter(surface, 'Avant.');
      await userEvent.keyboard('{Enter}');
      paste(surface, { 'text/html': pasted });
      await waitFor(() => expect(owner.text).toContain('- respirer\n\n**Puis** parler.[^2]'));
      await expect(owner.text).toContain('[^2]: De Word.');
      await waitFor(() => expect(screen.getByText('Une image n’a pas pu être collée')).toBeVisible());
    });
    await step('Une image contenue dans le texte, avec les mots qui la décrivent', async () => {
      const canvasOfPicture = Object.assign(document.createElement('canvas'), { width: 300, height: 200 });
      canvasOfPicture.getContext('2d')?.fillRect(20, 20, 90, 60);
      const address = canvasOfPicture.toDataURL();
      paste(surface, { 'text/html': `<p>La scène : <img alt="Un micro" src="${address}"></p>` });
      const dialog = within(await screen.findByRole('dialog', { name: 'Placer une image' }));
      await userEvent.click(dialog.getByRole('textbox', { name: 'Texte alternatif' }));
      await userEvent.paste('Un micro');
      await userEvent.click(dialog.getByRole('button', { name: 'Placer l’image' }));
      await waitFor(() =>
        expect(owner.text).toMatch(/La scène :!\[Un micro\]\(\S+\/media\/uploads\/\d+\.png\)/),
      );
      // The toast is a dialog too.
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Placer une image' })).toBeNull());
    });
    await step('Une image qui arrive pendant la question d’une autre attend son tour', async () => {
      caretAfter(surface, 'parler.');
      await userEvent.click(canvas.getByRole('button', { name: 'Image' }));
      const dialog = await screen.findByRole('dialog', { name: 'Placer une image' });
      const count = (await find('media_library')).length;
      paste(surface, {}, [aPicture('tardive.png')]);
      await waitFor(async () => expect(await find('media_library')).toHaveLength(count + 1));
      await waitFor(() => expect(canvas.queryByRole('progressbar', { hidden: true })).toBeNull());
      await userEvent.click(within(dialog).getByLabelText('Adresse de l’image'));
      await userEvent.paste(studio.file_path);
      await userEvent.click(within(dialog).getByLabelText('Texte alternatif'));
      await userEvent.paste('La scène vide');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Placer l’image' }));
      await waitFor(() => expect(owner.text).toContain(`![La scène vide](${studio.file_path})`));
      const address = await screen.findByLabelText('Adresse de l’image');
      await waitFor(() => expect(address).toHaveDisplayValue(/\/media\/uploads\/\d+\.png$/));
    });
  },
});

export const Tables = meta.story({
  name: 'Tableaux',
  args: { text: table },
  play: inTests(async ({ canvas, userEvent, step }) => {
    const surface = await findSurface(canvas);
    const choose = async (name: string, menu = 'Tableau') => {
      await userEvent.click(await canvas.findByRole('button', { name: menu }));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
      await waitFor(() => expect(surface).toHaveFocus());
    };
    await step('Une ligne de plus, puis une colonne de moins', async () => {
      caretAfter(surface, 'dure');
      await choose('Ajouter une ligne au-dessous');
      await waitFor(() => expect(within(surface).getAllByRole('row')).toHaveLength(4));
      caretAfter(surface, 'Note');
      await choose('Supprimer la colonne');
      await waitFor(() =>
        expect(owner.text).toBe(
          'Avant.\n\n| Heure | Lumière |\n| :- | :-: |\n| 10 h | douce |\n| 14 h | dure |\n| | |\n\nAprès.\n',
        ),
      );
    });
    await step('Tab en sort', async () => {
      caretAfter(surface, 'douce');
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Après' })).toHaveFocus();
    });
    await step('Un nouveau tableau, ailleurs', async () => {
      caretAfter(surface, 'Après.');
      await choose('Insérer un tableau', 'Autres outils');
      await waitFor(() => expect(within(surface).getAllByRole('table')).toHaveLength(2));
      const heads = within(within(surface).getAllByRole('table')[1] ?? surface).getAllByRole('columnheader');
      for (const head of heads) {
        getSelection()?.collapse(head.querySelector('p'), 0);
        await type('Nom');
      }
      await waitFor(() =>
        expect(owner.text).toMatch(/\| Nom \| Nom \|\n\| - \| - \|\n\| \| \|\n\| \| \|\n$/),
      );
    });
  }),
});

/** Un texte que la surface ne peut pas montrer sans le changer reste tel quel : qui tient le champ l’apprend, et rien n’y est plus écrit. */
export const Unshown = meta.story({
  name: 'Non affichable',
  tags: ['no-visual'],
  args: { text: 'Du *texte*.\n' },
  play: async ({ args, canvas }) => {
    const surface = await findSurface(canvas);
    const adopt = spyOn(PreservedText.prototype, 'adopt').mockReturnValue(false);
    owner.change('Un *autre* texte.\n');
    adopt.mockRestore();
    await expect(args.onUnavailable).toHaveBeenCalledOnce();
    await expect(args.onUnavailable).toHaveBeenCalledWith('unshown');
    caretAfter(surface, 'autre');
    await put(' mot');
    await expect(owner.text).toBe('Un *autre* texte.\n');
  },
});

/** Ce qui ne se montre pas sans perte reste tel quel, et se change dans la vue Markdown. */
export const LockedBlocks = meta.story({
  name: 'Blocs verrouillés',
  args: { text: locked },
  play: inTests(async ({ args, canvas, userEvent }) => {
    const surface = await findSurface(canvas);
    caretAfter(surface, 'La fin.');
    await put(' Vraiment.');
    await waitFor(() => expect(owner.text).toBe(locked.replace('La fin.', 'La fin. Vraiment.')));
    const [button] = canvas.getAllByText('Modifier dans la vue Markdown');
    if (button) await userEvent.click(button);
    await expect(args.onMarkdown).toHaveBeenCalled();
    // Reading this would stop the browser.
    const hostile = `${'>'.repeat(5000)}\n`;
    owner.change(hostile);
    await expect(within(surface).getByText(/trop complexe/)).toBeVisible();
    await expect(owner.text).toBe(hostile);
  }),
});

export const Invalid = meta.story({
  args: { text: 'Trop.', error: 'Raccourcissez ce texte : 500 000 caractères au plus.' },
  play: async ({ canvas }) => {
    const surface = await findSurface(canvas);
    await expect(surface).toBeInvalid();
    await expect(surface).toHaveAccessibleDescription(/Raccourcissez/);
  },
});

export const Loading = meta.story({
  args: { load: () => new Promise<never>(() => {}) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chargement de l’éditeur…')).toBeInTheDocument();
  },
});

/** Le code n’est plus là : qui tient le champ l’apprend, et montre le Markdown. */
export const NotLoaded = meta.story({
  tags: ['no-visual'],
  args: { load: () => Promise.reject(new Error('gone')) },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onUnavailable).toHaveBeenCalledOnce());
  },
});
