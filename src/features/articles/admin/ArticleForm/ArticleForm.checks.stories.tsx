import { expect, fn, type MockInstance, screen, spyOn, waitFor, within } from 'storybook/test';
import type { ArticleInput } from '#features/articles/data/article.schema.ts';
import { articleTexts } from '#features/articles/admin/articleTexts.ts';
import { toArticleDocument } from '#documents/data/documentKey.ts';
import { DocumentStore, type DocumentStorePorts } from '#documents/data/documentStore.ts';
import { aSavedArticle } from '#documents/data/testing/aDocument.ts';
import { DataError } from '#data/errors.ts';
import { anArticle } from '#mocks/builders.ts';
import { endsHere } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { type PublicSite, PublicSiteContext } from '#documents/admin/checks/publicSite.ts';
import { soundArticle } from '../testing/plantedFaults.ts';
import { inMarkdown } from '../testing/openedArticle.tsx';
import { OpenedScreen } from '../testing/OpenedScreen.tsx';

const article = {
  ...anArticle({ slug: 'preparer-sa-premiere-entrevue', status: 'draft' }),
  ...soundArticle,
  // The workbench has no picture at this address.
  featured_image_url: null,
  tag_ids: [],
};
const faulty = 'Voyez [nos forfaits](/forfaits).\n\nEt [ce qui suit](https://).\n';
const write = fn<DocumentStorePorts<ArticleInput>['write']>();

/** An opened draft with this content, whose saves go to `write`. */
const getStore = (content: string) =>
  new DocumentStore(
    {
      texts: articleTexts,
      personId: 'p',
      editorId: 'e',
      document: toArticleDocument(article.id),
      saved: aSavedArticle({ ...article, content }),
    },
    {
      write,
      drafts: { keep: () => true, remove: () => undefined, of: () => [] },
      now: () => Date.now(),
      newId: () => crypto.randomUUID(),
      wait: () => () => undefined,
    },
  );

const inspect = fn<PublicSite['inspect']>();
const site: PublicSite = {
  origins: [],
  hasPage: (path) => Promise.resolve(path === '/contact'),
  inspect,
  show: () => Promise.reject(new Error('Nothing is shown here.')),
};
const loadSite = fn(async () => site);

const meta = preview.meta({
  title: 'Administration/Articles/Vérifier et publier · ArticleForm',
  component: OpenedScreen,
  globals: { role: 'editor' },
  parameters: {
    layout: 'fullscreen',
    description:
      '« Vérifier » montre ce qui a été trouvé, et mène à chaque place. « Publier », « Planifier » et « Mettre à jour » vérifient d’abord : sans erreur, l’article part tout de suite; avec des erreurs, une raison est demandée. Un brouillon n’est jamais vérifié. Ce qui ne peut pas l’être en 20 s n’empêche pas de publier.',
    docs: { story: { inline: false } },
  },
  args: {
    store: getStore(''),
  },
  beforeEach({ args }) {
    const undo = inMarkdown();
    write.mockResolvedValue({ kind: 'saved', saved: aSavedArticle(article) });
    inspect.mockResolvedValue([]);
    loadSite.mockResolvedValue(site);
    args.store = getStore(faulty);
    return undo;
  },
  render: (args) => (
    <PublicSiteContext value={loadSite}>
      <OpenedScreen {...args} />
    </PublicSiteContext>
  ),
});

const sound = ({ args }: { args: { store: unknown } }) => {
  args.store = getStore('Voyez [comment nous joindre](/contact).\n');
};

export const Verified = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Contenu' });
    await userEvent.click(canvas.getByRole('button', { name: 'Vérifier' }));
    const card = await canvas.findByRole('region', { name: 'Vérification' });
    await waitFor(() => expect(card).toHaveFocus());
    await expect(within(card).getByRole('status')).toHaveTextContent('2 erreurs.');
    await step('Chaque point mène à sa place', async () => {
      await userEvent.click(within(card).getByRole('button', { name: /https:\/\// }));
      await expect(field).toHaveFocus();
      await expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(
        '[ce qui suit](https://)',
      );
    });
    if (await endsHere()) return;
    await step('Un texte changé se distingue de celui qui a été vérifié', async () => {
      await userEvent.keyboard('La suite');
      await userEvent.click(await within(card).findByRole('button', { name: 'Vérifier de nouveau' }));
      await waitFor(() => expect(within(card).getByRole('status')).toHaveTextContent('1 erreur.'));
    });
    await expect(write).not.toHaveBeenCalled();
  },
});

/** Sans erreur, un seul geste : les conseils se lisent après. */
export const Clean = meta.story({
  name: 'Sans erreur',
  beforeEach: sound,
  play: async ({ canvas, userEvent }) => {
    let answer: (faults: []) => void = () => undefined;
    inspect.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Publier' }));
    answer([]);
    await waitFor(() => expect(write).toHaveBeenCalledWith(expect.objectContaining({ intent: 'publish' })));
    await expect(write).toHaveBeenCalledOnce();
    await expect(inspect).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByText('Aucun problème trouvé.')).toBeVisible();
  },
});

