import { fn } from 'storybook/test';
import { inBackOffice } from '#admin/shell/testing/inBackOffice.tsx';
import { DataError } from '#data/errors.ts';
import { Stack } from '#design-system/primitives/Stack';
import { useDocumentDescription } from '#documents/admin/describeDocument.ts';
import { deviceDrafts } from '#documents/data/draftStore.ts';
import { toArticleDocument } from '#documents/data/documentKey.ts';
import { useDocumentStore } from '#documents/data/useDocumentStore.ts';
import { articleSection } from '#features/articles/admin/article.kind.ts';
import { articleTexts } from '#features/articles/admin/articleTexts.ts';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import preview from '#storybook/preview.tsx';
import { articleWords, pageWords } from '../testing/words.ts';
import { ConflictChoice, type ConflictChoiceProps } from './ConflictChoice.tsx';
import { EditingNotices, SaveProblem, type SaveProblemProps } from './EditingNotices.tsx';
import { SaveState, type SaveStateProps } from '../SaveBar/SaveBar.tsx';

const personId = accountByRole.editor.user_id;
const document = toArticleDocument('d0000000-0000-4000-8000-000000000088');

/** Those of a new article. */
function NoticesOfArticle() {
  const description = useDocumentDescription(articleSection);
  const { store, state } = useDocumentStore({
    texts: articleTexts,
    personId,
    document,
    saved: null,
    onEffect: fn(),
  });
  return (
    <EditingNotices words={articleSection.words} store={store} state={state} description={description} />
  );
}

const meta = preview.meta({
  title: 'Administration/Documents/Avis de l’éditeur · EditingNotices',
  component: NoticesOfArticle,
  globals: { role: 'editor' },
  parameters: {
    guide: {
      use: ['Au-dessus du formulaire d’un document, une fois.'],
      instead: [
        { when: 'L’avis ne touche pas l’enregistrement', take: 'design-system/components/Alert' },
        { when: 'On compare sans choisir', take: 'documents/admin/DocumentComparison' },
      ],
    },
    layout: 'padded',
    description: `Au-dessus du formulaire d’un document : ce qui a été retrouvé sur l’appareil, ce qui empêche d’enregistrer, et ce qui est à choisir. Rien quand tout va. Dans la barre, en quelques mots, où est le texte.

Rien n’est fait d’un texte retrouvé avant que la personne le dise. Ce qui n’a changé que là-bas entre de soi-même et se nomme; ce qui a changé des deux côtés se choisit champ par champ, puis l’enregistrement demandé se poursuit.`,
    docs: { story: { inline: false, height: '40rem' } },
  },
});

/** `RecoveredDraft` : un texte resté sur cet appareil sans avoir été enregistré; de quand il date, et ce qui diffère. */
export const Default = meta.story({
  tags: ['no-visual'],
  decorators: [inBackOffice],
  // A tab that is gone has left it.
  beforeEach() {
    deviceDrafts.keep({
      personId,
      document,
      editorId: 'un-autre-onglet',
      editedAt: Date.now() - 20 * 60_000,
      isNew: true,
      changes: { title: 'Le son des fêtes' },
      base: {},
    });
  },
});

const problems: Pick<SaveProblemProps, 'problem' | 'phase'>[] = [
  { problem: new DataError('rateLimited'), phase: 'retrying' },
  { problem: new DataError('refused'), phase: 'idle' },
  { problem: new DataError('notFound'), phase: 'idle' },
];

/** `SaveProblem` : un échec qui peut passer, un refus que rien ne changera, un article qui n’existe plus. */
export const Problem = meta.story({
  name: 'Enregistrement en échec',
  render: () => (
    <Stack>
      {problems.map((one) => (
        <SaveProblem key={one.problem?.kind} words={articleWords} onRetry={fn()} onRecreate={fn()} {...one} />
      ))}
    </Stack>
  ),
});

const choices: Pick<ConflictChoiceProps, 'words' | 'conflicts' | 'mergedIn'>[] = [
  {
    words: pageWords,
    conflicts: [
      {
        path: 'sections[home/method]',
        label: 'Section 2',
        before: '',
        after: 'Titre : Notre méthode\nIntroduction : Trois temps.',
      },
    ],
    mergedIn: ['Titre'],
  },
  { words: articleWords, conflicts: [], mergedIn: ['Extrait', 'Tags'] },
];

/** `ConflictChoice` : un élément que l’autre côté a retiré y est vide; ce qui est venu de là-bas seul est nommé. */
export const Conflict = meta.story({
  render: () => (
    <Stack>
      {choices.map((one) => (
        <ConflictChoice key={one.mergedIn.join()} isSavePending={false} onResolve={fn()} {...one} />
      ))}
    </Stack>
  ),
});

const saved: SaveStateProps['state'] = {
  saving: { phase: 'idle' },
  isDirty: false,
  conflicts: [],
  problem: null,
  isStored: true,
  savedAt: 1,
  version: 1,
};
const save = { intent: 'save', text: {} } as const;
const states: (Partial<SaveStateProps['state']> & { isOnline?: boolean })[] = [
  {},
  { isDirty: true },
  { isDirty: true, saving: { phase: 'sending', save, next: null, failures: 0 } },
  { isDirty: true, problem: new DataError('refused') },
  { isDirty: true, isOnline: false },
  { isDirty: true, saving: { phase: 'retrying', save, failures: 1 }, problem: new DataError('rateLimited') },
  { isDirty: true, saving: { phase: 'signedOut', save } },
  { isDirty: true, saving: { phase: 'conflict', intent: 'save', details: {} }, conflicts: ['title'] },
  { isDirty: true, isStored: false },
];

/** `SaveState` : tout ce qui peut se dire de l’endroit où est le texte, au rouge quand l’appareil n’en garde pas de copie. */
export const Unsaved = meta.story({
  render: () => (
    <Stack>
      {states.map(({ isOnline = true, ...state }) => (
        <SaveState
          key={JSON.stringify([state, isOnline])}
          state={{ ...saved, ...state }}
          isOnline={isOnline}
        />
      ))}
    </Stack>
  ),
});