/** Ce qui est écrit pendant la vérification se vérifie aussi. */
export const TypedMeanwhile = meta.story({
  name: 'Frappe pendant la vérification',
  tags: ['no-visual'],
  beforeEach: sound,
  play: async ({ canvas, userEvent }) => {
    let answer: (faults: []) => void = () => undefined;
    inspect.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Publier' }));
    await waitFor(() => expect(inspect).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('textbox', { name: 'Contenu' }));
    await userEvent.paste('Voyez [nos forfaits](/forfaits).');
    answer([]);
    await screen.findByRole('dialog', { name: 'Publier malgré 1 erreur?' });
    await expect(write).not.toHaveBeenCalled();
    await expect(inspect).toHaveBeenCalledTimes(2);
  },
});

/** Avec des erreurs, une raison : elle est encore là si l’enregistrement est refusé, et s’en va une fois gardée. */
export const Locked = meta.story({
  name: 'Publié malgré des erreurs',
  beforeEach() {
    const stored = { ...article, content: faulty };
    write
      .mockRejectedValueOnce(new DataError('duplicate', { column: 'slug' }))
      .mockResolvedValueOnce({ kind: 'saved', saved: aSavedArticle(stored) });
  },
  play: async ({ canvas, userEvent, step }) => {
    const ask = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Publier' }));
      return within(await screen.findByRole('dialog', { name: 'Publier malgré 2 erreurs?' }));
    };
    const reason = ({ getByRole }: ReturnType<typeof within>) => getByRole('textbox', { name: 'Raison' });
    const publish = async ({ getByRole }: ReturnType<typeof within>, times: number) => {
      await userEvent.click(getByRole('button', { name: 'Publier quand même' }));
      await waitFor(() => expect(write).toHaveBeenCalledTimes(times));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    const requested = await ask();
    await expect(write).not.toHaveBeenCalled();
    if (await endsHere()) return;
    await step('Une erreur mène à sa place', async () => {
      await userEvent.click(requested.getByRole('button', { name: /forfaits/ }));
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Contenu' })).toHaveFocus());
    });
    await step('Refusé : la raison reste', async () => {
      const dialog = await ask();
      await userEvent.click(reason(dialog));
      await userEvent.paste('La page arrive demain.');
      await publish(dialog, 1);
    });
    await step('Enregistré : elle s’en va', async () => {
      const dialog = await ask();
      await expect(reason(dialog)).toHaveValue('La page arrive demain.');
      await publish(dialog, 2);
      await expect(write).toHaveBeenLastCalledWith(
        expect.objectContaining({ intent: 'publish', note: 'La page arrive demain.' }),
      );
      await expect(reason(await ask())).toHaveValue('');
    });
  },
});

/** Un brouillon ne se vérifie pas. */
export const DraftSaved = meta.story({
  name: 'Brouillon enregistré',
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Sauvegarder/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Titre' }), '{Enter}');
    await waitFor(() => expect(write).toHaveBeenCalled());
    await expect(loadSite).not.toHaveBeenCalled();
  },
});

/** La page ne répond pas : l’article part, et la notification dit ce qui n’a pas été vérifié. */
export const OutOfReach = meta.story({
  name: 'Page hors d’atteinte',
  beforeEach(context) {
    sound(context);
    loadSite.mockRejectedValue(new Error('chunk'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publier' }));
    await waitFor(() => expect(write).toHaveBeenCalledWith(expect.objectContaining({ intent: 'publish' })));
    await expect(await screen.findByText('Vérification incomplète')).toBeInTheDocument();
    await expect(canvas.getByText('Aucun problème trouvé dans ce qui a été vérifié.')).toBeVisible();
  },
});

let clock: AbortController;
let timeout: MockInstance<typeof AbortSignal.timeout>;

/** La page se fait attendre : c’est dit, puis la publication part sans elle. */
export const TooSlow = meta.story({
  name: 'Page trop lente',
  tags: ['no-visual'],
  beforeEach(context) {
    sound(context);
    clock = new AbortController();
    timeout = spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
    inspect.mockReturnValue(new Promise(() => {}));
  },
  play: async ({ canvas, userEvent }) => {
    const publish = canvas.getByRole('button', { name: 'Publier' });
    await userEvent.click(publish);
    await expect(await canvas.findByText('Vérification en cours…')).toBeVisible();
    await expect(publish).toHaveAttribute('aria-busy', 'true');
    await expect(timeout).toHaveBeenCalledWith(20_000);
    await expect(write).not.toHaveBeenCalled();
    clock.abort(new DOMException('', 'TimeoutError'));
    await expect(await screen.findByText('Vérification incomplète')).toBeInTheDocument();
    await waitFor(() => expect(write).toHaveBeenCalledOnce());
  },
});
